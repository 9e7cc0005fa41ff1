import { colorOfTag, type TagKind } from '@deckle/core/tag/tag.ts'
import { slug } from '@deckle/core/text/slug.ts'
import type { Db } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { insertRows } from './queries.ts'

/** Keys of the demo's decks, or of its people, by the name of their tag. */
const tagged: Readonly<Record<TagKind, Readonly<Record<string, readonly string[]>>>> = {
  content: {
    Coffee: ['harvest', 'styles', 'trivia', 'visit', 'suits'],
    'Food safety': ['hygiene', 'knowledge'],
    'New hires': ['course', 'knowledge', 'hygiene'],
    Customers: ['visit', 'links', 'photo-contest', 'suits'],
    सर्वेक्षण: ['visit', 'team-day'],
    'Summer 2025': [],
    // Of leads.
    Wholesale: [],
    'Home brewer': [],
  },
  user: {
    'First aid': ['vikram', 'meera', 'kabir', 'lakshmi'],
    'New here': ['kabir', 'rosa'],
    Trainers: ['meera', 'imran'],
  },
  master: { 'Espresso lover': [], 'Filter lover': [] },
}

interface Tagged {
  readonly clientId: string
  readonly people: ReadonlyMap<string, string>
  readonly decks: readonly { readonly id: string; readonly key: string }[]
}

/** @returns the ids by name */
export async function insertTags(
  deps: Deps,
  trx: Db,
  { clientId: client_id, people, decks }: Tagged,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>()
  const created_by = people.values().next().value ?? null
  for (const [kind, tags] of Object.entries(tagged) as [TagKind, Readonly<Record<string, readonly string[]>>][])
    for (const [name, keys] of Object.entries(tags)) {
      const id = deps.newId()
      made.set(name, id)
      await insertRows(trx, 'tags', [
        { client_id, id, kind, name, slug: slug(name), color: colorOfTag(name), created_by },
      ])
      const uses = keys.map((key) => (kind === 'user' ? people.get(key) : decks.find((deck) => deck.key === key)?.id))
      const ids = uses.filter((one) => one !== undefined)
      if (kind === 'user')
        await insertRows(
          trx,
          'user_tags',
          ids.map((user_id) => ({ client_id, tag_id: id, user_id })),
        )
      else
        await insertRows(
          trx,
          'deck_tags',
          ids.map((deck_id) => ({ client_id, tag_id: id, deck_id })),
        )
    }
  return made
}
