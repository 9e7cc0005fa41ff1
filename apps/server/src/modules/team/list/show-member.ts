import type { team } from '@deckle/contract/team.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { presentMember } from '../present.ts'
import { findMember, findPerson, sumOpen } from '../queries.ts'
import { listOpenCourses } from './queries.ts'

export const showMember: Handler<typeof team.show> = async ({ deps: { db, now: clock }, actor, params, query }) => {
  const now = clock()
  const person = await findPerson(db, actor, 'team.read', params.id)
  const row = person && (await findMember(db, actor.clientId, person.id, now))
  if (!row) throw refuse('not_found')
  const [sums, mayRemind] = [
    await sumOpen(db, actor.clientId, [row.id], now),
    row.id !== actor.userId && (await findPerson(db, actor, 'team.remind', row.id)) !== undefined,
  ]
  const { rows, ...page } = await listOpenCourses(db, actor, row.id, query)
  return {
    member: presentMember(row, sums.get(row.id), { now, mayRemind }),
    courses: rows.map(({ id, title, status, due_at, percent, extend }) => ({
      id,
      title,
      status,
      overdue: due_at !== null && due_at < now,
      dueAt: due_at?.toISOString() ?? null,
      percent,
      can: { extend },
    })),
    ...page,
  }
}
