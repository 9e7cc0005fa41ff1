import type { categories } from '@deckle/contract/categories.ts'
import { categoryLimits } from '@deckle/core/category/category.ts'
import { tidyTagName } from '@deckle/core/tag/tag.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { audit } from '../admin/index.ts'
import {
  changeCategories,
  presentOne,
  requireFreeName,
  requireParent,
  siblingsOf,
  slugFor,
} from './change-categories.ts'
import { insertCategories } from './queries.ts'

export const createCategory: Handler<typeof categories.create> = ({ deps, actor, body: { kind, ...body } }) =>
  changeCategories(deps, actor, async (trx, all) => {
    if (all.filter((one) => one.kind === kind).length >= categoryLimits.perKind)
      throw refuse('rule_broken', 'category.too_many')
    const [id, name] = [deps.newId(), tidyTagName(body.name)]
    const parent = requireParent(all, { id, kind }, body.parent ?? null)
    const siblings = siblingsOf(all, { kind, parent })
    requireFreeName(siblings, id, name)
    await insertCategories(trx, [
      {
        client_id: actor.clientId,
        id,
        kind,
        name,
        slug: slugFor(all, kind, name),
        parent_id: parent,
        seq: siblings.length + 1,
      },
    ])
    await audit(trx, deps, actor, { action: 'category.create', subject: id, detail: { name, kind } })
    return { category: await presentOne(trx, actor, kind, id) }
  })
