/** Distinguishes the series of a chart without colour: a part is filled, the whole around it outlined. */
export const seriesStyles = {
  whole: 'fill-brand-soft stroke-brand-edge',
  part: 'fill-brand-edge',
} as const

export type Series = keyof typeof seriesStyles
