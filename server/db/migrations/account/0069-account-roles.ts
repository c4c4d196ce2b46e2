/** What kind of account a guest has, where it is an agent's or a company's (MODE-01). */
export const accountRoles = {
  name: "0069-account-roles",
  statements: [
    `ALTER TABLE account ADD COLUMN role text
      CHECK (role IN ('TravelAgent', 'Corporate', 'CorporateAdmin'))`,
  ],
} as const;
