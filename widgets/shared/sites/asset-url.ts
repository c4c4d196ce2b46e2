/** Address of a file of a brand's assets folder. */
export function assetUrl(brandId: string, file: string): string {
  return `/brand/${brandId}/${file}`;
}
