export { COOKIES, type CookieRule } from "#schemas/kept-in-browser.ts";
