import type { Locator, Page } from "playwright";
import type { Words } from "../words.ts";

/** The page to sign in on, as a guest sees it, or a popup with the same steps (`popup`, its name). */
export class SignInPage {
  readonly page: Page;
  readonly say: Words;
  readonly scope: Locator;
  private readonly level: number;

  constructor(page: Page, say: Words, popup?: string) {
    this.page = page;
    this.say = say;
    this.scope = popup ? page.locator(`dialog[data-modal="${popup}"]`) : page.getByRole("main");
    this.level = popup ? 2 : 1;
  }

  get phone() {
    return this.scope.getByLabel(this.say("sign-in.phone"), { exact: true }).first();
  }

  get code() {
    return this.scope.getByLabel(this.say("sign-in.code"), { exact: true });
  }

  /** The heading of a step, by its message. */
  heading(id: string) {
    const within = this.level === 1 ? this.page : this.scope;
    return within.getByRole("heading", { level: this.level, name: this.say(id) });
  }

  press(id: string) {
    return this.scope.getByRole("button", { name: this.say(id), exact: true }).click();
  }

  async sendCodeTo(number: string) {
    await this.phone.fill(number);
    await this.press("sign-in.send-code");
    await this.heading("sign-in.code-title").waitFor();
  }

  /** Asks for a code by mail, from the step that does; returns the mail. */
  async sendMailTo(email: string, mail: () => Promise<string>) {
    await this.scope.locator('[name="user_id"]').fill(email);
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
    await this.scope.locator('[name="name"]').fill(name);
    await this.scope.locator('[name="email"]').fill(email);
    // The whole line is the target, and lies over the box.
    await this.scope.locator('[name="gdpr_consent"] + label').click();
    await this.press("sign-in.create");
  }
}
