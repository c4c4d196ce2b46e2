/** The fee of a property whose prices come with 12 % of tax on top. */
export const GST = {
  bill_type: "tax",
  name: "GST",
  basis: "percent",
  value: 12,
  included: false,
  payable: "with_booking",
};
