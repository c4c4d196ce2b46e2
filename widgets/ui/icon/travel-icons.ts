import type { IconShape } from "./icon-shape.ts";

// Icons of places, people, dates and money. One constant each, so that a bundle carries only those it names.

export const calendarIcon: IconShape = {
  id: "calendar",
  d: "M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-10.5a2.5 2.5 0 0 1 2.5 -2.5zM3.5 10h17M8 3v4M16 3v4",
};
export const clockIcon: IconShape = {
  id: "clock",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.2V12l3.2 2",
};
export const moonIcon: IconShape = { id: "moon", d: "M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2z" };
export const bedIcon: IconShape = {
  id: "bed",
  d: "M3 18.5V6M3 15.5h18M21 18.5V13a3 3 0 0 0-3-3h-7v5.5M5.1 11a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0",
  mirrored: true,
};
export const bathIcon: IconShape = {
  id: "bath",
  d: "M3.5 12h17v2.5a4.5 4.5 0 0 1-4.5 4.5H8a4.5 4.5 0 0 1-4.5-4.5zM6 12V6.2A2.2 2.2 0 0 1 10.2 5.2M7 19l-1 2M17 19l1 2M8.5 7.5l3.5-2.5",
};
export const doorIcon: IconShape = {
  id: "door",
  d: "M6 20.5V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 5v15.5M3.5 20.5h17M14.5 12v.5",
};
export const keyIcon: IconShape = {
  id: "key",
  d: "M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M11 12.7L19.5 4.2M16 7.7l3 3M13.7 10l1.8 1.8",
  mirrored: true,
};
export const houseIcon: IconShape = {
  id: "house",
  d: "M4 11l8-6.8L20 11M6 9.6V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.6M10 20v-5.5h4V20",
};
export const hotelIcon: IconShape = {
  id: "hotel",
  d: "M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 19 5v15.5M3 20.5h18M9 7.5h1M14 7.5h1M9 11h1M14 11h1M10 20.5V16h4v4.5",
};
export const mapPinIcon: IconShape = {
  id: "map-pin",
  d: "M12 21s-6.8-6-6.8-11.2a6.8 6.8 0 0 1 13.6 0C18.8 15 12 21 12 21zM9.6 9.8a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0",
};
export const mapIcon: IconShape = {
  id: "map",
  d: "M9 4.5L3.5 6.5v13L9 17.5l6 2 5.5-2v-13L15 6.5zM9 4.5v13M15 6.5v13",
};
export const locateIcon: IconShape = {
  id: "locate",
  d: "M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3",
};
export const globeIcon: IconShape = {
  id: "globe",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M3.5 12h17M12 3.5c2.6 2.4 3.8 5.3 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.3-3.8-8.5S9.4 5.9 12 3.5z",
};
export const userIcon: IconShape = {
  id: "user",
  d: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20c.7-4 3.6-6 7.5-6s6.8 2 7.5 6",
};
export const usersIcon: IconShape = {
  id: "users",
  d: "M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M2.5 19.5c.6-3.6 3.1-5.4 6.5-5.4s5.9 1.8 6.5 5.4M15.5 5.3a3.4 3.4 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.3 3.6 4.7",
};
export const childIcon: IconShape = {
  id: "child",
  d: "M8.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M8 20.5v-4l-2-4.5M16 20.5v-4l2-4.5M8 16.5c0-2.5 1.5-4 4-4s4 1.5 4 4",
};
export const babyIcon: IconShape = {
  id: "baby",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9 11v.2M15 11v.2M9.3 15a4 4 0 0 0 5.4 0M12 3.5c-1.5 1.5-.5 3 1 2.5",
};
export const phoneIcon: IconShape = {
  id: "phone",
  d: "M6.5 3.5h2.6l1.6 4.3-2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2 4.3 1.6v2.6a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z",
};
export const mailIcon: IconShape = {
  id: "mail",
  d: "M5.5 5h13a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-9a2.5 2.5 0 0 1 2.5 -2.5zM3.5 7.5L12 13.5l8.5-6",
};
export const chatIcon: IconShape = {
  id: "chat",
  d: "M5.5 4.5h13A2.5 2.5 0 0 1 21 7v7.5a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 3.8V17h-1A2.5 2.5 0 0 1 3 14.5V7a2.5 2.5 0 0 1 2.5-2.5zM8 9h8M8 12.5h5",
  mirrored: true,
};
export const bellIcon: IconShape = { id: "bell", d: "M5 17h14l-1.5-2.5V10.5a5.5 5.5 0 0 0-11 0v4zM10 20h4" };
export const lockIcon: IconShape = {
  id: "lock",
  d: "M7.2 10.5h9.6a2.2 2.2 0 0 1 2.2 2.2v5.6a2.2 2.2 0 0 1 -2.2 2.2h-9.6a2.2 2.2 0 0 1 -2.2 -2.2v-5.6a2.2 2.2 0 0 1 2.2 -2.2zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2",
};
export const shieldIcon: IconShape = {
  id: "shield",
  d: "M12 3.5l7.5 2.8v5.2c0 4.6-3 7.8-7.5 9-4.5-1.2-7.5-4.4-7.5-9V6.3zM8.7 12l2.3 2.3 4.3-4.3",
};
export const tagIcon: IconShape = {
  id: "tag",
  d: "M3.5 11V5A1.5 1.5 0 0 1 5 3.5h6a2 2 0 0 1 1.4.6l7.5 7.5a1.8 1.8 0 0 1 0 2.6l-5.7 5.7a1.8 1.8 0 0 1-2.6 0L4.1 12.4A2 2 0 0 1 3.5 11zM7 8a1 1 0 1 0 2 0a1 1 0 1 0 -2 0",
  mirrored: true,
};
export const percentIcon: IconShape = {
  id: "percent",
  d: "M18.5 5.5l-13 13M4.7 7.3a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0M14.1 16.7a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0",
};
export const giftIcon: IconShape = {
  id: "gift",
  d: "M4.5 8h15a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-15a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM5 12v7.5A1 1 0 0 0 6 20.5h12a1 1 0 0 0 1-1V12M12 8v12.5M12 8S10.8 3.5 8.3 3.5a2.2 2.2 0 0 0 0 4.5zM12 8s1.2-4.5 3.7-4.5a2.2 2.2 0 0 1 0 4.5z",
};
export const cardIcon: IconShape = {
  id: "card",
  d: "M5.5 5.5h13a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1 -2.5 2.5h-13a2.5 2.5 0 0 1 -2.5 -2.5v-8a2.5 2.5 0 0 1 2.5 -2.5zM3 10h18M6.5 14.8h3",
};
export const walletIcon: IconShape = {
  id: "wallet",
  d: "M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H19a1.5 1.5 0 0 0 1.5-1.5V9.5A1.5 1.5 0 0 0 19 8H4.5M16.5 13.6v.3",
  mirrored: true,
};
export const receiptIcon: IconShape = {
  id: "receipt",
  d: "M6 3.5h12v17l-3-2-3 2-3-2-3 2zM9.5 8.5h5M9.5 12h5",
};
export const videoIcon: IconShape = {
  id: "video",
  d: "M5 6.5h9A1.5 1.5 0 0 1 15.5 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V8A1.5 1.5 0 0 1 5 6.5zM15.5 10.5l5-3v9l-5-3z",
  mirrored: true,
};
export const newsIcon: IconShape = {
  id: "news",
  d: "M5 5h10.5a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1 -1.5 1.5h-10.5a1.5 1.5 0 0 1 -1.5 -1.5v-11.5a1.5 1.5 0 0 1 1.5 -1.5zM17 9h3.5v8.5a2 2 0 0 1-2 2H6M7 9h6.5M7 12.5h6.5M7 16h4",
};
export const cameraIcon: IconShape = {
  id: "camera",
  d: "M4.5 7.5H8L9.5 5h5L16 7.5h3.5A1.5 1.5 0 0 1 21 9v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5V9a1.5 1.5 0 0 1 1.5-1.5zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0",
};
export const imageIcon: IconShape = {
  id: "image",
  d: "M5.7 4.5h12.6a2.2 2.2 0 0 1 2.2 2.2v10.6a2.2 2.2 0 0 1 -2.2 2.2h-12.6a2.2 2.2 0 0 1 -2.2 -2.2v-10.6a2.2 2.2 0 0 1 2.2 -2.2zM7 9.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0M4 17l5-4.5 3.5 3 3-2.5 4.5 4",
};
export const planeIcon: IconShape = {
  id: "plane",
  d: "M3.5 14.5l6-2.5 4.5-7.5 2 .5-2 6 5-1.5c1-.3 2 .2 2.2 1s-.4 1.6-1.4 1.9L6 17z",
  mirrored: true,
};
export const trainIcon: IconShape = {
  id: "train",
  d: "M9 3.5h6a3 3 0 0 1 3 3v7a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3v-7a3 3 0 0 1 3 -3zM6 11h12M9.5 14v.1M14.5 14v.1M9 16.5l-2 4M15 16.5l2 4",
};
export const shuttleIcon: IconShape = {
  id: "shuttle",
  d: "M7 4.5h10a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1 -2.5 2.5h-10a2.5 2.5 0 0 1 -2.5 -2.5v-7.5a2.5 2.5 0 0 1 2.5 -2.5zM4.5 11.5h15M8 14.4v.1M16 14.4v.1M7.5 17v2.5M16.5 17v2.5",
};
export const luggageIcon: IconShape = {
  id: "luggage",
  d: "M8.5 7h7a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM9.5 7V3.5h5V7M10 10.5v5M14 10.5v5M9 19v1.5M15 19v1.5",
};
export const bicycleIcon: IconShape = {
  id: "bicycle",
  d: "M2.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M14.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M6 16l4-7.5h5l3 7.5M10 8.5l3.5 7.5H6M8.5 8.5h3M15 8.5L14.5 6H17",
  mirrored: true,
};
export const flagIcon: IconShape = { id: "flag", d: "M5.5 20.5V4M5.5 5h12l-2.5 4 2.5 4h-12" };
