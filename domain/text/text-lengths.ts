/**
 * Longest texts of guest fields, in UTF-16 units: what storage and mail carry. They are technical and hold on
 * every site; the shortest texts are the site's (`limits.fields`, CONST-02).
 */
export const LONGEST = {
  title: 20,
  name: 100,
  postalCode: 20,
  city: 100,
  street: 200,
  houseNumber: 30,
  country: 100,
  email: 254,
} as const;
