/** Words that answers carry for codes of the supply, in one language. */
export interface SupplyWords {
  readonly categories: Readonly<Record<string, string>>;
  readonly propertyTypes: Readonly<Record<"hotel" | "home", string>>;
  readonly pictures: Readonly<Record<string, string>>;
  readonly restrictions: Readonly<Record<string, string>>;
  readonly policies: Readonly<Record<string, readonly [name: string, text: string]>>;
  /** By the English name the supply keeps. */
  readonly nearby: Readonly<Record<string, string>>;
  readonly meals: Readonly<Record<string, string>>;
  readonly fees: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly sorts: Readonly<Record<"recommended" | "price" | "rating" | "distance", string>>;
  readonly flags: Readonly<Record<"pets" | "free_cancellation" | "pay_at_hotel", string>>;
  /** `{value}` is a number. */
  readonly ratingFrom: string;
  readonly bedroomsFrom: string;
  readonly maximumRooms: string;
}
