/** Scales of charts: from values to pixels. Pure; a scale is made anew for each width. */

/** From a value to a place in pixels. */
export type LinearScale = (value: number) => number

/** Places values from 0 to `most` along `[from, to]`. Upwards in a picture: `from` is the larger number. */
export function linearScale(most: number, [from, to]: readonly [number, number]): LinearScale {
  return (value) => from + (value / most) * (to - from)
}

export interface BandScale {
  /** Where the band of an index begins, in pixels. */
  readonly start: (index: number) => number
  readonly middle: (index: number) => number
  /** Of each band, without the gaps. */
  readonly width: number
  /** From the beginning of a band to that of the next. */
  readonly step: number
}

/**
 * Divides `[from, to]` into equal bands. Gaps are shares of a step: `inner` between bands, `outer` before the first and
 * after the last.
 */
export function bandScale(
  count: number,
  [from, to]: readonly [number, number],
  { inner = 0, outer = 0 }: { readonly inner?: number; readonly outer?: number } = {},
): BandScale {
  const step = (to - from) / Math.max(1, count - inner + outer * 2)
  const first = from + (to - from - step * (count - inner)) / 2
  const width = step * (1 - inner)
  const start = (index: number) => first + step * index
  return { start, middle: (index) => start(index) + width / 2, width, step }
}

/** An axis of 0, the half and the whole: the whole is the next even number of 1, 2, 4, 6, 8, 10 × a power of ten. */
export function halfTicks(most: number): readonly [0, number, number] {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, most)))
  const top =
    [1, 2, 4, 6, 8, 10].map((step) => step * power).find((value) => value >= most && value % 2 === 0) ?? 10 * power
  return [0, top / 2, top]
}

/** Every how many bands a label has room, for labels of a width in pixels. */
export function labelEvery(step: number, labelWidth: number): number {
  return Math.max(1, Math.ceil(labelWidth / step))
}
