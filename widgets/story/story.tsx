import { clsx } from "clsx";
import { usePage, useT, type WidgetViewProps, withLocale } from "#renderer";
import type { StoryProps } from "#schemas/generated/widgets/story.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { arrowRightIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./story.module.css";

/** A picture and a few sentences in the brand's own voice. */
export function Story({ id, props }: WidgetViewProps<StoryProps>) {
  const page = usePage();
  const t = useT();
  const titleId = `${id.replaceAll(".", "-")}-title`;
  const { look, image, imageSide, title, text, link } = props;
  return (
    <section
      className={clsx(styles.story, styles[look], imageSide === "end" && styles.end)}
      aria-labelledby={titleId}
    >
      <div className={styles.inner}>
        {image && (
          <Picture
            image={{ ...image, alt: image.alt ? t(image.alt) : (image.altText ?? "") }}
            sizes="(width < 780px) 100vw, 50vw"
            ratio={5 / 4}
            className={styles.picture}
          />
        )}
        <div className={styles.words}>
          <h2 id={titleId} className={styles.title}>
            {t(title)}
          </h2>
          <p className={styles.text}>{t(text)}</p>
          {link && (
            <p>
              <ButtonLink
                href={withLocale(page, link.href)}
                variant="secondary"
                icon={<Icon of={arrowRightIcon} size={18} />}
              >
                {t(link.label)}
              </ButtonLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
