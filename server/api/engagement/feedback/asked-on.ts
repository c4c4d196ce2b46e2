import type { Site } from "#renderer";
import type { RouteTable } from "#schemas";
import type { PageFeedbackProps } from "#schemas/generated/widgets/page-feedback.ts";

interface Asked {
  /** Answers there are, as `<widget id>/<action>`. */
  readonly answers: ReadonlySet<string>;
  /** What questions can be about: articles, policies and pages. */
  readonly items: ReadonlySet<string>;
}

const known = new WeakMap<Site, Asked>();

/** What the pages of a site ask their guests, and about what. */
export function askedOn(site: Site, routes: RouteTable): Asked {
  const before = known.get(site);
  if (before) return before;
  const articles = Object.values(routes.static).flatMap(({ params }) => params?.article ?? []);
  const asked = {
    answers: new Set(answersIn(site.pages)),
    items: new Set([...articles, ...Object.keys(routes.policyWords), ...Object.keys(site.pages)]),
  };
  known.set(site, asked);
  return asked;
}

function answersIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("widget" in value && value.widget === "page-feedback" && "props" in value) {
    const { widgetId, answers } = value.props as PageFeedbackProps;
    return answers.map(({ action }) => `${widgetId}/${action}`);
  }
  return Object.values(value).flatMap(answersIn);
}
