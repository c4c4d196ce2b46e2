import type { DemoTexts } from "./description-texts.ts";

export const en: DemoTexts = {
  hotelOpening: [
    "{name} is a calm address in {locality}, a short walk from the places most people come to {city} for.",
    "Behind a handsome front in {locality}, {name} keeps comfortable rooms, good beds and a team that knows {city} by heart.",
    "{name} was planned around one idea: that a hotel in {city} can feel like staying with well-organised friends.",
    "Business in the morning, a long dinner at night: {name} in {locality} suits both halves of a day in {city}.",
  ],
  homeOpening: [
    "{name} is a home of its own near {city}: your key, your kitchen, your pace.",
    "The owners of {name} furnished it for their own holidays, and it shows in everything from the bread knife to the reading lamps.",
    "Wake up slowly at {name}. The morning sun reaches the breakfast table first, the rest of {city} can wait.",
    "{name} has been restored with patience: old beams, new bathrooms, and windows where the view is.",
  ],
  setting: {
    city: [
      "Markets, museums and the old centre are close enough to go on foot, and the tram stops around the corner.",
      "The street itself is quiet at night; two corners on, cafés put their tables out until late.",
    ],
    coast: [
      "The beach is near enough to go barefoot, and the sea can be heard when the wind is right.",
      "A path leads through the dunes to the water; in the evening it is worth walking twice.",
    ],
    mountain: [
      "Marked paths start at the door, and in winter the lift is a few minutes away.",
      "The valley lies open in front of the windows, with the peaks catching the last light of the day.",
    ],
    countryside: [
      "Around it are fields, lanes made for bicycles and a village baker worth getting up for.",
      "There is nothing to hear at night but owls, and nothing to do in the morning but decide which way to walk.",
    ],
    desert: [
      "The dunes begin where the road ends, and the night sky is the best show of the week.",
      "Mornings are cool and golden here; at noon the shaded courtyard is the place to be.",
    ],
  },
  hotelInside: [
    "Rooms are quiet and practical, with proper curtains, enough sockets and showers that are hot at once.",
    "Every room has a real desk, fast Wi-Fi and beds that were chosen by people who slept in them.",
    "Downstairs there is a lounge with newspapers and good coffee; upstairs, thick walls and soft linen.",
  ],
  homeInside: [
    "The kitchen is equipped for cooking, not just for warming up, and the table seats everybody.",
    "Inside you find a generous living room, beds made up on arrival and a shelf of games for wet afternoons.",
    "Big windows, warm wood and a sofa long enough for an afternoon nap set the tone.",
  ],
  homeLarge: [
    "With {bedrooms} bedrooms it takes up to {guests} guests.",
    "Up to {guests} people share {bedrooms} bedrooms, so that families and friends have doors to close.",
  ],
  homeSmall: [
    "It is just right for two, and a couple with a small child will not feel cramped either.",
    "Compact and carefully planned, it gives two people everything they need and nothing to dust.",
  ],
  pool: "The pool is open in the warm months and has room for real strokes.",
  garden: "A garden with chairs in sun and shade belongs to it.",
  fireplace: "In the cold months there is a fire to sit by.",
  breakfast: "Breakfast is served fresh, with fruit, eggs to order and bread from the neighbourhood.",
  pets: "Dogs are welcome and find a bowl and a towel at the door.",
  closing: [
    "Check-in is easy, and someone answers the phone until late.",
    "Questions are answered quickly, before and during your stay.",
    "Whatever you need for the first evening is already there.",
  ],
  cityIntro: {
    city: "{city} rewards those who walk: squares, markets and small streets, with good rooms in every quarter.",
    coast: "Sea air, long beaches and short distances: {city} is made for days outside and late dinners.",
    mountain: "In {city} the paths begin at the door, in summer with boots and in winter on skis.",
    countryside: "{city} is for slow days: lanes, villages and houses with room for everyone.",
    desert: "{city} is wide skies and cool evenings, with the dunes close at hand.",
  },
  rooms: {
    compact: [
      "Compact Room",
      "A small, well-planned room with a double bed, a desk by the wall and a walk-in shower.",
    ],
    classic: [
      "Classic Double Room",
      "A quiet double room with a good mattress, a reading chair and a shower or bath.",
    ],
    twin: ["Twin Room", "Two single beds that can be moved together, a desk and plenty of shelf."],
    superior: ["Superior Room", "More floor, a queen bed and a sitting corner by the window."],
    deluxe: ["Deluxe King Room", "A king bed, a wide window with a view and a bathroom with tub and shower."],
    family: ["Family Room", "A double bed and two singles, with space between them and a table for games."],
    suite: ["Suite", "A bedroom and a living room of its own, for longer stays or a special evening."],
    wholeHome: ["Entire home", "The whole place is yours, with kitchen, living room and all bedrooms."],
  },
  reviewsGood: [
    [
      "Would come back tomorrow",
      "Everything was as described and spotlessly clean. We slept wonderfully and the welcome was warm.",
    ],
    [
      "A lovely find",
      "Great location, quiet at night and a comfortable bed. The small touches made the difference.",
    ],
    [
      "Just what we needed",
      "Check-in took a minute, the shower was hot and the view was even better than in the pictures.",
    ],
    [
      "Very friendly hosts",
      "Our hosts gave us tips we would never have found alone. The children did not want to leave.",
    ],
    ["Good value", "Fair price for what you get. Clean, calm and close to everything we wanted to see."],
    [
      "Perfect for a long weekend",
      "We stayed three nights and felt at home at once. The kitchen had everything.",
    ],
  ],
  reviewsMixed: [
    [
      "Nice, with small flaws",
      "Comfortable and well placed, but the Wi-Fi was slow on our side of the building.",
    ],
    ["Fine for a short stay", "Room was smaller than expected, though clean and quiet. Staff were helpful."],
  ],
  authors: [
    "Amelia",
    "Oliver",
    "Priya",
    "Rahul",
    "Sophie",
    "James",
    "Ananya",
    "Daniel",
    "Grace",
    "Vikram",
    "Hannah",
    "Tom",
  ],
};
