/** The overlay's sheet. It is made by script, so that the page's policy on styles stays as it is. */
export function overlayStyles(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const css = `
:host { all: initial; color-scheme: light dark; --ground: light-dark(#fff, #17191d); --text: light-dark(#16181d, #eceef2);
  --quiet: light-dark(#5b616e, #a2a9b6); --line: light-dark(#dfe2e8, #333842); --mark: light-dark(#3559d8, #93a8ff);
  --soft: light-dark(#eef1fd, #232a45); font: 13px/1.45 system-ui, sans-serif; }
* { box-sizing: border-box; }
.box { position: fixed; z-index: 2147483640; pointer-events: none; border: 2px solid var(--mark); border-radius: 3px; background: color-mix(in srgb, var(--mark) 8%, transparent); }
.box.chosen { background: none; border-style: solid; }
.box.over { border-style: dashed; }
.name { position: absolute; inset-block-end: 100%; inset-inline-start: -2px; padding: 1px 6px; background: var(--mark); color: light-dark(#fff, #10131a); font: 600 11px/1.5 system-ui, sans-serif; white-space: nowrap; border-radius: 3px 3px 0 0; }
.box.low .name { inset-block: 0 auto; border-radius: 0 0 3px 0; }
button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 6px; padding: 3px 9px; min-block-size: 26px; cursor: pointer; }
button:hover { background: var(--soft); }
:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
.switch { position: fixed; z-index: 2147483641; top: 50%; right: 0; writing-mode: vertical-rl; background: var(--ground); color: var(--text); border-radius: 6px 0 0 6px; border-right: 0; padding: 9px 3px; box-shadow: 0 2px 10px rgb(0 0 0 / .16); font-weight: 600; }
.switch[aria-pressed="true"] { background: var(--mark); color: light-dark(#fff, #10131a); }
.panel { position: fixed; z-index: 2147483642; inset-block: 8px; inset-inline-end: 8px; inline-size: min(400px, calc(100vw - 16px)); overflow: auto; background: var(--ground); color: var(--text); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 10px 40px rgb(0 0 0 / .25); }
.top { position: sticky; inset-block-start: 0; display: flex; gap: 8px; align-items: center; justify-content: space-between; padding: 10px 12px; background: var(--ground); border-block-end: 1px solid var(--line); }
h2 { margin: 0; font-size: 15px; overflow-wrap: anywhere; }
h3 { margin: 14px 0 4px; font-size: 12px; color: var(--quiet); font-weight: 600; }
.body { padding: 2px 12px 14px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 8px 0; }
dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
code { font: 12px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
.value { padding: 7px 0; border-block-start: 1px solid var(--line); }
.value b { font-weight: 600; }
.from { color: var(--quiet); font-size: 12px; overflow-wrap: anywhere; }
.shadowed { text-decoration: line-through; text-decoration-color: var(--quiet); color: var(--quiet); }
.tree button { border: 0; text-align: start; inline-size: 100%; padding-block: 1px; overflow-wrap: anywhere; }
.tree button[aria-current="true"] { background: var(--soft); font-weight: 600; }
.banner { position: fixed; z-index: 2147483641; inset-block-end: 8px; inset-inline: 0; margin-inline: auto; inline-size: fit-content; max-inline-size: calc(100vw - 16px); display: flex; gap: 12px; align-items: center; padding: 6px 12px; background: var(--ground); color: var(--text); border: 1px solid var(--line); border-radius: 99px; box-shadow: 0 4px 20px rgb(0 0 0 / .2); }
a { color: var(--mark); text-underline-offset: 2px; white-space: nowrap; }
@media (prefers-reduced-motion: no-preference) { .box { transition: inset 80ms ease-out, inline-size 80ms ease-out, block-size 80ms ease-out; } }
`;
