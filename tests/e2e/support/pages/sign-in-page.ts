import type { Page } from "playwright";
import type { Words } from "../words.ts";

/** The page to sign in on, as a guest sees it. */
export class SignInPage {
  readonly page: Page;
  readonly say: Words;

  constructor(page: Page, say: Words) {
    this.page = page;
    this.say = say;
  }

  get phone() {
    return this.page.getByLabel(this.say("sign-in.phone"), { exact: true }).first();
  }

  get code() {
    return this.page.getByLabel(this.say("sign-in.code"), { exact: true });
  }

  /** The heading of a step, by its message. */
  heading(id: string) {
    return this.page.getByRole("heading", { level: 1, name: this.say(id) });
  }

  press(id: string) {
    return this.page
      .getByRole("main")
      .getByRole("button", { name: this.say(id), exact: true })
      .click();
  }

  async sendCodeTo(number: string) {
    await this.phone.fill(number);
    await this.press("sign-in.send-code");
    await this.heading("sign-in.code-title").waitFor();
  }

  /** Asks for a code by mail, from the step that does; returns the mail. */
  async sendMailTo(email: string, mail: () => Promise<string>) {
    await this.page.locator('main [name="user_id"]').fill(email);
    await this.press("sign-in.send-mail");
    await this.heading("sign-in.code-title").waitFor();
    return mail();
  }

  async enterCode(code: string) {
    await this.code.fill(code);
    await this.press("sign-in.confirm");
  }

  async signUp({ name, email }: { readonly name: string; readonly email: string }) {
    await this.heading("sign-in.sign-up-title").waitFor();
    await this.page.locator('main [name="name"]').fill(name);
    await this.page.locator('main [name="email"]').fill(email);
    // The whole line is the target, and lies over the box.
    await this.page.locator('main [name="gdpr_consent"] + label').click();
    await this.press("sign-in.create");
  }
}
