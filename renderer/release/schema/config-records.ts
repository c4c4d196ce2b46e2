import type {
  Amenities,
  Assertion,
  Brand,
  City,
  Country,
  Domain,
  Experiment,
  Group,
  Language,
  Microsite,
  Modals,
  PaymentModes,
  RouteTable,
} from "#schemas";

/** Records that need no site to be read. A record with an error is absent. */
export interface ConfigRecords {
  /** Records that the release has as they are, by member of the release and id; some are named below too. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  readonly assertions: ReadonlyMap<string, Assertion>;
  readonly groups: ReadonlyMap<string, Group>;
  readonly brands: ReadonlyMap<string, Brand>;
  readonly languages: ReadonlyMap<string, Language>;
  readonly countries: ReadonlyMap<string, Country>;
  readonly domains: ReadonlyMap<string, Domain>;
  readonly experiments: ReadonlyMap<string, Experiment>;
  readonly microsites: ReadonlyMap<string, Microsite>;
  readonly amenities: Amenities | null;
  readonly routes: RouteTable | null;
  readonly cities: readonly City[];
  readonly modals: Modals | null;
  readonly paymentModes: PaymentModes | null;
}
