import { usePage } from "#renderer";

/** What a plain form of a guest's own page holds, so that the server takes it once though it comes twice. */
export function FormKey() {
  const { formKey } = usePage();
  return formKey && <input type="hidden" name="form_key" value={formKey} />;
}
