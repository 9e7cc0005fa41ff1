/** What is looked for, and the date that it is about: due; good until; begun anew. */
export type Watched = 'due' | 'expiring' | 'renewed'

/** Days from now between which dates are looked for: those of a reminder, and room for time zones and for a server that was down. */
export const windows = [
  { watched: 'due', from: -2, to: 4 },
  { watched: 'expiring', from: 5, to: 8 },
  { watched: 'expiring', from: 28, to: 31 },
  { watched: 'renewed', from: -2, to: 0 },
] as const satisfies readonly { readonly watched: Watched; readonly from: number; readonly to: number }[]
export type Window = (typeof windows)[number]
