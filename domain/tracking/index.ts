export { type CampaignDimensions, campaignDimensions } from "./campaign-dimensions.ts";
export { type LabelledPage, type PageLabel, pageLabel } from "./page-label.ts";
export { newMilestones, type ScrollMilestone } from "./scroll-milestones.ts";
