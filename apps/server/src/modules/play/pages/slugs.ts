import { slugProblem } from '@deckle/core/deck/publication/publication.ts'

const MOST_SLUGS = 50_000

/** Cached short ids by slug. */
export interface Slugs {
  /** From memory; undefined where it is not cached. */
  peek(slug: string): string | undefined
  /** Null where no deck has the slug. */
  find(slug: string): Promise<string | null>
  clear(): void
}

export function createSlugs(load: (slug: string) => Promise<string | null>): Slugs {
  const cached = new Map<string, string>()
  let changes = 0
  return {
    peek: (slug) => cached.get(slug),
    async find(slug) {
      const known = cached.get(slug)
      if (known !== undefined) return known
      if (slug === '' || slugProblem(slug) !== null) return null
      const before = changes
      const found = await load(slug)
      if (found === null) return null
      if (cached.size >= MOST_SLUGS) cached.clear()
      // After a change meanwhile, what was read may be outdated.
      if (before === changes) cached.set(slug, found)
      return found
    },
    clear() {
      changes += 1
      cached.clear()
    },
  }
}
