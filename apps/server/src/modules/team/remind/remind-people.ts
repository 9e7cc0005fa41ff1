import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { type Notification, sendNotification } from '../../notifications/index.ts'
import { sumOpen } from '../queries.ts'
import { claimReminders, findName, findOpen } from './queries.ts'

/** People of one transaction. */
export const BATCH = 2000

export type ReminderOutcome = 'sent' | 'today' | 'nothing_open'

/** By the person's id: some thousands of people at most, whom the actor may remind. */
export async function remindPeople(
  trx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReminderOutcome>> {
  const now = deps.now()
  const reminded = await claimReminders(trx, { clientId, userIds, by: userId, now })
  const open = await findOpen(trx, clientId, userIds)
  const overdue = await sumOpen(trx, clientId, reminded, now)
  const name = await findName(trx, clientId, userId)
  for (const [counts, people] of grouped(reminded, (id) => `${overdue.get(id)?.overdue ?? 0} ${open.get(id) ?? 0}`)) {
    const [late = 0, all = 0] = counts.split(' ').map(Number)
    await sendNotification(trx, deps, people, {
      clientId,
      type: 'reminder',
      words: wordsOf(name, late, all),
      link: '/learning',
      actorId: userId,
    })
  }
  const sent = new Set(reminded)
  return new Map(
    userIds.map((id) => [id, sent.has(id) ? 'sent' : (open.get(id) ?? 0) > 0 ? 'today' : 'nothing_open'] as const),
  )
}

function wordsOf(name: string, overdue: number, open: number): NonNullable<Notification['words']> {
  const count = overdue > 0 ? overdue : open
  const key = overdue > 0 ? 'reminder_overdue' : 'reminder'
  return { key: count === 1 ? `${key}_one` : key, values: { name, count } }
}

function grouped(ids: readonly string[], keyOf: (id: string) => string): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const id of ids) {
    const known = groups.get(keyOf(id))
    if (known) known.push(id)
    else groups.set(keyOf(id), [id])
  }
  return groups
}
