import { attributionModes } from '@deckle/core/attribution/attribution.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'

const setting = z.object({ mode: z.enum(attributionModes) })

/** Whether a client follows how people find it (docs/decisions/0066). */
export const attribution = {
  show: endpoint(routes.attribution.show, {
    summary: 'Whether visitors of public pages are followed, by their consent or without asking',
    reply: z.object({ attribution: setting }),
  }),
  update: endpoint(routes.attribution.update, {
    summary: 'Set it. Public pages change at once; what was stored before stays as long as it would have',
    body: z.strictObject({ mode: z.enum(attributionModes) }),
    reply: z.object({ attribution: setting }),
  }),
} as const satisfies Resource<typeof routes.attribution>
