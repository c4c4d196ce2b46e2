import { clsx } from "clsx";
import { useT, type WidgetViewProps } from "#renderer";
import type { HomeHeroProps } from "#schemas/generated/widgets/home-hero.ts";
import { Picture } from "../ui/picture/picture.tsx";
import styles from "./home-hero.module.css";

/**
 * The first thing a guest sees: a picture, a line, and the search (CMS-01). It needs no data, so it stands
 * whatever fails.
 */
export function HomeHero({ props, slots }: WidgetViewProps<HomeHeroProps>) {
  const t = useT();
  const { variant, image, title, text, tagline, subtitles } = props;
  const cover = variant === "cover";
  return (
    <div className={clsx(styles.hero, cover ? styles.cover : styles.split)}>
      <div className={styles.scene}>
        <Picture
          image={image}
          alt=""
          priority
          ratio={cover ? 16 / 9 : 4 / 3}
          sizes={cover ? "100vw" : "(width < 1040px) 100vw, 56vw"}
          className={styles.picture}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.tagline}>{t(tagline)}</p>
        <h1 className={styles.title}>{t(title)}</h1>
        <p className={styles.text}>{t(text)}</p>
      </div>
      <div className={styles.search}>{slots.search}</div>
      <ul className={styles.subtitles}>
        {subtitles.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </ul>
      <div className={styles.below}>{slots.below}</div>
    </div>
  );
}
