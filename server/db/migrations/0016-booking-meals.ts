/** Meals of a booking (MEAL-01): a line for each meal, kept when it is cancelled. */
export const bookingMeals = {
  name: "0016-booking-meals",
  statements: [
    `CREATE TABLE booking_meal (
      property_id integer NOT NULL,
      booking_id text NOT NULL,
      meal_booking_id text NOT NULL,
      category_code text NOT NULL,
      name text NOT NULL,
      guest_count integer NOT NULL CHECK (guest_count BETWEEN 1 AND 200),
      amount bigint NOT NULL CHECK (amount >= 0),
      status text NOT NULL DEFAULT 'Confirmed' CHECK (status IN ('Confirmed', 'Cancelled')),
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (property_id, booking_id, meal_booking_id),
      UNIQUE (property_id, booking_id, category_code),
      FOREIGN KEY (property_id, booking_id) REFERENCES booking
    )`,
  ],
};
