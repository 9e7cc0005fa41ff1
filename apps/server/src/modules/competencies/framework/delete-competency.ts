import type { competencies } from '@deckle/contract/competencies.ts'
import { idsBelow } from '@deckle/core/learning/tree.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { type CompetencyRecord, removeCompetencies, setOrder, setParent } from '../queries.ts'
import { changeFramework, childrenOf, competencyOf, requireParent } from './change-framework.ts'

export const deleteCompetency: Handler<typeof competencies.delete> = ({ deps, actor, params, body }) =>
  changeFramework(deps, actor, async (trx, all) => {
    const { clientId } = actor
    const competency = competencyOf(all, params.id)
    const { id, name, parent } = competency
    const below = idsBelow(new Map(all.map((one) => [one.id, one.parent])), id)
    if (below.size > 0 && !body.with_children) {
      if (body.move_to === undefined) throw refuse('rule_broken', 'competency.parent_of_others')
      await moveChildren(trx, clientId, { all, id, below }, body.move_to?.toLowerCase() ?? null)
    }
    await removeCompetencies(trx, clientId, body.with_children ? [id, ...below] : [id])
    if (body.with_children || body.move_to === undefined || (body.move_to?.toLowerCase() ?? null) !== parent)
      await setOrder(
        trx,
        clientId,
        childrenOf(all, parent).flatMap((one) => (one.id === id ? [] : one.id)),
      )
    await audit(trx, deps, actor, {
      action: 'competency.delete',
      subject: id,
      detail: { name, below: body.with_children ? below.size : 0 },
    })
    return { ok: true }
  })

interface Branch {
  readonly all: readonly CompetencyRecord[]
  readonly id: string
  readonly below: ReadonlySet<string>
}

async function moveChildren(trx: Db, clientId: string, { all, id, below }: Branch, target: string | null) {
  if (target === id || (target !== null && below.has(target)))
    throw refuse('rule_broken', { message: 'competency.circle', fields: { move_to: 'competency.circle' } })
  const moved = childrenOf(all, id).map((one) => one.id)
  for (const one of moved) requireParent(all, one, target)
  await setParent(trx, clientId, moved, target)
  const there = childrenOf(all, target).flatMap((one) => (one.id === id ? [] : one.id))
  await setOrder(trx, clientId, [...there, ...moved])
}
