import type { IconShape } from "./icon-shape.ts";

// Icons of amenities; names are those of config/amenities.json. One constant each, so that a bundle carries
// only those it names.

export const wifiIcon: IconShape = {
  id: "wifi",
  d: "M2.5 9.5a14 14 0 0 1 19 0M5.7 13a9.3 9.3 0 0 1 12.6 0M8.9 16.3a4.6 4.6 0 0 1 6.2 0M12 19.5v.1",
};
export const poolIcon: IconShape = {
  id: "pool",
  d: "M2.5 17c1.6 0 1.6 1.2 3.2 1.2S7.3 17 8.9 17s1.5 1.2 3.1 1.2 1.5-1.2 3.1-1.2 1.6 1.2 3.2 1.2 1.6-1.2 3.2-1.2M8 14V6a2 2 0 0 1 4 0M15 14V6a2 2 0 0 1 4 0M8 9.5h7M8 12.5h7",
};
export const parkingIcon: IconShape = {
  id: "parking",
  d: "M7 3.5h10a3.5 3.5 0 0 1 3.5 3.5v10a3.5 3.5 0 0 1 -3.5 3.5h-10a3.5 3.5 0 0 1 -3.5 -3.5v-10a3.5 3.5 0 0 1 3.5 -3.5zM9.5 17V7h3.5a3 3 0 0 1 0 6H9.5",
};
export const breakfastIcon: IconShape = {
  id: "breakfast",
  d: "M4 9.5h12v4.5a4.5 4.5 0 0 1-4.5 4.5h-3A4.5 4.5 0 0 1 4 14zM16 11h1.5a2.5 2.5 0 0 1 0 5H16M8 6.5c0-1 .8-1 .8-2M11.5 6.5c0-1 .8-1 .8-2M3.5 20.5h13",
};
export const snowflakeIcon: IconShape = {
  id: "snowflake",
  d: "M12 3v18M4.2 7.5l15.6 9M4.2 16.5l15.6-9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5M4.3 10.8l3.3-.9-.9-3.3M19.7 13.2l-3.3.9.9 3.3M4.3 13.2l3.3.9-.9 3.3M19.7 10.8l-3.3-.9.9-3.3",
};
export const tvIcon: IconShape = {
  id: "tv",
  d: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM8.5 20.5h7",
};
export const kitchenIcon: IconShape = {
  id: "kitchen",
  d: "M7 3.5v6M4.5 3.5V7a2.5 2.5 0 0 0 5 0V3.5M7 9.5v11M17.5 13V3.5c-2 .5-3.5 3-3.5 6.5v3zM17.5 13v7.5",
};
export const washerIcon: IconShape = {
  id: "washer",
  d: "M6.7 3.5h10.6a2.2 2.2 0 0 1 2.2 2.2v12.6a2.2 2.2 0 0 1 -2.2 2.2h-10.6a2.2 2.2 0 0 1 -2.2 -2.2v-12.6a2.2 2.2 0 0 1 2.2 -2.2zM7.8 13a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M7.5 6.8h2M16 6.8h.5M8.5 13.5c1.5-1 2.5 1 4 .5s2-1.5 3-1",
};
export const gymIcon: IconShape = {
  id: "gym",
  d: "M8 12h8M5.5 7.5v9M8 6v12M16 6v12M18.5 7.5v9M3 10.5v3M21 10.5v3",
};
export const spaIcon: IconShape = {
  id: "spa",
  d: "M12 20c-5 0-8.5-3-8.5-8.5 3.5 0 7 2 8.5 8.5zM12 20c5 0 8.5-3 8.5-8.5-3.5 0-7 2-8.5 8.5zM8.5 12.5c0-3.5 1.3-6.5 3.5-9 2.2 2.5 3.5 5.5 3.5 9",
};
export const barIcon: IconShape = { id: "bar", d: "M4.5 4.5h15L12 12.5zM12 12.5v7M8 20h8M7 7.2h10" };
export const restaurantIcon: IconShape = {
  id: "restaurant",
  d: "M3.5 17.5h17M5 17.5a7 7 0 0 1 14 0M12 10.5V8.5M10.5 8h3M6.5 20.5h11",
};
export const coffeeIcon: IconShape = {
  id: "coffee",
  d: "M5 8.5h11v6A4.5 4.5 0 0 1 11.5 19h-2A4.5 4.5 0 0 1 5 14.5zM16 10h1.5a2.5 2.5 0 0 1 0 5H16M9 5.5V4M12.5 5.5V4",
};
export const petsIcon: IconShape = {
  id: "pets",
  d: "M12 12.5c2.5 0 5 2.5 5 5 0 1.5-1 2.3-2.3 2.3-1 0-1.7-.5-2.7-.5s-1.7.5-2.7.5C8 19.8 7 19 7 17.5c0-2.5 2.5-5 5-5zM3.9 11.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M7.6 7a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0M13 7a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0M16.9 11.5a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0",
};
export const liftIcon: IconShape = {
  id: "lift",
  d: "M7 3.5h10a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2zM12 3.5v17M8.5 13l0-3M7.3 11l1.2-1.2L9.7 11M15.5 10v3M14.3 12l1.2 1.2L16.7 12",
};
export const wheelchairIcon: IconShape = {
  id: "wheelchair",
  d: "M9 4.6a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M10.5 8v5.5h5l2.5 5h2M10.5 10.5h4M8 11.8a4.7 4.7 0 1 0 6.7 6.2",
  mirrored: true,
};
export const cotIcon: IconShape = {
  id: "cot",
  d: "M3.5 6v14M20.5 6v14M3.5 10h17M3.5 17h17M8 10v7M12 10v7M16 10v7",
};
export const gardenIcon: IconShape = {
  id: "garden",
  d: "M12 20.5v-8M12 12.5c-3.5 0-6-2-6-5.5 3.5 0 6 2 6 5.5zM12 15c0-3 2-5 5.5-5 0 3-2 5-5.5 5zM5 20.5h14",
};
export const terraceIcon: IconShape = {
  id: "terrace",
  d: "M4.5 13h15M4.5 20.5h15M6 13v7.5M10 13v7.5M14 13v7.5M18 13v7.5M7.5 13V3.5h9V13M12 3.5V13",
};
export const fireplaceIcon: IconShape = {
  id: "fireplace",
  d: "M12 20.5a5.5 5.5 0 0 1-5.5-5.5c0-4 4-5.5 3.5-11 3.5 1.5 4.5 4 4.2 6 .8-.3 1.3-1 1.5-1.8 1.3 1.5 1.8 3.8 1.8 6.8a5.5 5.5 0 0 1-5.5 5.5zM12 20.5a2.5 2.5 0 0 1-2.5-2.5c0-1.8 1.5-2.5 2.5-4 1 1.5 2.5 2.2 2.5 4a2.5 2.5 0 0 1-2.5 2.5z",
};
export const saunaIcon: IconShape = {
  id: "sauna",
  d: "M4 20.5h16M5.5 16.5h13v4M5.5 16.5v4M8 13c-1.5-1.5 1-3-.5-5S8 4.5 8 3.5M12 13c-1.5-1.5 1-3-.5-5S12 4.5 12 3.5M16 13c-1.5-1.5 1-3-.5-5S16 4.5 16 3.5",
};
export const hotTubIcon: IconShape = {
  id: "hot-tub",
  d: "M3.5 13.5h17V16a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4zM8.5 10.5c-1.2-1.3.8-2.3-.3-4s.3-2 .3-3M12.5 10.5c-1.2-1.3.8-2.3-.3-4s.3-2 .3-3M16.5 10.5c-1.2-1.3.8-2.3-.3-4s.3-2 .3-3",
};
export const barbecueIcon: IconShape = {
  id: "barbecue",
  d: "M4 9h16a8 8 0 0 1-16 0zM8.5 16.2L6 20.5M15.5 16.2L18 20.5M9 6.5c0-1 .8-1 .8-2.5M14 6.5c0-1 .8-1 .8-2.5",
};
export const chargerIcon: IconShape = {
  id: "charger",
  d: "M4 20.5V5.5A1.5 1.5 0 0 1 5.5 4h7A1.5 1.5 0 0 1 14 5.5v15M3 20.5h12M14 12h1.5a1.5 1.5 0 0 1 1.5 1.5v3a1.7 1.7 0 0 0 3.5 0V9l-3-3M9.7 7.5L7.5 11.5h3L8.3 15.5",
};
export const receptionIcon: IconShape = {
  id: "reception",
  d: "M3.5 18h17M5 18a7 7 0 0 1 14 0M12 11V8.5M10 8.5h4M4.5 20.5h15",
};
export const heatingIcon: IconShape = {
  id: "heating",
  d: "M10 14V5.5a2 2 0 0 1 4 0V14a4 4 0 1 1-4 0zM12 10v6.5M17.5 6h2.5M17.5 9.5h2.5",
};
export const deskIcon: IconShape = {
  id: "desk",
  d: "M6.8 5h10.4a1.8 1.8 0 0 1 1.8 1.8v6.4a1.8 1.8 0 0 1 -1.8 1.8h-10.4a1.8 1.8 0 0 1 -1.8 -1.8v-6.4a1.8 1.8 0 0 1 1.8 -1.8zM3 18.5h18",
};
export const safeIcon: IconShape = {
  id: "safe",
  d: "M6 4.5h12a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2zM9 11.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M12 8.5v1M12 13.5v1M7 18.5v2M17 18.5v2",
};
export const smokeFreeIcon: IconShape = {
  id: "smoke-free",
  d: "M3.5 15.5h9M17 15.5h3.5v3H15M12.5 18.5h-9v-3M17 12c0-2-1.5-2.5-3-2.5M20.5 12c0-4-2-5.5-4.5-5.5M4 4l16 16",
};
export const beachIcon: IconShape = {
  id: "beach",
  d: "M12.5 10.5L16 20.5M4 12.5a9 9 0 0 1 16.6-5.8zM9.5 10.4c-.6-2.8.3-5 2.5-6.7M15.3 8.5c-1.2-2.3-2.5-3.9-3.3-4.8M4 20.5h16",
};
export const skiIcon: IconShape = {
  id: "ski",
  d: "M4 18.5l16-5M6 8l5 1.5 1.5 4.5M12 5.5l5 4.5M11 9.5l3.5-2M15.5 4.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M17 20.5c1.5 0 3-.6 4-1.8",
};
export const waterIcon: IconShape = {
  id: "water",
  d: "M3 9c1.8 0 1.8 1.5 3.6 1.5S8.4 9 10.2 9s1.8 1.5 3.6 1.5S15.6 9 17.4 9 19.2 10.5 21 10.5M3 14.5c1.8 0 1.8 1.5 3.6 1.5s1.8-1.5 3.6-1.5 1.8 1.5 3.6 1.5 1.8-1.5 3.6-1.5 1.8 1.5 3.6 1.5",
};
export const mountainIcon: IconShape = {
  id: "mountain",
  d: "M2.5 19.5L9 7.5l4 7M11 12l4-6.5 6.5 14zM7.2 11l1.8 1.2 1.7-1.5",
};
export const firstAidIcon: IconShape = {
  id: "first-aid",
  d: "M5.7 7h12.6a2.2 2.2 0 0 1 2.2 2.2v8.6a2.2 2.2 0 0 1 -2.2 2.2h-12.6a2.2 2.2 0 0 1 -2.2 -2.2v-8.6a2.2 2.2 0 0 1 2.2 -2.2zM8.5 7V4.5h7V7M12 10.5v6M9 13.5h6",
};
export const securityCameraIcon: IconShape = {
  id: "security-camera",
  d: "M3.5 8.5l13-4 2 5.5-13 4zM9.5 12.8V17a2 2 0 0 1-2 2h-4M18.5 6.5l2.5 3-2 1M3.5 16.5v5",
};
export const powerIcon: IconShape = { id: "power", d: "M13 3.5L5.5 13.5H11l-1 7 7.5-10H12z" };
export const showerIcon: IconShape = {
  id: "shower",
  d: "M5 20.5V7a3.5 3.5 0 0 1 7 0M8.5 11a3.5 3.5 0 0 1 7 0zM9.5 14v1M12 14v1M14.5 14v1M9.5 17.5v1M12 17.5v1M14.5 17.5v1",
};
export const ironIcon: IconShape = {
  id: "iron",
  d: "M4 17.5h16l-1.5-8A3 3 0 0 0 15.5 7H9M4 17.5c0-4 2.5-6.5 7-6.5h7.7M4 20.5h16",
  mirrored: true,
};
export const hairdryerIcon: IconShape = {
  id: "hairdryer",
  d: "M13.5 5.5L20.5 4v9l-7-1.5M9 12.5l1.5 8h3l-1-8M4.5 8.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0",
};
export const sparkleIcon: IconShape = {
  id: "sparkle",
  d: "M12 4l1.7 5.3L19 11l-5.3 1.7L12 18l-1.7-5.3L5 11l5.3-1.7zM19 16.5v4M17 18.5h4M5.5 3.5v3M4 5h3",
};
export const leafIcon: IconShape = {
  id: "leaf",
  d: "M5 19c0-9 5-14 15-14 0 10-5 14-11 14-2 0-3-1-3.5-2M5 20.5C7 15.5 10 12.5 14 10.5",
};
export const gamesIcon: IconShape = {
  id: "games",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 3.5v17M3.5 12h17",
};
export const playgroundIcon: IconShape = {
  id: "playground",
  d: "M4 20.5L8 4h8l4 16.5M6.5 10h11M10 10v6.5h4V10",
};
export const neutralIcon: IconShape = { id: "neutral", d: "M5 12.5l4.5 4.5L19 7.5" };
export const fridgeIcon: IconShape = {
  id: "fridge",
  d: "M8 3h8a2 2 0 0 1 2 2v13.5a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-13.5a2 2 0 0 1 2 -2zM6 10h12M9 6v1.5M9 13v3",
};
export const microwaveIcon: IconShape = {
  id: "microwave",
  d: "M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-9a2 2 0 0 1 2 -2zM7 8.5h6.5a1 1 0 0 1 1 1v5a1 1 0 0 1 -1 1h-6.5a1 1 0 0 1 -1 -1v-5a1 1 0 0 1 1 -1zM17.8 9v.1M17.8 12v.1M17.8 15v.1",
};
export const ovenIcon: IconShape = {
  id: "oven",
  d: "M6.5 3.5h11a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2zM4.5 8.5h15M8 6v.1M12 6v.1M16 6v.1M8 12h8v5H8z",
};
export const dishwasherIcon: IconShape = {
  id: "dishwasher",
  d: "M6.5 3.5h11a2 2 0 0 1 2 2v13a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-13a2 2 0 0 1 2 -2zM4.5 8h15M8 5.8h3M8.4 14.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0M12 10.6v3.6l2.8 2",
};
export const kettleIcon: IconShape = {
  id: "kettle",
  d: "M7 9.5h9l1.5 11h-12zM8.5 9.5a3 3 0 0 1 6 0M11.5 6.5V4.5M16.5 11.5H18a2 2 0 0 1 2 2v3.5M6.5 12L3.5 10",
};
export const dryerIcon: IconShape = {
  id: "dryer",
  d: "M6.7 3.5h10.6a2.2 2.2 0 0 1 2.2 2.2v12.6a2.2 2.2 0 0 1 -2.2 2.2h-10.6a2.2 2.2 0 0 1 -2.2 -2.2v-12.6a2.2 2.2 0 0 1 2.2 -2.2zM7.8 13a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0M7.5 6.8h2M10.5 11.5c1.5 0 1.5 1.5 3 1.5M10.5 14c1.5 0 1.5 1.5 3 1.5",
};
export const stairsIcon: IconShape = {
  id: "stairs",
  d: "M3.5 19.5h4.5V15h4.5v-4.5H17V6h3.5",
  mirrored: true,
};
export const laundryIcon: IconShape = {
  id: "laundry",
  d: "M4 8.5h16l-1.8 11a1.2 1.2 0 0 1-1.2 1H7a1.2 1.2 0 0 1-1.2-1zM3 8.5h18M8.5 8.5L11 4M15.5 8.5L13 4M9.5 12.5l.5 4.5M14.5 12.5L14 17",
};
export const roomServiceIcon: IconShape = {
  id: "room-service",
  d: "M3.5 16h17M5.5 16a6.5 6.5 0 0 1 13 0M12 9.5V7.8M3.5 19.5h12l5-1.5",
};
export const viewIcon: IconShape = {
  id: "view",
  d: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0",
};
export const boatIcon: IconShape = {
  id: "boat",
  d: "M3 15.5h18l-2.5 4.5h-13zM12 15.5V3.5M12 4.5c4 2 6 5 6.5 8.5H12M9.5 7c-2 1.5-3.2 3.5-3.7 6h3.7",
};
export const highChairIcon: IconShape = {
  id: "high-chair",
  d: "M8 3.5v8h9M7.5 11.5L5.5 20.5M15.5 11.5l2.5 9M6.8 16.5h9.9M15 8h4.5v3.5",
};
export const smokeAlarmIcon: IconShape = {
  id: "smoke-alarm",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0M12 6.2v.1M17.8 12v.1M12 17.8v.1M6.2 12v.1",
};
export const fireExtinguisherIcon: IconShape = {
  id: "fire-extinguisher",
  d: "M8 20.5v-9a4 4 0 0 1 8 0v9zM12 7.5v-3M9 4.5h6M15 4.5l4-1.5v4l-4-1.5M9 4.5C6.5 5 5 7 5 10M8 14.5h8",
};
export const meetingIcon: IconShape = {
  id: "meeting",
  d: "M5 4h14a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1 -1.5 1.5h-14a1.5 1.5 0 0 1 -1.5 -1.5v-7.5a1.5 1.5 0 0 1 1.5 -1.5zM12 14.5v3M8 20.5l4-3 4 3M7.5 11l3-3 2.5 2 3.5-3.5",
};
export const prayerIcon: IconShape = {
  id: "prayer",
  d: "M12 3.5c2.5 2 4.5 3.3 4.5 6H7.5c0-2.7 2-4 4.5-6zM4 20.5V8.5M20 20.5V8.5M7.5 9.5v11h9v-11M10.5 20.5v-4a1.5 1.5 0 0 1 3 0v4M3 8.5h2M19 8.5h2",
};
export const fanIcon: IconShape = {
  id: "fan",
  d: "M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M12 10.5c-2-1.5-2.5-5 .5-6.5 2.5-.5 3.5 2 2 4.5zM13.3 12.8c2.3-1 5.5.3 5.3 3.7-.8 2.5-3.5 2.1-5-.3zM10.7 12.8c-.3 2.5-3 4.7-5.8 2.8-1.7-1.9 0-4 2.9-4.1z",
};
export const mosquitoNetIcon: IconShape = {
  id: "mosquito-net",
  d: "M12 3.5v2M12 5.5C7 7.5 4.5 13 4 20.5M12 5.5c5 2 7.5 7.5 8 15M4 20.5h16M12 5.5v15M7.5 20.5c0-6 1.5-11.5 4.5-15M16.5 20.5c0-6-1.5-11.5-4.5-15M5.5 14h13",
};
export const bootsIcon: IconShape = {
  id: "boots",
  d: "M7.5 4h6v9l5.5 2.2a2.5 2.5 0 0 1 1.5 2.3v2H6.5V13zM6.5 16.5H14M13.5 8h-3M13.5 10.5h-3",
  mirrored: true,
};
export const towelsIcon: IconShape = {
  id: "towels",
  d: "M6 4.5h9.5A2.5 2.5 0 0 1 18 7v13.5H8.5V7A2.5 2.5 0 0 0 6 4.5 2.5 2.5 0 0 0 3.5 7v4h5M8.5 16.5H18",
};
export const golfIcon: IconShape = {
  id: "golf",
  d: "M9 18V3.5l8 4-8 4M5 18.5c0-1 3-1.5 7-1.5s7 .5 7 1.5S16 20.5 12 20.5s-7-1-7-2z",
};
export const sofaIcon: IconShape = {
  id: "sofa",
  d: "M5 11V8a2.5 2.5 0 0 1 2.5-2.5h9A2.5 2.5 0 0 1 19 8v3M3 12.5a1.8 1.8 0 0 1 3.6 0V14h10.8v-1.5a1.8 1.8 0 0 1 3.6 0V18H3zM5.5 18v2M18.5 18v2",
};
