import { callingCodeOf, longestPhone, phoneEntry } from "#domain/guest";
import { usePage, useT } from "#renderer";
import { writeStorage } from "#renderer/kept";
import { Button } from "../../ui/button/button.tsx";
import { PhoneField } from "../../ui/field/phone-field.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { useCountryOptions } from "../contact/use-country-options.ts";
import { CallerIdWay } from "./caller-id-way.tsx";
import { PasskeyWay } from "./passkey-way.tsx";
import { StepForm } from "./step-form.tsx";
import { StepLink } from "./step-link.tsx";
import styles from "./steps.module.css";
import type { SignInFlow } from "./use-sign-in.ts";

/** Asks for the number (ACC-01, ACC-20), or leads to another way that the server offers (ACC-02). */
export function PhoneStep({ flow }: { readonly flow: SignInFlow }) {
  const t = useT();
  const page = usePage();
  const { countries } = useCountryOptions(page.domain.appCountryCode);
  const { id, name, error } = flow.field("phone");
  const { saved, link_ended } = flow.state;
  const failure = flow.failure ?? (link_ended && t("sign-in.link-ended"));
  // The way that was begun before comes first once more.
  const ways = (flow.ways?.filter(({ type }) => LEADING.has(type)) ?? []).toSorted(
    (one, other) => Number(other.type === saved?.way) - Number(one.type === saved?.way),
  );
  const byMail = flow.ways?.filter(({ type }) => type === "EMAIL") ?? [];
  // An app's web view has no other app to ask (ACC-02), and no way to the device's passkeys.
  const isInApp = page.device === "webview";
  const waysOf = (type: string) => flow.ways?.filter((way) => way.type === type && !isInApp) ?? [];
  const byPasskey = waysOf("PASSKEY");
  const byCallerId = waysOf("TRUECALLER");
  const hasPhone = flow.ways?.some(({ type }) => type === "PHONEOTP") ?? true;
  const longest = longestPhone(page.country.phone.code, {
    limits: page.limits.fields,
    lengths: page.country.phone,
  });
  return (
    <>
      {hasPhone && (
        <>
          <p className={styles.text}>{t("sign-in.text")}</p>
          <StepForm flow={flow} step="start" className={styles.form}>
            <PhoneField
              id={id}
              label={t("sign-in.phone")}
              hint={t("sign-in.phone-hint")}
              countryLabel={t("sign-in.phone-country")}
              countries={countries.map((each) => ({ ...each, code: callingCodeOf(each.iso) ?? "" }))}
              error={error}
              country={{
                name: "country_iso_code",
                defaultValue: flow.said.country_iso_code ?? page.domain.appCountryCode,
              }}
              number={{
                name,
                defaultValue: flow.said.phone ?? saved?.phone,
                required: true,
                onInput({ currentTarget }) {
                  const kept = phoneEntry(currentTarget.value, longest);
                  if (kept !== currentTarget.value) currentTarget.value = kept;
                },
              }}
            />
            {failure && (
              <Notice tone="danger" live>
                {failure}
              </Notice>
            )}
            <Button type="submit" size="l" wide loading={flow.busy && !ELSEWHERE.has(flow.said.step ?? "")}>
              {t("sign-in.send-code")}
            </Button>
          </StepForm>
        </>
      )}
      {ways.length + byPasskey.length + byMail.length + byCallerId.length > 0 && (
        <ul className={styles.ways}>
          {byPasskey.map(({ option_name, long_label }) => (
            <PasskeyWay key={option_name} flow={flow} label={long_label} />
          ))}
          {byMail.map(({ option_name, long_label }) => (
            <li key={option_name}>
              <StepLink flow={flow} to="email" variant="secondary" wide>
                {long_label}
              </StepLink>
            </li>
          ))}
          {byCallerId.map(({ option_name, long_label }) => (
            <CallerIdWay key={option_name} flow={flow} label={long_label} />
          ))}
          {ways.map(({ option_name, long_label }) => (
            <li key={option_name}>
              <form
                method="post"
                action={flow.action}
                onSubmit={(event) => {
                  writeStorage("sessionStorage", "signing-in", "1");
                  // The policy of other pages lets no form lead to a provider.
                  if (flow.show) flow.submit(event);
                }}
              >
                <input type="hidden" name="step" value="social" />
                <input type="hidden" name="oauth_mode" value={option_name} />
                <input type="hidden" name="retUrl" value={flow.state.return_to} />
                <Button
                  type="submit"
                  variant="secondary"
                  wide
                  loading={flow.busy && flow.said.oauth_mode === option_name}
                >
                  {long_label}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Steps with a button of their own, which turns while they wait. */
const ELSEWHERE: ReadonlySet<string> = new Set(["callerid", "passkey", "social"]);
/** Ways that lead to a provider, whole pages of it; a type that is not known here is ignored. */
const LEADING: ReadonlySet<string> = new Set(["GMAIL", "FACEBOOK", "APPLE"]);
