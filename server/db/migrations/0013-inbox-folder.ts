/** The inbox of development is a folder: what stands in a mail opens a booking. */
export const inboxFolder = {
  name: "0013-inbox-folder",
  statements: ["DROP TABLE mail"],
} as const;
