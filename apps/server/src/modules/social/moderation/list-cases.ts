import type { moderation, ModerationCase } from '@deckle/contract/moderation.ts'
import type { SocialPerson } from '@deckle/contract/models/social.ts'
import { mentionedIn } from '@deckle/core/social/mention.ts'
import type { CaseState, CommentTarget, ModeratedTarget } from '@deckle/core/social/social.ts'
import type { Handler } from '../../../http/handler.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { findPeople } from '../people/queries.ts'
import { mentionsOf } from '../posts/present.ts'
import { placeOf } from './place-of.ts'
import { type CaseRow, listCases as listRows, listReasons } from './queries.ts'

type Reason = Awaited<ReturnType<typeof listReasons>>[number]
type People = Awaited<ReturnType<typeof findPeople>>

export const listCases: Handler<typeof moderation.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, { ...query, now: deps.now() })
  const reasons = await listReasons(
    deps.db,
    actor.clientId,
    rows.map(({ target_id }) => target_id),
  )
  const people = await findPeople(deps.db, actor.clientId, [
    ...rows.flatMap(({ owner_id, decided_by, text }) => [
      ...[owner_id, decided_by].filter((id) => id !== null),
      ...mentionedIn(text),
    ]),
    ...reasons.map(({ user_id }) => user_id),
  ])
  const byTarget = groupBy(reasons, ({ target_id }) => target_id)
  return { cases: rows.map((row) => presentCase(row, byTarget.get(row.target_id) ?? [], people)), ...page }
}

function presentCase(row: CaseRow, reasons: readonly Reason[], people: People): ModerationCase {
  return {
    target: row.target as ModeratedTarget,
    id: row.target_id,
    state: row.state as CaseState,
    hidden: row.is_hidden,
    author: personOf(people, row.owner_id),
    muted: row.is_muted,
    text: row.text,
    mentions: mentionsOf(row.text, people),
    images: row.images,
    link: placeOf({
      id: row.target_id,
      on: row.on_target === null ? null : { target: row.on_target as CommentTarget, id: row.on_id ?? '' },
    }),
    written_at: row.written_at.toISOString(),
    reports: row.reports,
    reasons: reasons.map(({ user_id, reason, created_at }) => ({
      by: personOf(people, user_id),
      reason,
      at: created_at.toISOString(),
    })),
    decided: row.decided_at && {
      by: personOf(people, row.decided_by),
      reason: row.reason,
      at: row.decided_at.toISOString(),
    },
  }
}

export const personOf = (people: People, id: string | null): SocialPerson | null =>
  (id === null ? undefined : people.get(id)) ?? null
