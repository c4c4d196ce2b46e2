import { usePage, useT, withLocale } from "#renderer";
import { FilterChipLink } from "../ui/chip/chip.tsx";
import styles from "./place-links.module.css";

interface LetterLinksProps {
  /** First word of the list's address. */
  readonly list: string;
  readonly letters: readonly string[];
  /** The letter that is shown; undefined where all are. */
  readonly current: string | undefined;
}

/** The letters that names begin with, each a page of its own (ROUTE-26), and the way back to all of them. */
export function LetterLinks({ list, letters, current }: LetterLinksProps) {
  const page = usePage();
  const t = useT();
  if (letters.length < 2) return null;
  const linkTo = (letter: string) => withLocale(page, `/${list}/${encodeURIComponent(letter.toLowerCase())}`);
  return (
    <nav aria-label={t("listing.letters")}>
      <ul className={styles.letters}>
        {current !== undefined && (
          <li>
            <FilterChipLink href={withLocale(page, `/${list}`)} current={false}>
              {t("listing.letters-all")}
            </FilterChipLink>
          </li>
        )}
        {letters.map((letter) => (
          <li key={letter}>
            <FilterChipLink href={linkTo(letter)} current={letter === current}>
              {letter}
            </FilterChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
