import type { activity } from '@deckle/contract/activity.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { presentEvents } from './present.ts'
import { findAttempt, findSession, listAttemptEvents, listEventsBetween } from './queries.ts'

export const showSession: Handler<typeof activity.sessionData> = async ({ deps, actor, params, query }) => {
  const { db } = deps
  const { clientId } = actor
  const session = await findSession(db, actor, params.id)
  if (session) {
    const { user_id: userId, start_time: from, end_time, last_seen } = session
    const to = end_time ?? last_seen
    const { rows, next } = await listEventsBetween(db, { clientId, userId, from, to }, query)
    return {
      session: {
        id: session.id,
        kind: 'session',
        user: { id: userId, name: session.name },
        device: session.device,
        startedAt: from.toISOString(),
        endedAt: to.toISOString(),
        log: await presentEvents(deps, clientId, rows),
      },
      next,
    }
  }
  const attempt = await findAttempt(db, actor, params.id)
  if (!attempt) throw refuse('not_found')
  const { rows, next } = await listAttemptEvents(db, clientId, attempt.id, query)
  return {
    session: {
      id: attempt.id,
      kind: 'attempt',
      user: attempt.user_id === null ? null : { id: attempt.user_id, name: attempt.name },
      device: attempt.device,
      startedAt: attempt.started_at.toISOString(),
      endedAt: attempt.completed_at?.toISOString() ?? null,
      log: await presentEvents(deps, clientId, rows),
    },
    next,
  }
}
