import { fieldViewers, fieldWriters, personFieldKinds, personFieldLimits } from '@deckle/core/people/person-field.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, line, wholeNumber } from './kit/shapes.ts'
import { job } from './jobs.ts'
import { routes } from './routes.ts'

const changeable = {
  name: line(personFieldLimits.name),
  choices: z._default(list(line(personFieldLimits.choice), { max: personFieldLimits.choices }), []),
  required: z._default(z.boolean(), false),
  seen_by: z._default(z.enum(fieldViewers), 'Manager'),
  changed_by: z._default(z.enum(fieldWriters), 'Admin'),
}

const field = z.object({
  id,
  name: z.string(),
  kind: z.enum(personFieldKinds),
  choices: z.array(z.string()),
  required: z.boolean(),
  seen_by: z.enum(fieldViewers),
  changed_by: z.enum(fieldWriters),
  /** Id of the job that is changing its kind; null if none is. */
  changing: z.nullable(id),
})
export type UserField = Output<typeof field>

const one = z.object({ field })

const kindChange = z.object({
  /** Values of people, those in the bin too. */
  values: z.number(),
  /** Values that fit the new kind. */
  fit: z.number(),
  unfit: z.number(),
  /** Values that are written differently afterwards. */
  examples: z.array(z.object({ before: z.string(), after: z.string() })),
  unfitExamples: z.array(z.string()),
  /** Different values; at most as many as a field has choices. */
  distinct: z.array(z.string()),
  hasMoreDistinct: z.boolean(),
  /** How numbers and dates are read; null where the values do not say it and nothing was chosen. */
  decimalMark: z.nullable(z.enum(['.', ','])),
  dateOrder: z.nullable(z.enum(['day', 'month'])),
  /** A value with two meanings; null for none. */
  unclear: z.nullable(z.string()),
  /** What compares the field in a way that its new kind does not have. */
  rules: z.array(z.object({ courseId: id, course: z.string(), name: z.string() })),
  reports: z.array(z.string()),
})
export type KindChange = Output<typeof kindChange>
const all = z.object({ fields: z.array(field) })

/** Fields that a client keeps of its people; their values are in `details`, under the field's name. */
export const user_fields = {
  list: endpoint(routes.user_fields.list, {
    summary: 'The fields that the caller sees of others, or of themselves, in their order',
    reply: all,
  }),
  create: endpoint(routes.user_fields.create, {
    summary: 'Create a field, as the last one',
    body: z.strictObject({ ...changeable, kind: z.enum(personFieldKinds) }),
    reply: one,
    errors: ['already_taken', 'rule_broken'],
  }),
  update: endpoint(routes.user_fields.update, {
    summary:
      'Change a field; its kind stays. Another name renames it in everyone’s details. Refused while a job changes the kind',
    params: idParams,
    body: z.strictObject(changeable),
    reply: one,
    errors: ['not_found', 'already_taken', 'rule_broken', 'conflict'],
  }),
  changeKind: endpoint(routes.user_fields.changeKind, {
    summary:
      'Change the kind of a field and convert everyone’s values in the background: 202 with the job; with `dry_run` only say what would happen. Values that do not fit move to the new text field `keep_as`, or are deleted; the job fails without a change where more than `unfit` do not fit. Refused while another job changes the kind',
    params: idParams,
    body: z.strictObject({
      kind: z.enum(personFieldKinds),
      choices: changeable.choices,
      decimal_mark: z._default(z.nullable(z.enum(['.', ','])), null),
      date_order: z._default(z.nullable(z.enum(['day', 'month'])), null),
      keep_as: z._default(z.nullable(line(personFieldLimits.name)), null),
      unfit: z._default(wholeNumber, 0),
      dry_run: z._default(z.boolean(), false),
    }),
    /** `change` with `dry_run`, else `job`. */
    reply: z.object({ field, change: z.nullable(kindChange), job: z.nullable(job) }),
    goesOn: true,
    errors: ['not_found', 'already_taken', 'rule_broken', 'conflict'],
  }),
  delete: endpoint(routes.user_fields.delete, {
    summary:
      'Delete a field with its values, and say how many; with `dry_run` only say so. Refused while a job changes the kind',
    params: idParams,
    body: z.strictObject({ dry_run: z._default(z.boolean(), false) }),
    reply: z.object({ values: z.number() }),
    errors: ['not_found', 'conflict'],
  }),
  moveUp: endpoint(routes.user_fields.moveUp, {
    summary: 'Move a field up; the first one stays',
    params: idParams,
    reply: all,
    errors: ['not_found'],
  }),
  moveDown: endpoint(routes.user_fields.moveDown, {
    summary: 'Move a field down; the last one stays',
    params: idParams,
    reply: all,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.user_fields>
