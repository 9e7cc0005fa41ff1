import type { team } from '@deckle/contract/team.ts'
import { may } from '@deckle/core/access/access.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentMember } from '../present.ts'
import { countMembers, listMembers, sumCourses, sumOpen } from '../queries.ts'
import { requireTeam } from '../require-team.ts'

export const listTeam: Handler<typeof team.list> = async ({ deps, actor, query }) => {
  const now = deps.now()
  const found = await requireTeam(deps.db, actor, query.node)
  const { rows, ...page } = await listMembers(deps.db, found, { ...query, now })
  const sums = await sumOpen(
    deps.db,
    actor.clientId,
    rows.map(({ id }) => id),
    now,
  )
  const mayRemind = may(actor, 'team.remind')
  return {
    members: rows.map((row) =>
      presentMember(row, sums.get(row.id), { now, mayRemind: mayRemind && row.id !== actor.userId }),
    ),
    ...page,
    node: found.node,
  }
}

export const countTeam: Handler<typeof team.counts> = async ({ deps, actor, query }) => {
  const found = await requireTeam(deps.db, actor, query.node)
  return {
    ...(await countMembers(deps.db, found, deps.now())),
    ...(await sumCourses(deps.db, actor.clientId, found.node?.id ?? null)),
  }
}
