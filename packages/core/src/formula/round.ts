/**
 * Rounds half away from zero by decimal digits: 1.005 to two decimals is 1.01.
 * @param digits decimals, −15 to 15; negative for tens, hundreds …
 */
export function roundTo(value: number, digits: number): number {
  const places = Math.max(-15, Math.min(15, Math.trunc(digits)))
  const size = Math.abs(value)
  const rounded = roundByScaling(size, places) ?? shift(Math.round(shift(size, places)), -places)
  if (!Number.isFinite(rounded)) return value
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Below this, a scaled number's fraction is exact to a thousandth in spite of binary errors. */
const EXACT_BELOW = 1e11

/** By multiplying, where the fraction is too far from a half for a binary error to matter; undefined elsewhere. */
function roundByScaling(size: number, places: number): number | undefined {
  if (places < 0 || places > 6) return undefined
  const scale = 10 ** places
  const scaled = size * scale
  if (!(scaled < EXACT_BELOW)) return undefined
  const fraction = scaled - Math.floor(scaled)
  return Math.abs(fraction - 0.5) < 0.001 ? undefined : Math.round(scaled) / scale
}

/** Moves the decimal point in the written number, where multiplying would add a binary error. */
function shift(value: number, places: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
