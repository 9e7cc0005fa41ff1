import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { updateCompetencies } from '../modules/competencies/index.ts'
import { insertRows } from './queries.ts'

/** Headings with what is below them, and the decks that show it with their weights. */
const framework: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>> = {
  'Coffee knowledge': {
    'Origins and harvest': { knowledge: 2, trivia: 1 },
    'Brewing styles': { styles: 1, skills: 1 },
  },
  'Safe work': { 'Food hygiene': { hygiene: 1 }, 'Working together': { course: 1, hygiene: 1 } },
  Guests: { 'Advising guests': { suits: 1, skills: 2 } },
}

/** Best percentages by deck, for some of the people, from before there were courses. */
const results: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  vikram: { knowledge: 90, trivia: 80, skills: 72, hygiene: 100, course: 100 },
  kabir: { knowledge: 55, trivia: 40, hygiene: 60, course: 30 },
  lakshmi: { knowledge: 100, trivia: 90, skills: 95, hygiene: 95, suits: 80 },
  arjun: { trivia: 50, hygiene: 30 },
  rosa: { course: 100, hygiene: 85, skills: 40 },
}

interface Demo {
  readonly clientId: string
  readonly people: ReadonlyMap<string, string>
  readonly decks: readonly { readonly id: string; readonly key: string }[]
}

/** @returns the ids by name */
export async function insertCompetencies(
  deps: Deps,
  trx: Db,
  { clientId, people, decks }: Demo,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const client_id = clientId
  const deckOf = (key: string): string => decks.find((deck) => deck.key === key)?.id ?? ''
  for (const [at, [heading, below]] of Object.entries(framework).entries()) {
    const parent_id = deps.newId()
    await insertRows(trx, 'competencies', [{ client_id, id: parent_id, parent_id: null, seq: at + 1, name: heading }])
    for (const [place, [name, linked]] of Object.entries(below).entries()) {
      const id = deps.newId()
      ids.set(name, id)
      await insertRows(trx, 'competencies', [{ client_id, id, parent_id, seq: place + 1, name }])
      await insertRows(
        trx,
        'competency_decks',
        Object.entries(linked).map(([key, weight]) => ({ client_id, competency_id: id, deck_id: deckOf(key), weight })),
      )
    }
  }
  for (const [key, best] of Object.entries(results))
    for (const [at, [deck, percentage]] of Object.entries(best).entries()) {
      const now = new Date(deps.now().getTime() - (74 - at) * 86_400_000)
      await updateCompetencies(trx, { clientId, userId: people.get(key) ?? '', deckId: deckOf(deck), percentage, now })
    }
  return ids
}
