// @ts-expect-error The module server makes this module.
import RefreshRuntime from "/@react-refresh";

RefreshRuntime.injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type });
void import("./mount.tsx").then(({ mount }) => mount());
