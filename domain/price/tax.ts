/**
 * A tax of a place: a percentage of the price of the rooms. Included taxes are in the rates already and add
 * no line.
 */
export interface Tax {
  readonly name: string;
  readonly percent: number;
  readonly included: boolean;
  /**
   * Whether meals and charges a guest adds are taxed with it too, as they are with a sales tax and not with a
   * tax on staying.
   */
  readonly onExtras?: boolean | undefined;
}
