import type { Competency } from '@deckle/contract/competencies.ts'
import { type Actor, may } from '@deckle/core/access/access.ts'
import { inTreeOrder } from '@deckle/core/learning/tree.ts'
import { refuse } from '../../../refusal.ts'
import { type CompetenciesDb, findCompetencies } from '../queries.ts'

/** In the order of the tree. Decks are named only to who may edit: others may not know of them. */
export async function presentFramework(db: CompetenciesDb, actor: Actor): Promise<Competency[]> {
  const edit = may(actor, 'competency.edit', { clientId: actor.clientId, ownerId: null })
  return inTreeOrder(await findCompetencies(db, actor.clientId)).map(({ item }) => ({
    ...item,
    scale: [...item.scale] as Competency['scale'],
    decks: edit ? item.decks.map((deck) => ({ ...deck })) : [],
    can: { edit },
  }))
}

export async function presentOne(db: CompetenciesDb, actor: Actor, id: string): Promise<Competency> {
  const competency = (await presentFramework(db, actor)).find((one) => one.id === id)
  if (!competency) throw refuse('not_found')
  return competency
}
