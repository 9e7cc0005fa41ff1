import type { activity } from '@deckle/contract/activity.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { readRange } from '../analytics/index.ts'
import { readReportingZone } from '../clients/index.ts'
import { presentEvents } from './present.ts'
import { findPerson, listPersonEvents } from './queries.ts'

/** For oneself, one's managers and Admins. */
export const showLog: Handler<typeof activity.log> = async ({ deps, actor, params, query }) => {
  const person = await findPerson(deps.db, actor, params.user_id)
  if (!person) throw refuse('not_found')
  const days = await readRange(deps, { ...query, tz: query.tz ?? (await readReportingZone(deps.db, actor.clientId)) })
  const of = { clientId: actor.clientId, userId: person.id }
  const { rows, ...page } = await listPersonEvents(deps.db, of, { ...days, event: query.event ?? null }, query)
  return { log: await presentEvents(deps, actor.clientId, rows), ...page }
}
