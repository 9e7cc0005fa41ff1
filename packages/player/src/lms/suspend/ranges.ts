/** 0,1,2,3,7,8 as "0-3,7-8". */
export function writeRanges(indexes: readonly number[]): string {
  const found: [number, number][] = []
  for (const index of indexes) {
    const last = found.at(-1)
    if (last && index === last[1] + 1) last[1] = index
    else found.push([index, index])
  }
  return found.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',')
}

/** More than any deck's slides: longer data was not written by a package. */
const maxSteps = 5000

export function readRanges(text: string): readonly number[] {
  if (text === '') return []
  return text
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number)
      const length = Math.min(maxSteps, to - from + 1)
      return Array.from({ length: length > 0 ? length : 0 }, (_, at) => from + at)
    })
    .slice(0, maxSteps)
}
