import type { moderation } from '@deckle/contract/moderation.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { findPeople } from '../people/queries.ts'
import { personOf } from './list-cases.ts'
import { findModerated, listMutes as listRows, removeMute, setMute } from './queries.ts'

export const mute: Handler<typeof moderation.mute> = async ({ deps, actor, params: { id }, body }) => {
  const now = deps.now()
  const until = body.until === null ? null : new Date(body.until)
  if (until && until <= now) throw refuse('rule_broken', { fields: { until: 'social.past' } })
  await transaction(deps.db, async (trx) => {
    const person = await findModerated(trx, actor, id)
    if (!person) throw refuse('not_found')
    if (person.id === actor.userId) throw refuse('rule_broken', 'social.own_mute')
    await setMute(
      trx,
      { clientId: actor.clientId, userId: person.id },
      { until, reason: body.reason, muted_by: actor.userId, created_at: now },
    )
    await audit(trx, deps, actor, { action: 'user.mute', subject: person.id, detail: { until: body.until } })
  })
  return { ok: true }
}

export const unmute: Handler<typeof moderation.unmute> = async ({ deps, actor, params: { id } }) => {
  await transaction(deps.db, async (trx) => {
    const person = await findModerated(trx, actor, id)
    if (!person) throw refuse('not_found')
    if (await removeMute(trx, { clientId: actor.clientId, userId: person.id }))
      await audit(trx, deps, actor, { action: 'user.unmute', subject: person.id })
  })
  return { ok: true }
}

export const listMutes: Handler<typeof moderation.mutes> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, { ...query, now: deps.now() })
  const people = await findPeople(
    deps.db,
    actor.clientId,
    rows.flatMap(({ muted_by }) => muted_by ?? []),
  )
  return {
    mutes: rows.map(({ user_id, name, image, until, reason, muted_by, created_at }) => ({
      person: { id: user_id, name, image },
      until: until?.toISOString() ?? null,
      reason,
      by: personOf(people, muted_by),
      at: created_at.toISOString(),
    })),
    ...page,
  }
}
