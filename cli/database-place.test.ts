import { describe, expect, it } from "vitest";
import { databasePlace } from "./database-place.ts";

const url = "postgres://user:secret@host/staywright";

describe("the place of the database", () => {
  it("is a server that runs already, or the embedded one in the project", () => {
    expect(databasePlace("/project", undefined, { DATABASE_URL: url })).toEqual({
      url,
      dataFolder: "/project/.data",
    });
    expect(databasePlace("/project", undefined, {})).toEqual({
      url: undefined,
      dataFolder: "/project/.data",
    });
  });

  it("is in the folder that was asked for rather than in the environment's", () => {
    const environment = { DATA_FOLDER: "elsewhere" };
    expect(databasePlace("/project", "large", environment).dataFolder).toBe("/project/large");
    expect(databasePlace("/project", undefined, environment).dataFolder).toBe("/project/elsewhere");
  });

  it("is the project's when relative, wherever the command runs", () => {
    expect(databasePlace("/project", "../shared", {}).dataFolder).toBe("/shared");
    expect(databasePlace("/project", "/var/staywright", {}).dataFolder).toBe("/var/staywright");
  });

  it("says which variable is wrong, and repeats nothing of it", () => {
    for (const wrong of ["notaurl", "https://user:secret@host/db", "postgres://user:secret@host"])
      expect(() => databasePlace("/project", undefined, { DATABASE_URL: wrong })).toThrow(
        /^DATABASE_URL (?!.*secret)/,
      );
  });

  it("takes empty variables and options for absent ones", () => {
    expect(databasePlace("/project", "", { DATABASE_URL: "", DATA_FOLDER: "" })).toEqual({
      url: undefined,
      dataFolder: "/project/.data",
    });
  });
});
