import type { ReactNode } from "react";

/** A failed call as a widget sees it (API-02): the answer's body plus its status. */
export interface SourceFailure {
  readonly statusCode: number;
  /** Code of the closed list (ERR-07) or `unavailable`. */
  readonly code: string;
  readonly message: string;
}

/**
 * What a widget's view receives. `Props` and `Data` are generated from its `widget.json`
 * (`#schemas/generated/widgets/<name>.ts`: `HotelCardProps`, `HotelCardData`).
 */
export interface WidgetViewProps<Props, Data = Record<string, never>> {
  /** Address of the node, such as `main.hero`; unique on the page, good as an id prefix. */
  readonly id: string;
  readonly props: Props;
  /** Answers by request name; a request that was not made or failed is absent. */
  readonly data: Partial<Data>;
  /** Failures by request name; only a widget with `onError: "fallback"` sees any. */
  readonly errors: Partial<Record<keyof Data, SourceFailure>>;
  /** Rendered children by slot name. */
  readonly slots: Readonly<Record<string, ReactNode>>;
}
