import type { tickets } from '@deckle/contract/tickets.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { listNames } from '../mails/queries.ts'
import { notify, operatorsOf } from '../mails/notify.ts'
import { presentTicket } from '../present.ts'
import { lockTicket, updateTicket } from '../queries.ts'
import { requireAnswered, requireLatest } from '../require-ticket.ts'

const MOST_OPERATORS = 100

export const ticketOperators: Handler<typeof tickets.operators> = async ({ deps, actor, params }) => {
  const { row } = await requireAnswered(deps.db, actor, params.id)
  const people = await operatorsOf(deps.db, row)
  if (people.length === 0) return { people: [] }
  const named = await listNames(deps.db, people, MOST_OPERATORS)
  return { people: named.map(({ id, name }) => ({ id, name })) }
}

/** To oneself, to somebody else who may answer, or to nobody; refused where somebody else was faster. */
export const assignTicket: Handler<typeof tickets.assign> = async ({ deps, actor, params, body }) => {
  const seen = await requireAnswered(deps.db, actor, params.id)
  const { row } = seen
  const self = { id: actor.userId, client_id: actor.clientId }
  const to = body.to?.toLowerCase() ?? null
  const assignee = to === actor.userId ? self : (await operatorsOf(deps.db, row)).find(({ id }) => id === to)
  if (to !== null && !assignee) throw refuse('rule_broken', 'ticket.no_operator')
  await transaction(deps.db, async (trx) => {
    const locked = await lockTicket(trx, row.client_id, row.id)
    if (!locked) throw refuse('not_found')
    if (locked.assignee_id === to) return
    if (locked.assignee_id !== (body.from?.toLowerCase() ?? null)) throw refuse('conflict', 'ticket.taken')
    await updateTicket(trx, row, { assignee_client_id: assignee?.client_id ?? null, assignee_id: assignee?.id ?? null })
    if (assignee && assignee.id !== actor.userId)
      await notify(trx, deps, row, { key: 'ticket_assigned', operators: [assignee] })
  })
  return { ticket: presentTicket(await requireLatest(deps.db, row), seen.viewer) }
}
