import { competencyColumns } from '@deckle/core/learning/competency/competency-csv.ts'
import { competencyLimits, defaultThreshold } from '@deckle/core/learning/competency/competency.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, line, moment, ok, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

const label = line(competencyLimits.label)
const percent = z.number().check(z.int(), z.gte(1), z.lte(100))
const weight = z.number().check(z.int(), z.gte(1), z.lte(competencyLimits.weight))

const changeable = {
  description: z.optional(text(competencyLimits.description)),
  /** Names of the four levels, from the lowest. */
  scale: z.optional(z.tuple([label, label, label, label])),
  threshold: z.optional(percent),
  decks: z.optional(list(z.strictObject({ id, weight }), { max: competencyLimits.decks })),
}
const parent = z.nullable(id)

export const competency = z.object({
  id,
  name: z.string(),
  description: z.string(),
  parent,
  /** The place among those of its parent, from 1 without gaps. */
  seq: z.number(),
  scale: z.tuple([z.string(), z.string(), z.string(), z.string()]),
  /** Per cent from which somebody is proficient. */
  threshold: z.number(),
  /** Named only to who may edit the framework. */
  decks: z.array(z.object({ id, name: z.string(), weight: z.number() })),
  can: can('edit'),
})
export type Competency = Output<typeof competency>

const one = z.object({ competency })
/** In the order of the tree. */
const all = z.object({ competencies: z.array(competency) })

/** Bytes and values of the framework as a file. */
const MOST_CSV = 1_000_000

const importRow = z.object({
  /** Row of the file, without empty ones; the headings are 1. */
  line: z.number(),
  name: z.string(),
  state: z.enum(['new', 'changed', 'same', 'refused']),
  faults: z.array(
    z.object({
      code: z.enum([
        'missing',
        'too_long',
        'not_threshold',
        'not_decks',
        'too_many',
        'twice',
        'unknown_parent',
        'circle',
        'too_deep',
        'unknown_deck',
      ]),
      column: z.enum(competencyColumns),
    }),
  ),
})
export type CompetencyImportRow = Output<typeof importRow>

/** 0 … 3. */
const level = z.number()
const reached = z.object({
  id,
  name: z.string(),
  parent,
  scale: competency.shape.scale,
  threshold: z.number(),
  /** Whether decks are linked: what has none is a heading. */
  measured: z.boolean(),
  /** Null where none of its decks was completed. */
  percentage: z.nullable(z.number()),
  level,
  /** Percentage points up to the threshold. */
  gap: z.number(),
  at: z.nullable(moment),
})

const person = z.object({ id, name: z.string() })
/** Published ones that name the competency. */
const closingCourse = z.object({ id, title: z.string(), competencies: z.array(id) })

/** Of a heat map at most. */
export const MOST_COMPETENCY_COLUMNS = 60

/** decisions.md §3 "Competency". */
export const competencies = {
  list: endpoint(routes.competencies.list, {
    summary: 'The framework: each competency below its parent',
    reply: all,
  }),
  create: endpoint(routes.competencies.create, {
    summary: `Create a competency, as the last one of its parent; proficient from ${defaultThreshold} per cent unless it says otherwise`,
    body: z.strictObject({ ...changeable, name: line(competencyLimits.name), parent: z._default(parent, null) }),
    reply: one,
    errors: ['already_taken', 'rule_broken'],
  }),
  update: endpoint(routes.competencies.update, {
    summary: 'Change a competency, or put it below another and at a place there. Levels follow',
    params: idParams,
    body: z.strictObject({
      ...changeable,
      name: z.optional(line(competencyLimits.name)),
      /** Without `seq` it becomes the last one there. */
      parent: z.optional(parent),
      seq: z.optional(z.number().check(z.int(), z.gte(1), z.lte(competencyLimits.perClient))),
    }),
    reply: one,
    errors: ['not_found', 'already_taken', 'rule_broken'],
  }),
  delete: endpoint(routes.competencies.delete, {
    summary:
      'Delete a competency with its levels. Those below it go to `move_to` (null: to the top) or, `with_children`, too',
    params: idParams,
    body: z.strictObject({ move_to: z.optional(parent), with_children: z._default(z.boolean(), false) }),
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  moveUp: endpoint(routes.competencies.moveUp, {
    summary: 'Move a competency up among those of its parent; the first one stays',
    params: idParams,
    reply: all,
    errors: ['not_found'],
  }),
  moveDown: endpoint(routes.competencies.moveDown, {
    summary: 'Move a competency down among those of its parent; the last one stays',
    params: idParams,
    reply: all,
    errors: ['not_found'],
  }),
  export: endpoint(routes.competencies.export, {
    summary: 'The framework as CSV',
    reply: z.string(),
    replyType: 'text/csv',
  }),
  import: endpoint(routes.competencies.import, {
    summary:
      'Create and change competencies by their names from CSV; those that the file leaves out stay. With a refused row, or with `dry_run`, nothing is stored',
    body: z.strictObject({ csv: text(MOST_CSV), dry_run: z._default(z.boolean(), false) }),
    bodyLimit: 4 * MOST_CSV,
    reply: z.object({ stored: z.boolean(), rows: z.array(importRow) }),
    errors: ['rule_broken'],
  }),
  person: endpoint(routes.competencies.person, {
    summary: 'What a person has reached: percentage and level by competency, axes of a radar chart, changes of level',
    params: idParams,
    reply: z.object({
      person,
      /** In the order of the tree. */
      competencies: z.array(reached),
      radar: z.array(z.object({ id, name: z.string(), percentage: z.number() })),
      /** The newest 50. */
      history: z.array(z.object({ id, competency: id, name: z.string(), level, percentage: z.number(), at: moment })),
      courses: z.array(closingCourse),
    }),
    errors: ['not_found'],
  }),
  team: endpoint(routes.competencies.team, {
    summary: `Everyone below a person by competency: levels and gaps, at most ${MOST_COMPETENCY_COLUMNS} competencies, and courses that close the gaps`,
    params: idParams,
    query: z.object({
      ...pageQuery,
      /** Only what is at or below this competency. */
      below: z.optional(id),
    }),
    reply: z.object({
      person,
      /** Of the whole team. */
      competencies: z.array(
        z.object({
          id,
          name: z.string(),
          scale: competency.shape.scale,
          threshold: z.number(),
          percentage: z.nullable(z.number()),
          measured: z.number(),
          /** How many are at each level; those not measured at the lowest. */
          levels: z.array(z.number()),
        }),
      ),
      /** How many there are, also beyond those above. */
      total_competencies: z.number(),
      people: z.number(),
      /** By place in the hierarchy. `reached` is in the order of `competencies`; null where nothing is measured. */
      members: z.array(
        z.object({
          id,
          name: z.string(),
          reached: z.array(z.nullable(z.object({ percentage: z.number(), level }))),
        }),
      ),
      next: z.nullable(z.string()),
      courses: z.array(closingCourse),
    }),
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.competencies>
