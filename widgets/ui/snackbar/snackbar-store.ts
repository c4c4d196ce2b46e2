import type { ReactNode } from "react";
import { create } from "zustand";

export interface SnackbarAction {
  readonly label: string;
  readonly href?: string;
  readonly onPress?: () => void;
}

/** What a snackbar shows (SNACK-01). */
export interface SnackbarContent {
  readonly title: string;
  readonly subtitle?: string;
  /** An icon as an element … */
  readonly icon?: ReactNode;
  /** … or as a picture, never both (SNACK-02). */
  readonly imageIconUrl?: string;
  readonly actions?: readonly SnackbarAction[];
  readonly closeLabel: string;
  /** Goes by itself after so many seconds; without it the guest closes it. */
  readonly seconds?: number;
}

interface SnackbarState {
  readonly content: SnackbarContent | null;
}

/** The one snackbar of the page, shared by all islands. */
export const useSnackbar = /* @__PURE__ */ create<SnackbarState>(() => ({ content: null }));

/**
 * Shows a snackbar in place of the one there is (SNACK-01). An icon element and an image together are an
 * error in development and tests; in production the image wins (SNACK-02).
 */
export function showSnackbar(content: SnackbarContent): void {
  const both = content.icon !== undefined && content.imageIconUrl !== undefined;
  if (both && process.env.NODE_ENV !== "production") {
    throw new Error("imageIconUrl and Icon, both aren't supported together");
  }
  useSnackbar.setState({ content: both ? { ...content, icon: undefined } : content });
}

/** Takes the snackbar away. */
export function hideSnackbar(): void {
  useSnackbar.setState({ content: null });
}
