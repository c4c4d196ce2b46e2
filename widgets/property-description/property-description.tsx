import { useT, type WidgetViewProps } from "#renderer";
import type {
  PropertyDescriptionData,
  PropertyDescriptionProps,
} from "#schemas/generated/widgets/property-description.ts";
import styles from "./property-description.module.css";

/** What the property says of itself: the first paragraphs, the rest on demand. */
export function PropertyDescription({
  props,
  data,
}: WidgetViewProps<PropertyDescriptionProps, PropertyDescriptionData>) {
  const t = useT();
  const hotel = data.details?.hotel;
  if (!hotel || hotel.description.length === 0) return null;
  const first = hotel.description.slice(0, props.paragraphs);
  const rest = hotel.description.slice(props.paragraphs);
  return (
    <section id="about" className={styles.section} aria-labelledby="about-title">
      <h2 id="about-title">{t("hotel.about-title", { name: hotel.name })}</h2>
      {hotel.text_locale && (
        <p className={styles.language}>
          {t("hotel.shown-in", { language: t(`languages.${hotel.text_locale}`) })}
        </p>
      )}
      <div className="prose" lang={hotel.text_locale}>
        {first.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary className={styles.summary}>{t("hotel.read-more")}</summary>
          <div className="prose" lang={hotel.text_locale}>
            {rest.map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
