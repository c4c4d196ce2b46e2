import { useRef } from "react";
import { useHydrated, usePage, useT } from "#renderer";
import type { HotelCard, HotelSearchOutput } from "#schemas/generated/api/search.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { minusIcon, plusIcon, refreshIcon } from "../ui/icon/action-icons.ts";
import { clustersOf, spreadOut } from "./map-clusters.ts";
import { MapGround } from "./map-ground.tsx";
import { ClusterPin, MapPin } from "./map-pin.tsx";
import styles from "./map-plan.module.css";
import { type MapPoint, mapFrame } from "./map-points.ts";
import { heldClear, toolsCorner } from "./map-tools.ts";
import { largestZoom, onScreen, showing, step, wholeMap, zoomed } from "./map-view.ts";
import { usePlanMoves } from "./use-plan-moves.ts";

/**
 * The plan with its pins: zoomed and moved by pointer, touch and keys. Without scripts it shows the whole,
 * and crowds as their number.
 */
export function MapPlan({ results }: { readonly results: HotelSearchOutput }) {
  const t = useT();
  const { dir } = usePage();
  const hydrated = useHydrated();
  const plan = useRef<HTMLDivElement>(null);
  const { view, show, size } = usePlanMoves(plan);
  const { latitude, longitude } = results.location;
  const centre = latitude !== undefined && longitude !== undefined ? [{ latitude, longitude }] : [];
  const frame = mapFrame([...results.hotels, ...centre], RATIO);
  const corner = toolsCorner(size, dir === "rtl", view.zoom > 1);
  const held = heldClear(corner, size, PIN);
  const pins = results.hotels
    .map((hotel) => ({ thing: hotel, point: onScreen(view, frame.place(hotel)) }))
    .filter(({ point: { x, y } }) => x > -2 && x < 102 && y > -2 && y < 112)
    .map(({ thing, point }) => ({ thing, point: held(point) }));
  const pin = (hotel: HotelCard, at: MapPoint) => (
    <MapPin key={hotel.id} hotel={hotel} currency={results.currency_code} at={at} />
  );
  const isClosest = view.zoom >= largestZoom;
  const placed = isClosest
    ? spreadOut(pins, size, PIN, (at) => held(at) === at).map(({ thing, at }) => ({
        at,
        things: [thing],
      }))
    : clustersOf(pins, size, PIN);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        ref={plan}
        role="group"
        tabIndex={hydrated ? 0 : undefined}
        aria-label={t("map.plan")}
        className={styles.plan}
        data-zoomed={view.zoom > 1 || undefined}
        dir="ltr"
      >
        <MapGround
          results={results}
          frame={frame}
          view={view}
          size={size}
          ratio={RATIO}
          taken={[
            ...placed.map(({ at, things }) => ({
              x: (at.x * size.width) / 100,
              y: (at.y * size.height) / 100 - PIN.height / 2,
              width: things.length === 1 ? PIN.width : PIN.height,
              height: PIN.height,
            })),
            corner,
          ]}
        />
        <ul className={styles.pins}>
          {placed.map(({ at, things }) => {
            const [first] = things;
            if (!first) return null;
            if (things.length === 1) return pin(first, at);
            return (
              <ClusterPin
                key={first.id}
                at={at}
                count={things.length}
                onOpen={hydrated ? () => show(closer(view.zoom, things.map(frame.place))) : undefined}
              />
            );
          })}
        </ul>
      </div>
      {hydrated && (
        <div className={styles.tools}>
          <IconButton
            icon={plusIcon}
            label={t("map.zoom-in")}
            aria-disabled={view.zoom >= largestZoom}
            onClick={() => show(zoomed(view, step))}
          />
          <IconButton
            icon={minusIcon}
            label={t("map.zoom-out")}
            aria-disabled={view.zoom <= 1}
            onClick={() => show(zoomed(view, 1 / step))}
          />
          {view.zoom > 1 && (
            <IconButton icon={refreshIcon} label={t("map.reset")} onClick={() => show(wholeMap)} />
          )}
        </div>
      )}
    </div>
  );
}

const RATIO = 4 / 3;
/** Room of a pin in pixels. */
const PIN = { width: 116, height: 44 };

/** A view of these points that is larger than the one of now. */
function closer(zoom: number, points: Parameters<typeof showing>[0]) {
  const view = showing(points);
  return view.zoom > zoom ? view : zoomed(view, (zoom / view.zoom) * step);
}
