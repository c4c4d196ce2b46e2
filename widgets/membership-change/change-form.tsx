import { membershipUrl } from "#domain/addresses";
import { usePage, withLocale } from "#renderer";
import { FormKey } from "../shared/shell/form-key.tsx";
import { Button } from "../ui/button/button.tsx";

interface ChangeFormProps {
  readonly step: "upgrade" | "renew";
  readonly planId: string;
  readonly label: string;
}

/** The button of a change, as a plain form of its page. */
export function ChangeForm({ step, planId, label }: ChangeFormProps) {
  const page = usePage();
  return (
    <form method="post" action={withLocale(page, membershipUrl(step))}>
      <FormKey />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="plan_id" value={planId} />
      <Button type="submit" size="l">
        {label}
      </Button>
    </form>
  );
}
