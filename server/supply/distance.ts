/** Great-circle distance in kilometres between two positions in degrees. */
export function distanceKm(
  from: { readonly latitude: number; readonly longitude: number },
  to: { readonly latitude: number; readonly longitude: number },
): number {
  const lift = radians(to.latitude - from.latitude) / 2;
  const turn = radians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(lift) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(turn) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}

const earthRadiusKm = 6371;

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
