/** A point of an axis, clockwise from the top. @param share 0 … 1 of the radius */
export function radarPoint(
  index: number,
  axes: number,
  share: number,
  radius: number,
): readonly [x: number, y: number] {
  const angle = (index / axes) * 2 * Math.PI
  const rounded = (value: number) => Math.round(value * 10) / 10 || 0
  return [rounded(share * radius * Math.sin(angle)), rounded(-share * radius * Math.cos(angle))]
}
