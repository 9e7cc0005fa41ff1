import { articleLimits } from '@deckle/core/article/article.ts'
import { newSlug } from '@deckle/core/tag/tag.ts'
import { slug as slugOf } from '@deckle/core/text/slug.ts'
import type { Db } from '../../../db/database.ts'
import type { ArticleKey } from '../queries.ts'
import { findSlugHolder, findTakenSlugs, takeSlug } from './queries.ts'

/** Room for a number. */
const LONGEST = articleLimits.slug - 8

/** Addresses below `/blog/{client}/` that are the blog's own. */
const reserved: readonly string[] = ['search']

export const isReservedSlug = (wanted: string): boolean => reserved.includes(slugOf(wanted, articleLimits.slug))

/** Whether an address that an author chose is free: nobody else's readers come by it. */
export async function isFree(open: Db, { clientId, id }: ArticleKey, wanted: string): Promise<boolean> {
  const holder = await findSlugHolder(open, clientId, slugOf(wanted, articleLimits.slug))
  return (
    holder === undefined || holder.article_id === id || holder.published_slug !== slugOf(wanted, articleLimits.slug)
  )
}

/**
 * The last part of the article's address from now on: what the author chose, else what it has, else one made of the
 * title. Former ones stay with the article until another takes them. The caller has locked the client's slugs.
 */
export async function giveSlug(
  open: Db,
  key: ArticleKey,
  { wanted, current, title }: { readonly wanted: string; readonly current: string | null; readonly title: string },
): Promise<string> {
  const chosen = slugOf(wanted, articleLimits.slug)
  const stored = current !== null && !reserved.includes(current) ? current : null
  const slug = chosen || (stored ?? (await slugFromTitle(open, key, title)))
  await takeSlug(open, key, slug)
  return slug
}

async function slugFromTitle(open: Db, { clientId }: ArticleKey, title: string): Promise<string> {
  const base = slugOf(title, LONGEST) || 'article'
  return newSlug(base, new Set([...reserved, ...(await findTakenSlugs(open, clientId, base))]))
}
