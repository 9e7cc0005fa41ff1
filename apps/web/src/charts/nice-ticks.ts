/** The values of an axis from 0: about `count` steps of 1, 2 or 5 × a power of ten, whole, the last not below `most`. */
export function niceTicks(most: number, count: number): readonly number[] {
  const step = niceStep(most, count)
  const top = Math.ceil(most / step) * step
  // The rounded top may ask for a wider step.
  if (niceStep(top, count) > step) return niceTicks(top, count)
  return Array.from({ length: top / step + 1 }, (_, index) => index * step)
}

function niceStep(most: number, count: number): number {
  const rough = most / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const share = rough / power
  // Between two steps the nearer by ratio is taken: √50, √10 and √2 are the middles.
  const factor = share >= Math.sqrt(50) ? 10 : share >= Math.sqrt(10) ? 5 : share >= Math.SQRT2 ? 2 : 1
  return Math.max(1, factor * power)
}
