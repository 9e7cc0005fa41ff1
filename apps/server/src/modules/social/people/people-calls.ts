import type { social } from '@deckle/contract/social.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Handler } from '../../../http/handler.ts'
import { isMuted, limitedUntil } from '../require-writer.ts'
import { findRestrictions, listAudienceCourses, listAudienceTags, listBranches, suggestPeople } from './queries.ts'

const MOST_SUGGESTED = 10

/** Names and pictures alone, whatever the licence. */
export const listPeople: Handler<typeof social.people> = async ({ deps, actor, query }) => ({
  people: await suggestPeople(deps.db, actor.clientId, query.search.trim(), MOST_SUGGESTED),
})

const lists = { branch: listBranches, tags: listAudienceTags, course: listAudienceCourses } as const

export const listAudiences: Handler<typeof social.audiences> = async ({ deps, actor, query: { type, ...query } }) => {
  if (type === 'everyone') return { audiences: [], next: null }
  const { rows, ...page } = await lists[type](deps.db, actor, { ...query, search: query.search.trim() })
  return { audiences: rows.map(({ id, name, image, color }) => ({ id, name, image, color })), ...page }
}

export const showPermissions: Handler<typeof social.permissions> = async ({ deps, actor }) => {
  const found = await findRestrictions(deps.db, actor.clientId, actor.userId)
  const now = deps.now()
  return {
    permissions: {
      muted: isMuted(found, now) ? { until: found.until?.toISOString() ?? null, reason: found.reason ?? '' } : null,
      new_until: limitedUntil(actor, found.created_at, now)?.toISOString() ?? null,
      can: {
        images: may(actor, 'social.use'),
        moderate: may(actor, 'social.moderate'),
        pin: may(actor, 'social.pin'),
      },
    },
  }
}
