/** Parts of a page whose sight is counted, in percent (TRK-05). */
export const SCROLL_MILESTONES = [25, 50, 75, 100] as const;

export type ScrollMilestone = (typeof SCROLL_MILESTONES)[number];

/**
 * The milestones that a guest has come to since `reached`, the last one counted (0 before any): `seen` pixels
 * of `height` are above the lower edge of the window.
 */
export function newMilestones(
  reached: number,
  { seen, height }: { readonly seen: number; readonly height: number },
): readonly ScrollMilestone[] {
  // Half a pixel is what browsers round away.
  const percent = height > 0 ? ((seen + 0.5) / height) * 100 : 100;
  return SCROLL_MILESTONES.filter((milestone) => milestone > reached && milestone <= percent);
}
