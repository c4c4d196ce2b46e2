export {
  type CampaignDimensions,
  campaignDimensions,
  campaignSource,
  campaignText,
  campaignWithout,
  readCampaign,
  withCampaign,
} from "./campaign-dimensions.ts";
export { type EngagementPlace, engagementEvent } from "./engagement-event.ts";
export { type LabelledPage, type PageLabel, pageLabel } from "./page-label.ts";
export { newMilestones, type ScrollMilestone } from "./scroll-milestones.ts";
