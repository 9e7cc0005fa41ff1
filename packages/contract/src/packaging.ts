import { packageFormats } from '@deckle/core/deck/publication/package-format.ts'
import { packageAttempts, packageStatuses } from '@deckle/core/deck/publication/package-options.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { idParams } from './kit/shapes.ts'

export const packaging = {
  packDeck: endpoint(routes.packaging.packDeck, {
    summary:
      'A deck as a package for learning platforms, or as a page: it plays without this server and carries the right answers',
    params: idParams,
    query: z.object({
      format: z.optional(
        z.enum(packageFormats, {
          error: ({ input }) => (input === 'cmi5' || input === 'xapi' ? 'later_format' : undefined),
        }),
      ),
      /** Reported to an LMS: the first attempt only or the best one; passing and failing; each answer. */
      attempts: z.optional(z.enum(packageAttempts)),
      status: z.optional(z.enum(packageStatuses)),
      interactions: z.optional(z.enum(['true', 'false'])),
    }),
    reply: z.string(),
    replyType: 'application/zip',
    errors: ['not_found', 'not_publishable', 'plan_limit'],
  }),
} as const satisfies Resource<typeof routes.packaging>
