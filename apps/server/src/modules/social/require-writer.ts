import { hasReach } from '@deckle/core/access/access.ts'
import { newAccountLimits, newAccountUntil } from '@deckle/core/social/new-account.ts'
import { countLinks } from '@deckle/core/social/new-account.ts'
import type { Scoped } from '../../db/reach.ts'
import type { Deps } from '../../deps.ts'
import type { LimitName } from '../../platform/rate-limit/limits.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../refusal.ts'
import { findRestrictions } from './people/queries.ts'

type Parts = Pick<Deps, 'db' | 'limits' | 'now'>

interface Written {
  readonly text: string
  /** '' for none; it counts as one of the links. */
  readonly link?: string
  readonly images?: number
}

/** What a new one counts against. */
const counted = { post: ['socialPost', 'newAccountPost'], comment: ['socialComment', 'newAccountComment'] } as const

/**
 * Refuses who is muted, too much from a new account, and too many at once.
 * @param adds left out for a change
 */
export async function requireWriter(
  { db, limits, now }: Parts,
  actor: Scoped,
  written: Written,
  adds?: keyof typeof counted,
): Promise<void> {
  const found = await findRestrictions(db, actor.clientId, actor.userId)
  if (isMuted(found, now())) throw refuse('not_allowed', 'social.muted')
  const until = limitedUntil(actor, found.created_at, now())
  if (until) requireSmall(written)
  if (adds === undefined) return
  const [often, fresh] = counted[adds]
  await requireLimit(limits, often, actor.userId)
  if (until) await requireNew(limits, fresh, actor.userId, (until.getTime() - now().getTime()) / 1000)
}

/** People who moderate everything are trusted from their first day. */
export const limitedUntil = (actor: Scoped, createdAt: Date, now: Date): Date | null =>
  hasReach(actor, 'social.moderate', 'client') ? null : newAccountUntil(createdAt, now)

export const isMuted = (
  { muted_at, until }: { readonly muted_at: Date | null; readonly until: Date | null },
  now: Date,
): boolean => muted_at !== null && (until === null || until > now)

function requireSmall({ text, link = '', images = 0 }: Written): void {
  const isListed = link !== '' && !text.includes(link)
  if (countLinks(text) + (isListed ? 1 : 0) > newAccountLimits.links) throw refuse('rule_broken', 'social.new_links')
  if (images > newAccountLimits.images) throw refuse('rule_broken', 'social.new_images')
}

async function requireNew(limits: Parts['limits'], name: LimitName, key: string, seconds: number): Promise<void> {
  const { ok } = await limits.limit(name, key)
  if (ok) return
  const message = name === 'newAccountPost' ? 'social.new_posts' : 'social.new_comments'
  throw refuse('too_often', { message, retryAfterSeconds: Math.ceil(seconds) })
}
