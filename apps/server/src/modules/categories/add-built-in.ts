import { articleCategories } from '@deckle/core/category/category.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { insertCategories } from './queries.ts'

/** For a new client. */
export async function addBuiltInCategories(trx: Db, { newId }: Pick<Deps, 'newId'>, clientId: string): Promise<void> {
  await insertCategories(
    trx,
    Object.entries(articleCategories).map(([slug, name], at) => ({
      client_id: clientId,
      id: newId(),
      kind: 'article',
      name,
      slug,
      parent_id: null,
      seq: at + 1,
      built_in: true,
    })),
  )
}
