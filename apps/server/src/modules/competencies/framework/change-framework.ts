import { competencyLimits, type LinkedDeck } from '@deckle/core/learning/competency/competency.ts'
import { parentFault } from '@deckle/core/learning/tree.ts'
import type { Db } from '../../../db/database.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { lockClient } from '../../clients/index.ts'
import { type CompetencyRecord, findCompetencies, findDecks } from '../queries.ts'

type Framework = readonly CompetencyRecord[]

/** Takes the client's lock: one change of the framework at a time. */
export function changeFramework<T>(
  deps: Deps,
  { clientId }: SignedIn,
  apply: (trx: Db, all: Framework) => Promise<T>,
): Promise<T> {
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, clientId)
    return apply(trx, await findCompetencies(trx, clientId))
  })
}

export function competencyOf(all: Framework, id: string): CompetencyRecord {
  const competency = all.find((one) => one.id === id.toLowerCase())
  if (!competency) throw refuse('not_found')
  return competency
}

export const childrenOf = (all: Framework, parent: string | null): Framework =>
  all.filter((one) => one.parent === parent)

/** The parent's id. Refuses one that is not there, closes a circle or makes the tree too deep. */
export function requireParent(all: Framework, id: string, parent: string | null): string | null {
  const wanted = parent?.toLowerCase() ?? null
  const fault = parentFault(new Map(all.map((one) => [one.id, one.parent])), id, wanted, competencyLimits.depth)
  if (fault === null) return wanted
  throw refuse('rule_broken', { message: `competency.${fault}`, fields: { parent: `competency.${fault}` } })
}

/** Refuses a name that another one has, whatever its case. */
export function requireFreeName(all: Framework, id: string, name: string): void {
  if (all.some((one) => one.id !== id && one.name.toLowerCase() === name.toLowerCase()))
    throw refuse('already_taken', { message: 'competency.taken', fields: { name: 'competency.taken' } })
}

/** Each deck once, with ids in lower case. Refuses those of other clients and those in the bin. */
export async function requireDecks(
  trx: Db,
  clientId: string,
  decks: readonly LinkedDeck[],
  known: readonly LinkedDeck[] = [],
): Promise<readonly LinkedDeck[]> {
  const linked = new Map(decks.map(({ id, weight }) => [id.toLowerCase(), weight]))
  const there = await findDecks(trx, clientId, [...linked.keys()])
  for (const { id } of known) there.add(id)
  if ([...linked.keys()].some((id) => !there.has(id)))
    throw refuse('rule_broken', { message: 'competency.deck', fields: { decks: 'competency.deck' } })
  return [...linked].map(([id, weight]) => ({ id, weight }))
}
