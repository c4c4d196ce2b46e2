import { configure } from "@testing-library/react";

/** What is loaded on demand is compiled first in a test, which takes longer than a guest waits. */
configure({ asyncUtilTimeout: 15_000 });
