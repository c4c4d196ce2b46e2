// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { PageContext } from "../view/page-context.ts";
import { createModalHost } from "./modal-host.tsx";

const page = { modals: { coupon: { enabled: false, title: "modals.coupon" } } } as unknown as PageContext;

describe("a popup that does not open", () => {
  it.each(["coupon", "nonsense"])(
    "[MODAL-11] %s is dropped from the address and closes all",
    async (name) => {
      history.replaceState({ scroll: 7 }, "", `/lisbon/?rating=4&modal=${name}#results`);
      document.body.classList.add("has-modal");
      const host = createModalHost({
        registry: {},
        openModals: () => [],
        providers: (children) => children,
        page: () => page,
        navigate: vi.fn(),
      });
      await host.sync({ direct: false });
      expect(location.pathname + location.search + location.hash).toBe("/lisbon/?rating=4#results");
      expect(history.state).toEqual({ scroll: 7 });
      expect(document.body.classList.contains("has-modal")).toBe(false);
      expect(document.querySelector("dialog")).toBeNull();
    },
  );
});
