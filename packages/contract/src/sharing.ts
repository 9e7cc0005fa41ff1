import { MOST_SHARES, shareLevels } from '@deckle/core/access/access.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { id, idParams, text } from './kit/shapes.ts'

export const sharePerson = z.object({ user_id: id, name: z.string(), image: z.string() })

const everyone = z.enum(['none', ...shareLevels])

export const shares = z.object({
  owner: sharePerson,
  everyone,
  /** Ordered by name. */
  people: z.array(z.extend(sharePerson, { can: z.enum(shareLevels) })),
})
export type Shares = Output<typeof shares>
export type SharePerson = Output<typeof sharePerson>

/** Who may view or edit from now on: the whole client, and people by name. */
export const newShares = z.strictObject({
  everyone,
  people: list(z.strictObject({ user_id: id, can: z.enum(shareLevels) }), { max: MOST_SHARES }),
})

/** With whom a deck is shared (decisions.md §1 "Whose decks"). */
export const sharing = {
  list: endpoint(routes.sharing.list, {
    summary: 'With whom a deck is shared',
    params: idParams,
    reply: shares,
    errors: ['not_found'],
  }),
  update: endpoint(routes.sharing.update, {
    summary: 'Share a deck with the whole client, and with these people only by name',
    params: idParams,
    body: newShares,
    reply: shares,
    errors: ['not_found', 'rule_broken'],
  }),
  people: endpoint(routes.sharing.people, {
    summary: 'People whom a deck can be shared with, by a part of the name; the first 20',
    params: idParams,
    query: z.object({ search: z.optional(text(100)) }),
    reply: z.object({ people: z.array(sharePerson) }),
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.sharing>
