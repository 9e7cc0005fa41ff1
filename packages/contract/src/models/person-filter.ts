import {
  conditionFault,
  conditionOperators,
  type PersonCondition,
  personStatuses,
} from '@deckle/core/people/person-condition.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { line, text } from '../kit/shapes.ts'

export const condition = z
  .strictObject({
    field: line(80),
    op: z.enum(conditionOperators),
    value: z.union([text(500), z.boolean(), list(text(500), { min: 1, max: 50 })]),
  })
  .check(z.refine<PersonCondition>((one) => conditionFault(one) === null, 'bad_condition'))

export const MOST_CONDITIONS = 20
/** All of them hold. */
export const conditions = list(condition, { max: MOST_CONDITIONS })

/** Whom a list, a bulk action or an export is about: those who match every condition. */
export const personFilter = {
  search: z.optional(text(100)),
  status: z._default(z.enum(personStatuses), 'active'),
  filter: z._default(conditions, []),
}
