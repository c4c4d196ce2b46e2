import { useEffect, useRef, useState } from "react";
import { useT, type WidgetViewProps } from "#renderer";
import type { ShareButtonProps } from "#schemas/generated/widgets/share-button.ts";
import { type SharedParts, sharedPartsAround } from "../shared/shell/shared-parts.ts";
import { Button } from "../ui/button/button.tsx";
import { shareIcon } from "../ui/icon/action-icons.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { tell } from "../ui/snackbar/tell.ts";

/**
 * Shares a booking or the pictures of a property through the device, or copies what is shared where the
 * device has no way of its own (BDET-10). It appears once it can do either and something around it says what
 * to share; inside an app or a partner's pages nothing does (MODE-04).
 */
export function ShareButton({ props }: WidgetViewProps<ShareButtonProps>) {
  const t = useT();
  const button = useRef<HTMLSpanElement>(null);
  const [able, setAble] = useState(false);
  useEffect(() => {
    const canShare = "share" in navigator || "clipboard" in navigator;
    setAble(canShare && sharedPartsAround(button.current) !== null);
  }, []);

  async function press() {
    const parts = sharedPartsAround(button.current);
    if (!parts || (await shared(parts))) return;
    await navigator.clipboard?.writeText([parts.text, addressOf(parts)].join("\n"));
    void tell({ title: t("share.copied"), closeLabel: t("popup.close"), seconds: COPIED_SECONDS });
  }
  return (
    <span ref={button} hidden={!able}>
      <Button
        variant="secondary"
        wide={props.wide}
        onClick={() => press().catch(() => undefined)}
        icon={<Icon of={shareIcon} size={18} />}
      >
        {t(`share.${props.what}`)}
      </Button>
    </span>
  );
}

/** True when the device took it, or the guest thought better of it. */
async function shared(parts: SharedParts): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ title: parts.title, text: parts.text, url: addressOf(parts) });
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === "AbortError";
  }
}

function addressOf({ path }: SharedParts): string {
  return new URL(path, window.location.origin).href;
}

const COPIED_SECONDS = 6;
