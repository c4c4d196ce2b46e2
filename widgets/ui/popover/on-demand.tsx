import { type ComponentType, useEffect, useState } from "react";
import { MISSING_ISLAND, tellMissingPart } from "#renderer";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { ErrorState } from "../states/error-state.tsx";

export interface OnDemandProps<Props> {
  /** Loads the code. Its identity must stay the same. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Said while it loads. */
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  /** Shape of what stands there meanwhile. */
  readonly className?: string | undefined;
  /** Whether it fills a popup: then what stood in the popup's frame stands on, and nothing moves. */
  readonly fillsPopup?: boolean;
}

/**
 * A part whose code comes when it is first shown. A failed load is tried once more by itself, then on demand
 * (ERR-04) and when there is a connection again.
 */
export function OnDemand<Props extends object>(options: OnDemandProps<Props>) {
  const { load, props, loading, failed, retry, className, fillsPopup } = options;
  const [part, setPart] = useState<{ readonly View: ComponentType<Props> } | null>(null);
  const [broken, setBroken] = useState(false);
  const missing = part === null && !broken;
  useEffect(() => {
    if (!missing) return;
    let current = true;
    load()
      .catch(load)
      .then(
        (View) => current && setPart({ View }),
        () => {
          tellMissingPart(MISSING_ISLAND);
          if (!current) return;
          setBroken(true);
          addEventListener("online", () => setBroken(false), { once: true });
        },
      );
    return () => {
      current = false;
    };
  }, [missing, load]);
  if (part) return <part.View {...props} />;
  if (broken) return <ErrorState title={failed} retryLabel={retry} onRetry={() => setBroken(false)} />;
  return (
    <div
      className={fillsPopup ? "modal-waiting" : className}
      role="status"
      aria-busy="true"
      aria-label={loading}
    >
      {!fillsPopup && <Skeleton shape="block" height="100%" />}
    </div>
  );
}
