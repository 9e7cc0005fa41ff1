import { licenseTypes } from '@deckle/core/access/access.ts'
import { audienceLimits } from '@deckle/core/people/audience.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { id } from '../kit/shapes.ts'
import { tagName } from './tag.ts'

/** Whom something is to be shown to; everyone where nothing is named. */
export const audience = z.strictObject({
  branch: z._default(z.nullable(id), null),
  tags: z._default(list(id, { max: audienceLimits.tags }), []),
  license_types: z._default(list(z.enum(licenseTypes), { max: licenseTypes.length }), []),
  course: z._default(z.nullable(id), null),
})

/** With names; '' of what is not there any more, which nobody meets. */
export const namedAudience = z.object({
  branch: z.nullable(z.object({ id, name: z.string() })),
  tags: z.array(tagName),
  license_types: z.array(z.enum(licenseTypes)),
  course: z.nullable(z.object({ id, title: z.string() })),
})
