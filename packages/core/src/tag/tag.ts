/** What a tag is for: decks and other content, people, outcomes of decks. */
export const tagKinds = ['content', 'user', 'master'] as const
export type TagKind = (typeof tagKinds)[number]

/** `perKind`: tags of a client; `perThing`: tags of one deck or person; `perRequest`: tags made at once. */
export const tagLimits = { name: 40, perKind: 2000, perThing: 50, perRequest: 100 } as const

/** Kinds of things that can be tagged; their tables are listed in the server's `tags/uses/queries-bearers.ts`. */
export const tagBearers = ['deck', 'course', 'article', 'lead', 'user'] as const
export type TagBearer = (typeof tagBearers)[number]

/**
 * What names a tag without bearing it: rules of courses, background jobs, posts and banners for people who have it, decks
 * whose results are measured by its name.
 */
export const tagHolders = ['rule', 'job', 'post', 'banner', 'result'] as const
export type TagHolder = (typeof tagHolders)[number]

/** Lists count up to this of each kind of thing, so that a page costs the same however often a tag is used. */
export const MOST_TAGGED_COUNTED = 1000
/** The same where all tags are answered at once. */
export const MOST_COUNTED_OF_ALL = 100

export const tagOrders = ['name', 'newest', 'used'] as const

/** White text is readable on each, and each stands out from light and dark surfaces. */
export const tagColors = [
  '#1976d2',
  '#0f7f8c',
  '#2e7d32',
  '#6b7a00',
  '#9a6700',
  '#bf4b00',
  '#d32f2f',
  '#7b4fc9',
  '#5a6b75',
] as const
export type TagColor = (typeof tagColors)[number]

/** The colour of a tag that is given none: the same for the same name. */
export function colorOfTag(name: string): TagColor {
  let sum = 0
  for (const sign of name.toLowerCase()) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 65_521
  return tagColors[sum % tagColors.length] as TagColor
}

/** As it is stored: composed characters and single blanks. */
export function tidyTagName(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** `base`, or with the first number that makes it a new one: `base-2`. */
export function newSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}
