export type CallerIdAnswer =
  /** The guest has not said anything yet. */
  | { readonly status: "waiting" }
  /** The guest agreed, and the provider vouches for the number: E.164, such as `+31612345678`. */
  | { readonly status: "verified"; readonly phone: string }
  /** The guest said no, or it is too late to say anything. */
  | { readonly status: "ended" };

/**
 * A service whose app on the guest's phone says, once the guest agrees, which number the phone has (ACC-25).
 * A service that does not answer is an error.
 */
export interface CallerIdGateway {
  readonly isConnected: boolean;
  /** Begins to ask; the guest's app is opened by `address`, a link of the web or of the app's own kind. */
  readonly begin: () => Promise<{ readonly request: string; readonly address: string }>;
  /** How a request stands. Asking changes nothing. */
  readonly ask: (request: string) => Promise<CallerIdAnswer>;
}

/** Stands where no such service is connected. */
export const noCallerId: CallerIdGateway = {
  isConnected: false,
  begin: async () => {
    throw new Error("No service of caller id is connected.");
  },
  ask: async () => ({ status: "ended" }),
};
