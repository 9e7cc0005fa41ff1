import type { competencies } from '@deckle/contract/competencies.ts'
import { placed } from '@deckle/core/learning/tree.ts'
import { tidyTagName } from '@deckle/core/tag/tag.ts'
import type { Handler } from '../../../http/handler.ts'
import { audit } from '../../admin/index.ts'
import { refreshLevels } from '../levels/queries.ts'
import { replaceDecks, setCompetency, setOrder } from '../queries.ts'
import {
  changeFramework,
  childrenOf,
  competencyOf,
  requireDecks,
  requireFreeName,
  requireParent,
} from './change-framework.ts'
import { presentOne } from './present.ts'

export const updateCompetency: Handler<typeof competencies.update> = ({ deps, actor, params, body }) =>
  changeFramework(deps, actor, async (trx, all) => {
    const { clientId } = actor
    const before = competencyOf(all, params.id)
    const { id } = before
    const name = body.name === undefined ? before.name : tidyTagName(body.name)
    const parent = body.parent === undefined ? before.parent : requireParent(all, id, body.parent)
    requireFreeName(all, id, name)
    const { description = before.description, scale = before.scale, threshold = before.threshold } = body
    await setCompetency(trx, clientId, id, { name, description, scale, threshold, parent, seq: before.seq })
    const siblings = childrenOf(all, parent).map((one) => one.id)
    if (parent !== before.parent) {
      const left = childrenOf(all, before.parent).flatMap((one) => (one.id === id ? [] : one.id))
      await setOrder(trx, clientId, left)
    }
    const last = parent === before.parent ? before.seq : siblings.length + 1
    await setOrder(trx, clientId, placed(siblings, id, (body.seq ?? last) - 1))
    if (body.decks) await replaceDecks(trx, clientId, id, await requireDecks(trx, clientId, body.decks, before.decks))
    if (body.decks || threshold !== before.threshold)
      await refreshLevels(trx, { clientId, competencyIds: [id], userId: null, now: deps.now() })
    await audit(trx, deps, actor, { action: 'competency.update', subject: id, detail: { from: before.name, to: name } })
    return { competency: await presentOne(trx, actor, id) }
  })
