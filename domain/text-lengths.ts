/** Shortest and longest texts of guest fields (CONST-02). Phone lengths count digits; strict is the longer range (VAL-04). */
export const TEXT_LENGTHS = {
  name: { min: 2, max: 100 },
  postalCode: { min: 2, max: 20 },
  city: { min: 2, max: 100 },
  street: { min: 0, max: 200 },
  email: { min: 6, max: 254 },
  phone: { min: 6, max: 12 },
  phoneStrict: { min: 6, max: 15 },
} as const;
