/** Pictures that guests took, apart from the property's own (HOTEL-14). */
export const guestImages = {
  name: "0009-guest-images",
  statements: [
    `CREATE TABLE guest_image (
      property_id integer NOT NULL REFERENCES property ON DELETE CASCADE,
      name text NOT NULL,
      width integer NOT NULL,
      height integer NOT NULL,
      alt text NOT NULL,
      colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
      category text NOT NULL,
      author text,
      taken_on date,
      PRIMARY KEY (property_id, name)
    )`,
    "CREATE INDEX guest_image_newest ON guest_image (property_id, taken_on DESC NULLS LAST)",
  ],
} as const;
