import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { defaultSettings, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'
import { sampleContent } from './sample-content.ts'

export interface PublishedDeck {
  readonly id: string
  readonly shortid: string
  readonly versionId: string
}

/** Created over the API. */
export async function makeDeck(test: TestApp, as: Person, content: DeckContent = sampleContent()): Promise<Deck> {
  const { status, body } = await test.call('decks.create', { as, body: { readerType: content.readerType, content } })
  expect(status).toBe(200)
  return body.deck
}

/** Publishes the deck's current draft. */
export async function publishDeck(
  test: TestApp,
  as: Person,
  { id, revision }: Pick<Deck, 'id' | 'revision'>,
): Promise<PublishedDeck> {
  const { status, body, error } = await test.call('decks.publish', { as, params: { id }, body: { revision } })
  expect([status, error.fields]).toEqual([200, undefined])
  const { shortid, versionId } = body.deck.publication as { shortid: string; versionId: string }
  return { id, shortid, versionId }
}

export const makePublishedDeck = async (
  test: TestApp,
  as: Person,
  content: DeckContent = sampleContent(),
): Promise<PublishedDeck> => publishDeck(test, as, await makeDeck(test, as, content))

/** Publishes with the default settings, changed by `settings`. */
export const changePublication = (test: TestApp, as: Person, id: string, settings: Partial<PublicationSettings>) =>
  test.call('publication.update', { as, params: { id }, body: { settings: { ...defaultSettings, ...settings } } })
