import { randomUUID } from 'node:crypto'
import { visitorCookie } from '@deckle/core/attribution/attribution.ts'
import type { TestApp } from '../../../test/app.ts'
import { beginAttempt } from '../../../test/plays.ts'
import type { PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'

export interface Visit {
  readonly kind: 'article' | 'deck' | 'blog'
  readonly thing: string
  readonly source?: string
  readonly campaign?: string
  /** Minutes since. */
  readonly ago?: number
}

/** Acts of visitors of a client's public pages. */
export const visitsOf = (test: () => TestApp, clientId: () => string) => {
  const cookieOf = (visitor: string) => ({ cookie: `${visitorCookie(clientId())}=${visitor}` })
  return {
    cookieOf,
    touch: (visitor: string, visit: Visit, headers: Readonly<Record<string, string>> = {}) =>
      test().call('touches.add', {
        headers,
        body: { client: clientId(), visitor, touches: [touchOf(visit)] },
      }),
    play: async (visitor: string, deck: Pick<PublishedDeck, 'shortid' | 'versionId'>, as?: Person) => {
      const reply = await test().call('play.begin', {
        params: { shortid: deck.shortid },
        body: { id: randomUUID(), versionId: deck.versionId },
        headers: { ...as?.headers, ...cookieOf(visitor) },
      })
      return reply.body.attempt
    },
    begin: (deck: PublishedDeck) => beginAttempt(test(), deck),
    stored: async (visitor: string) =>
      (
        await test().deps.db.selectFrom('touches').selectAll().where('visitor_id', '=', visitor).orderBy('at').execute()
      ).map(({ kind, thing_id, source, arrival }) => ({ kind, thing: thing_id, source, arrival })),
  }
}

export const touchOf = ({ kind, thing, source, campaign = '', ago = 0 }: Visit) => ({
  id: randomUUID(),
  kind,
  thing,
  ago: ago * 60_000,
  arrival: source !== undefined,
  source: source ?? '',
  medium: '',
  campaign,
  referrer: '',
  landing: '/blog/meadow/tea',
})
