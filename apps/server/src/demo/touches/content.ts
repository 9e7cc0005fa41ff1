/** Where visitors come from, with how many of ten; '' for those of whom it is not known. */
export const sources: readonly (readonly [source: string, weight: number])[] = [
  ['google', 3.4],
  ['newsletter', 2.2],
  ['', 1.6],
  ['instagram.com', 1.5],
  ['coffee-forum.example', 0.8],
  ['partner-cafe.example', 0.5],
]

export const mediums: Readonly<Record<string, string>> = { google: 'organic', newsletter: 'email' }

export const campaigns: Readonly<Record<string, string>> = { newsletter: 'new-harvest' }
