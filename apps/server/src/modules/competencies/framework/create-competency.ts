import type { competencies } from '@deckle/contract/competencies.ts'
import { competencyLimits, defaultScale, defaultThreshold } from '@deckle/core/learning/competency/competency.ts'
import { tidyTagName } from '@deckle/core/tag/tag.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { refreshLevels } from '../levels/queries.ts'
import { insertCompetency, replaceDecks } from '../queries.ts'
import { changeFramework, childrenOf, requireDecks, requireFreeName, requireParent } from './change-framework.ts'
import { presentOne } from './present.ts'

export const createCompetency: Handler<typeof competencies.create> = ({ deps, actor, body }) =>
  changeFramework(deps, actor, async (trx, all) => {
    const { clientId } = actor
    if (all.length >= competencyLimits.perClient) throw refuse('rule_broken', 'competency.too_many')
    const [id, name] = [deps.newId(), tidyTagName(body.name)]
    const parent = requireParent(all, id, body.parent ?? null)
    requireFreeName(all, id, name)
    const decks = await requireDecks(trx, clientId, body.decks ?? [])
    const { description = '', scale = defaultScale, threshold = defaultThreshold } = body
    const seq = childrenOf(all, parent).length + 1
    await insertCompetency(trx, clientId, id, { name, description, scale, threshold, parent, seq })
    await replaceDecks(trx, clientId, id, decks)
    await refreshLevels(trx, { clientId, competencyIds: [id], userId: null, now: deps.now() })
    await audit(trx, deps, actor, { action: 'competency.create', subject: id, detail: { name } })
    return { competency: await presentOne(trx, actor, id) }
  })
