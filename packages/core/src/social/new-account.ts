/** What accounts younger than a day may do (decisions.md §4): posts and comments in that day, links and images in each. */
export const newAccountLimits = { posts: 3, comments: 10, links: 2, images: 1 } as const

const day = 86_400_000

/** Until when the limits hold; null for who is past them. */
export function newAccountUntil(createdAt: Date, now: Date): Date | null {
  const until = new Date(createdAt.getTime() + day)
  return until > now ? until : null
}

/** Addresses in a text as browsers and mail programs make links of them. */
export function countLinks(text: string): number {
  return text.match(/\bhttps?:\/\/\S|\bwww\.[^\s.]+\.\S/giu)?.length ?? 0
}
