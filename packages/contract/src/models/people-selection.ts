import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { id } from '../kit/shapes.ts'
import { personFilter } from './person-filter.ts'

/** People named one by one, or a filter counts with whom it leaves out. */
const MOST_NAMED = 1000

/** Whom an export is about, or who is added: those with these ids, or else all who match but some. No id is nobody. */
export const peopleSelection = z.strictObject({
  ids: z.optional(list(id, { max: MOST_NAMED })),
  ...personFilter,
  except: z._default(list(id, { max: MOST_NAMED }), []),
  all: z.optional(z.literal(true)),
})
export type PeopleSelection = Output<typeof peopleSelection>

/** Whom a bulk action changes: never everybody unless `all` says so. */
export const namedPeople = peopleSelection.check(
  z.refine<PeopleSelection>(
    ({ ids, search, status, filter, all }) =>
      ids !== undefined || !!search || status !== 'active' || filter.length > 0 || all === true,
    'bad_selection',
  ),
)
