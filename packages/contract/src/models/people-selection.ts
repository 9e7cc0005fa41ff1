import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { id } from '../kit/shapes.ts'
import { personFilter } from './person-filter.ts'

/** People named one by one, or a filter counts with whom it leaves out. */
const MOST_NAMED = 1000

/** Whom a bulk action or an export is about: those with these ids, or else all who match but some. */
export const peopleSelection = z.strictObject({
  ids: z.optional(list(id, { min: 1, max: MOST_NAMED })),
  ...personFilter,
  except: z._default(list(id, { max: MOST_NAMED }), []),
})
export type PeopleSelection = Output<typeof peopleSelection>
