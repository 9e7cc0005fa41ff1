import { MOST_SHARES, shareLevels } from '@deckle/core/access/access.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, idParams, text } from './shapes.ts'

const person = z.object({ user_id: id, name: z.string(), image: z.string() })

const everyone = z.enum(['none', ...shareLevels])

const shares = z.object({
  owner: person,
  /** What all the client may do with the deck. */
  everyone,
  /** By name. */
  people: z.array(z.extend(person, { can: z.enum(shareLevels) })),
})
export type Shares = z.output<typeof shares>
export type SharePerson = z.output<typeof person>

/** With whom a deck is shared (decisions.md §1 "Whose decks"). */
export const sharing = {
  list: endpoint({
    method: 'GET',
    path: '/decks/{id}/shares/list',
    summary: 'With whom a deck is shared',
    access: 'deck.share',
    params: idParams,
    reply: shares,
    errors: ['not_found'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/decks/{id}/shares/update',
    summary: 'Share a deck with all the client, and with these people and no others by name',
    access: 'deck.share',
    params: idParams,
    body: z.strictObject({
      everyone,
      people: list(z.strictObject({ user_id: id, can: z.enum(shareLevels) }), { max: MOST_SHARES }),
    }),
    reply: shares,
    errors: ['not_found', 'rule_broken'],
  }),
  people: endpoint({
    method: 'GET',
    path: '/decks/{id}/shares/people',
    summary: 'People whom a deck can be shared with, by a part of the name; the first 20',
    access: 'deck.share',
    params: idParams,
    query: z.object({ search: z.optional(text(100)) }),
    reply: z.object({ people: z.array(person) }),
    errors: ['not_found'],
  }),
} as const
