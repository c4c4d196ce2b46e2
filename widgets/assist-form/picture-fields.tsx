import { assistPictureUrl } from "#domain/addresses";
import { usePage, useT } from "#renderer";
import inquiry from "../shared/inquiry/inquiry.module.css";
import { Checkbox } from "../ui/field/checkbox.tsx";
import { Field } from "../ui/field/field.tsx";
import styles from "./assist-form.module.css";

interface PictureFieldsProps {
  readonly id: string;
  /** Whether nothing before them is wrong. */
  readonly isFirst: boolean;
}

/** Pictures to choose, and those that are here already since the form came back. */
export function PictureFields({ id, isFirst }: PictureFieldsProps) {
  const t = useT();
  const { query, limits } = usePage();
  const { pictures: count, pictureMegabytes: size } = limits.assist;
  const held = (query.pictures ?? "")
    .split(",")
    .filter((each) => PICTURE.test(each))
    .slice(0, count);
  const problem = query.picture_problem ?? "";
  const error = PROBLEMS.has(problem) ? t(`assist.${problem}`, { size, count }) : undefined;
  return (
    <div className={inquiry.wide}>
      {held.length > 0 && (
        <fieldset className={styles.held}>
          <legend>{t("assist.pictures-kept")}</legend>
          <input type="hidden" name="pictures" value={held.join(",")} />
          <ul>
            {held.map((picture, index) => (
              <li key={picture}>
                <img
                  src={assistPictureUrl(picture)}
                  alt={t("assist.picture", { number: index + 1 })}
                  width={96}
                  height={96}
                />
                <Checkbox
                  name="drop"
                  value={picture}
                  label={t("assist.picture-drop", { number: index + 1 })}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {held.length < count && (
        <Field
          id={`${id}-pictures`}
          label={t("assist.pictures")}
          optional={t("shell.optional")}
          hint={
            <>
              {t("assist.pictures-hint", { size, count: count - held.length })} {t("assist.pictures-private")}
            </>
          }
          error={error}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              name="files"
              accept="image/jpeg,image/png,image/webp,image/avif"
              multiple={count - held.length > 1}
              // biome-ignore lint/a11y/noAutofocus: it is what the form came back for.
              autoFocus={error !== undefined && isFirst}
              className={styles.files}
            />
          )}
        </Field>
      )}
    </div>
  );
}

const PICTURE = /^i[A-Za-z0-9_-]{22}$/;
/** What may be wrong with pictures, as the calls name it. */
const PROBLEMS: ReadonlySet<string> = new Set([
  "picture-type",
  "picture-size",
  "pictures-many",
  "pictures-gone",
]);
