import { type RefObject, useEffect, useRef, useState } from "react";
import { type Device, deviceWidths } from "./toolbar.tsx";
import type { StudioController } from "./use-studio.ts";
import "./page-frame.css";

interface PageFrameProps {
  readonly studio: StudioController;
  readonly device: Device;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly onLoad: () => void;
}

/** The real page at the device's width, made smaller when there is less room. */
export function PageFrame({ studio, device, frame, onLoad }: PageFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const shown = useRef(studio.url);
  const { url, version } = studio;
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const page = frame.current?.contentWindow;
    const at = page?.location;
    if (!at || at.pathname + at.search === url || at.href === "about:blank") return;
    shown.current = url;
    at.replace(url);
  }, [url, frame]);
  useEffect(() => {
    if (version > 0) frame.current?.contentWindow?.location.reload();
  }, [version, frame]);

  const width = deviceWidths[device];
  const scale = Math.min(1, size.width / width || 1);
  return (
    <div className="room" ref={room}>
      <div className="screen" style={{ inlineSize: width * scale, blockSize: size.height }}>
        <iframe
          ref={frame}
          title="The page"
          src={shown.current}
          onLoad={onLoad}
          style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
        />
      </div>
      <p className="scale" aria-live="polite">
        {width} px{scale < 1 ? ` · ${Math.round(scale * 100)} %` : ""}
      </p>
    </div>
  );
}
