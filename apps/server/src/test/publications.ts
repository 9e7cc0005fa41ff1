import { randomUUID } from 'node:crypto'
import type { PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { changePublication, makePublishedDeck, type PublishedDeck } from './decks.ts'
import type { Person } from './factories.ts'
import { sampleContent } from './sample-content.ts'

/** Acts on published decks of an owner, on the app that a test file starts. */
export function publicationsOf(test: () => TestApp, owner: () => Person) {
  const change = (id: string, settings: Partial<PublicationSettings>, as = owner()) =>
    changePublication(test(), as, id, settings)
  return {
    change,
    published: async (settings: Partial<PublicationSettings> = {}, as = owner()): Promise<PublishedDeck> => {
      const deck = await makePublishedDeck(test(), as, sampleContent(['single_select', 'title']))
      if (Object.keys(settings).length > 0) expect((await change(deck.id, settings, as)).status).toBe(200)
      return deck
    },
    open: (address: string, headers: Record<string, string> = {}) =>
      test().app.inject({ method: 'GET', url: address, headers }),
    enter: (deck: PublishedDeck, shown: object, as?: Person) =>
      test().call('play.enter', {
        params: { shortid: deck.shortid },
        body: shown as { kind: 'members' },
        ...(as && { as }),
      }),
    begin: (deck: PublishedDeck, pass?: string, id: string = randomUUID()) =>
      test().call('play.begin', { params: { shortid: deck.shortid }, body: { id, versionId: deck.versionId, pass } }),
    countAttempts: async (deck: PublishedDeck) =>
      (await test().deps.db.selectFrom('attempts').select('id').where('deck_id', '=', deck.id).execute()).length,
  }
}
