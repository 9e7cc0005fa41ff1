/**
 * Rounds half away from zero, by the decimal digits that the number is written with: 1.005 to two decimals is 1.01.
 * @param digits decimals, −15 to 15; negative ones round tens, hundreds …
 */
export function roundTo(value: number, digits: number): number {
  const places = Math.max(-15, Math.min(15, Math.trunc(digits)))
  const size = Math.abs(value)
  const rounded = shift(Math.round(shift(size, places)), -places)
  return Number.isFinite(rounded) ? (value < 0 && rounded !== 0 ? -rounded : rounded) : value
}

/** Moves the decimal point in the written number, where multiplying would add a binary error. */
function shift(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
