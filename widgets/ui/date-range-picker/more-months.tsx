import { useEffect, useRef } from "react";
import { useIntl } from "#renderer";
import { Button } from "../button/button.tsx";

/** The end of the list of months: asks for more when it comes into view, or when pressed. */
export function MoreMonths({ onMore }: { readonly onMore: () => void }) {
  const intl = useIntl();
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });
  useEffect(() => {
    if (!end.current || typeof IntersectionObserver !== "function") return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && more.current(),
      {
        rootMargin: "400px",
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button variant="ghost" wide onClick={onMore}>
        {intl.formatMessage({ id: "calendar.more-months" })}
      </Button>
    </div>
  );
}
