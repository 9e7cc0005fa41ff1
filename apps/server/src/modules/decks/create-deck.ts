import type { Actor } from '@deckle/core/access/access.ts'
import type { DeckContent, Language } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { enforceLimit } from '../licences/index.ts'
import { withOwnMedia } from './content/media-references.ts'
import { newContent } from './content/new-content.ts'
import { presentDeck } from './present.ts'
import { insertDeck } from './queries.ts'
import { requireDeck } from './require-deck.ts'
import { storedContent } from './content/stored-content.ts'

export interface NewDeck {
  readonly readerType: ReaderType
  readonly name?: string | undefined
  readonly language: Language
  readonly content?: DeckContent | undefined
}

/** A new deck of the caller's: the first slide of its reader type, or the given content. */
export async function createDeck(deps: Deps, actor: Actor, wanted: NewDeck): Promise<Deck> {
  const { readerType, language, name, content } = wanted
  if (!content) return addDeck(deps, actor, newContent(readerType, language, deps.newId, name))
  return addDeck(deps, actor, await withOwnMedia(deps.db, actor.clientId, { ...content, name: name ?? content.name }))
}

/** A copy in the caller's own library, its name marked as one. */
export async function duplicateDeck(deps: Deps, actor: Actor, id: string): Promise<Deck> {
  const { content, client_id } = await requireDeck(deps.db, actor, 'deck.read', id)
  const copy = { ...content, name: nameOfCopy(content.name) }
  return addDeck(deps, actor, client_id === actor.clientId ? copy : await withOwnMedia(deps.db, actor.clientId, copy))
}

/** Puts a deck into the caller's library, where the plan has room for it. */
export async function addDeck(deps: Deps, actor: Actor, content: DeckContent): Promise<Deck> {
  const id = deps.newId()
  const stored = storedContent(content)
  return transaction(deps.db, async (open) => {
    await enforceLimit(open, deps, 'campaigns', actor)
    await insertDeck(open, { client_id: actor.clientId, id, owner_id: actor.userId, ...stored })
    return presentDeck(deps.env, actor, await requireDeck(open, actor, 'deck.read', id))
  })
}

/** At most 60 characters with the mark: a long name gives way. */
export function nameOfCopy(name: string): string {
  const mark = ' (copy)'
  const base = name.endsWith(mark) ? name.slice(0, -mark.length) : name
  return (
    base
      .slice(0, 60 - mark.length)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() + mark
  )
}
