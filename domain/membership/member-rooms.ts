/** Rooms that links of the membership ask for, as a comma string: one guest in one room (WIZ-09, ROOM-04). */
export const MEMBER_ROOMS = "1,0,0";
