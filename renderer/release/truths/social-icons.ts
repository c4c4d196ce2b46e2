import type { Brand } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";

type SocialLink = Brand["socialLinks"][string];
type Icon = SocialLink["icon"];

/** What hosts are known for. */
const SHOWN: Readonly<Record<Icon, readonly string[]>> = {
  photos: ["instagram.com", "flickr.com", "pinterest.com", "unsplash.com"],
  videos: ["youtube.com", "youtu.be", "vimeo.com", "tiktok.com", "twitch.tv"],
  news: ["substack.com", "medium.com", "mailchi.mp"],
  chat: ["whatsapp.com", "wa.me", "t.me", "telegram.org", "line.me", "m.me", "messenger.com", "discord.gg"],
};

/**
 * Icons that say another thing than the address they stand beside; two that changed places are one mistake.
 */
export function wrongSocialIcons({ socialLinks = {} }: Brand): PathProblem[] {
  const links = Object.entries(socialLinks);
  const told = new Set<string>();
  return links.flatMap(([name, { url, icon }]): PathProblem[] => {
    const shown = shownBy(url);
    // An address that two links have is one mistake already.
    const isShared = links.some(([other, link]) => other !== name && link.url === url);
    if (shown === undefined || shown === icon || told.has(name) || isShared) return [];
    const [other] = links.find(([, link]) => link.icon === shown && shownBy(link.url) === icon) ?? [];
    if (other !== undefined) told.add(other);
    const host = hostOf(url);
    // A name that the icon bears out says that the address is the odd one.
    if (name === icon) {
      const message = `"${name}" leads to ${host}, which shows ${shown}.`;
      const suggestion = other === undefined ? `Write where its ${icon} are.` : `Write that of "${other}".`;
      return [problem(name, "url", message, suggestion)];
    }
    const message = `${host} shows ${shown}, and the icon says ${icon}.`;
    const also = other === undefined ? "" : `, and "${icon}" in "${other}"`;
    return [problem(name, "icon", message, `Write "${shown}"${also}.`)];
  });
}

/** What an address shows by its host, or by the first word of it: `photos.example.org`. */
function shownBy(url: string): Icon | undefined {
  const host = hostOf(url);
  const icons = Object.keys(SHOWN) as Icon[];
  return icons.find(
    (icon) =>
      host.startsWith(`${icon}.`) || SHOWN[icon].some((base) => host === base || host.endsWith(`.${base}`)),
  );
}

function hostOf(url: string): string {
  return /^https?:\/\/([^/:?#]+)/.exec(url)?.[1]?.toLowerCase() ?? "";
}

function problem(name: string, field: keyof SocialLink, message: string, suggestion: string): PathProblem {
  return { path: ["socialLinks", name, field], code: "untrue", message, suggestion, severity: "warning" };
}
