import type { ReactNode, RefObject } from "react";
import { usePageLayer } from "#renderer";
import { Dialog } from "../modal/dialog.tsx";
import { useIsMobile } from "../screen/use-is-mobile.ts";
import { Popover, type PopoverProps } from "./popover.tsx";

export interface FlyoutProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly align?: "start" | "center" | "end";
  /** On phones: the whole screen, or only as high as its content. */
  readonly phone?: "full" | "fit";
}

/** A popover on wide screens, a sheet from the bottom on phones; Back closes either. */
export function Flyout({
  open,
  onClose,
  anchor,
  title,
  closeLabel,
  children,
  footer,
  align,
  phone = "fit",
}: FlyoutProps) {
  const mobile = useIsMobile();
  if (!open) return null;
  if (mobile) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={title}
        closeLabel={closeLabel}
        footer={footer}
        size={phone === "full" ? "full" : "m"}
      >
        {children}
      </Dialog>
    );
  }
  return (
    <Panel anchor={anchor} onClose={onClose} label={title} align={align}>
      {children}
      {footer}
    </Panel>
  );
}

/** A popover that Back closes. */
function Panel(props: PopoverProps) {
  usePageLayer(() => {
    props.onClose();
    props.anchor.current?.focus();
  });
  return <Popover {...props} />;
}
