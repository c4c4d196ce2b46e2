import type { IconShape } from "./icon-shape.ts";

// Icons of controls and states. One constant each, so that a bundle carries only those it names.

export const arrowLeftIcon: IconShape = { id: "arrow-left", d: "M19 12H5M11 6l-6 6 6 6", mirrored: true };
export const arrowRightIcon: IconShape = { id: "arrow-right", d: "M5 12h14M13 6l6 6-6 6", mirrored: true };
export const chevronLeftIcon: IconShape = { id: "chevron-left", d: "M15 5l-7 7 7 7", mirrored: true };
export const chevronRightIcon: IconShape = { id: "chevron-right", d: "M9 5l7 7-7 7", mirrored: true };
export const chevronDownIcon: IconShape = { id: "chevron-down", d: "M5 9l7 7 7-7" };
export const chevronUpIcon: IconShape = { id: "chevron-up", d: "M5 15l7-7 7 7" };
export const closeIcon: IconShape = { id: "close", d: "M6 6l12 12M18 6L6 18" };
export const checkIcon: IconShape = { id: "check", d: "M5 12.5l4.5 4.5L19 7.5" };
export const plusIcon: IconShape = { id: "plus", d: "M12 5v14M5 12h14" };
export const minusIcon: IconShape = { id: "minus", d: "M5 12h14" };
export const searchIcon: IconShape = {
  id: "search",
  d: "M4 11a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M16.2 16.2l4.3 4.3",
  mirrored: true,
};
export const menuIcon: IconShape = { id: "menu", d: "M4 7h16M4 12h16M4 17h16" };
export const filtersIcon: IconShape = {
  id: "filters",
  d: "M4 7h9M17 7h3M13 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M4 17h3M11 17h9M7 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
  mirrored: true,
};
export const sortIcon: IconShape = { id: "sort", d: "M7 5v14M4 16l3 3 3-3M17 19V5M14 8l3-3 3 3" };
export const shareIcon: IconShape = {
  id: "share",
  d: "M12 15V4M8 7.5L12 4l4 3.5M5 12v6.5A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.5V12",
};
export const externalIcon: IconShape = {
  id: "external",
  d: "M14 4h6v6M20 4l-9 9M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10",
  mirrored: true,
};
export const copyIcon: IconShape = {
  id: "copy",
  d: "M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2zM16 8V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2",
};
export const downloadIcon: IconShape = { id: "download", d: "M12 4v11M7.5 11L12 15.5 16.5 11M5 20h14" };
export const printIcon: IconShape = {
  id: "print",
  d: "M7 8V4h10v4M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A2.5 2.5 0 0 1 6 8h12a2.5 2.5 0 0 1 2.5 2.5v5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6H7z",
};
export const editIcon: IconShape = {
  id: "edit",
  d: "M4 20l1-4L16.2 4.8a1.8 1.8 0 0 1 2.6 0l.4.4a1.8 1.8 0 0 1 0 2.6L8 19zM14 7l3 3",
};
export const trashIcon: IconShape = {
  id: "trash",
  d: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 11.6A1.5 1.5 0 0 0 8.8 20h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10 11v5M14 11v5",
};
export const refreshIcon: IconShape = {
  id: "refresh",
  d: "M20 5v5h-5M4 19v-5h5M19.4 10A7.8 7.8 0 0 0 5.6 8M4.6 14a7.8 7.8 0 0 0 13.8 2",
};
export const infoIcon: IconShape = {
  id: "info",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5.5M12 7.6v.2",
};
export const warningIcon: IconShape = { id: "warning", d: "M12 4.2L21 19.5H3zM12 10v4.5M12 16.9v.2" };
export const errorIcon: IconShape = {
  id: "error",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7.5v5.5M12 16.2v.2",
};
export const successIcon: IconShape = {
  id: "success",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8 12.3l2.8 2.8L16 9.8",
};
export const helpIcon: IconShape = {
  id: "help",
  d: "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M9.6 9.6a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.2.9-1.2 1.8M12 16.6v.2",
  mirrored: true,
};
export const eyeIcon: IconShape = {
  id: "eye",
  d: "M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0 -5.6 0",
};
export const moreIcon: IconShape = {
  id: "more",
  d: "M4.4 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0M11.4 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0M18.4 12a0.6 0.6 0 1 0 1.2 0a0.6 0.6 0 1 0 -1.2 0",
};
export const heartIcon: IconShape = {
  id: "heart",
  d: "M12 20s-7.8-4.6-7.8-10.3A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.8 2.4C19.8 15.4 12 20 12 20z",
};
export const heartFilledIcon: IconShape = {
  id: "heart-filled",
  d: "M12 20s-7.8-4.6-7.8-10.3A4.3 4.3 0 0 1 12 7.3a4.3 4.3 0 0 1 7.8 2.4C19.8 15.4 12 20 12 20z",
  filled: true,
};
export const starIcon: IconShape = {
  id: "star",
  d: "M12 3.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z",
  filled: true,
};
