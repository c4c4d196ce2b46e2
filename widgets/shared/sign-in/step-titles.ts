/** What each step is called, by its message. */
export const STEP_TITLES = {
  start: "sign-in.title",
  email: "sign-in.email-title",
  password: "sign-in.password-title",
  forgot: "sign-in.reset-title",
  link: "sign-in.link-title",
  code: "sign-in.code-title",
  signup: "sign-in.sign-up-title",
  in: "sign-in.in-title",
} as const;
