import { visitKinds } from '@deckle/core/attribution/attribution.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id, ok } from './kit/shapes.ts'
import { sourceTag } from './models/source-tag.ts'
import { routes } from './routes.ts'

/** Made by the browser, from random numbers alone. */
const visitor = id

const touch = z.strictObject({
  id,
  kind: z.enum(visitKinds),
  /** Of the article or deck. */
  thing: id,
  /** Milliseconds since the page was opened: clocks differ. */
  ago: z.number().check(z.int(), z.gte(0), z.lte(86_400_000)),
  /** Reached from outside. */
  arrival: z.boolean(),
  source: sourceTag(100),
  medium: sourceTag(100),
  campaign: sourceTag(100),
  /** Without its query. */
  referrer: sourceTag(300),
  /** The page's path. */
  landing: sourceTag(300),
})

/** What visitors of public pages touch, where they agreed to it or their client does not ask. */
export const touches = {
  add: endpoint(routes.touches.add, {
    summary:
      'Store pages that a visitor opened, each once by its id. Nothing is stored where the client follows nobody, the browser asks not to be followed, or there is no such page',
    body: z.strictObject({ client: id, visitor, touches: list(touch, { min: 1, max: 20 }) }),
    bodyLimit: 32 * 1024,
    reply: ok,
  }),
  clear: endpoint(routes.touches.clear, {
    summary: 'Withdraw consent: all that was stored of the visitor is deleted, also what leads were told of them',
    body: z.strictObject({ client: id, visitor }),
    bodyLimit: 4096,
    reply: ok,
  }),
} as const satisfies Resource<typeof routes.touches>
