import { leadLimits, leadSorts, leadStatuses, MOST_LEADS_COUNTED } from '@deckle/core/lead/lead.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { email, id, idParams, line, moment, ok, optionalLine, page, pageQuery, text } from './kit/shapes.ts'
import { lead, leadEvent, leadNote, leadPerson, leadStep } from './models/lead.ts'
import { tableFormats } from './models/table-format.ts'
import { tagIds } from './models/tag.ts'
import { day, timeZone } from './models/time-range.ts'
import { routes } from './routes.ts'

export type { Lead, LeadEvent, LeadNote, LeadPerson, LeadStep } from './models/lead.ts'

const status = z.enum(leadStatuses)
const flag = z.optional(z.enum(['true']))

/** Those of the same day are in; days are the time zone's. */
const filters = {
  /** In name, e-mail address, telephone number and company. */
  search: z.optional(text(100)),
  deck: z.optional(id),
  /** `none`: nobody looks after it. */
  owner: z.optional(z.union([id, z.literal('none')])),
  tag: z.optional(id),
  /** `-`: none is known. */
  source: z.optional(text(200)),
  /** The title of the outcome that the answers led to. `-`: none. */
  outcome: z.optional(text(leadLimits.outcome)),
  /** Of the first and of the last touch. */
  first_source: z.optional(text(100)),
  last_source: z.optional(text(100)),
  from: z.optional(day),
  to: z.optional(day),
  tz: z.optional(timeZone),
  /** Those with the same e-mail address or telephone number as another. */
  duplicates: flag,
}
const sorted = { status: z.optional(status), sort: z._default(z.enum(leadSorts), 'newest'), bin: flag }
const listQuery = z.object({ ...pageQuery, ...filters, ...sorted })

const one = z.object({ lead })
const capture = z.object({
  id,
  deck: z.object({ id, name: z.string() }),
  attempt: z.nullable(id),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  created_at: moment,
})
/** A lead with what is known of the same person. */
const whole = z.object({
  lead,
  /** Merged into it, oldest first. */
  merged: z.array(lead),
  /** Others with its e-mail address or telephone number. */
  duplicates: z.array(capture),
})
export type WholeLead = Output<typeof whole>
export type LeadCapture = Output<typeof capture>

const note = z.strictObject({ text: line(leadLimits.note) })
const noteParams = z.object({ id, note_id: id })
const ids = list(id, { min: 1, max: leadLimits.atOnce })

const change = {
  status: z.optional(status),
  /** Null: nobody. */
  owner: z.optional(z.nullable(id)),
}

/** People who have left their details at a deck (decisions.md §4 "Lead"). */
export const leads = {
  list: endpoint(routes.leads.list, {
    summary: 'Leads of decks that the caller may edit, and those that they look after, newest first',
    query: listQuery,
    reply: page('leads', lead),
    errors: ['bad_cursor', 'plan_limit'],
  }),
  getLeads: endpoint(routes.leads.getLeads, {
    summary: 'The same as `/leads`',
    query: listQuery,
    reply: page('leads', lead),
    errors: ['bad_cursor', 'plan_limit'],
  }),
  counts: endpoint(routes.leads.counts, {
    summary: `How many leads there are in each status, up to ${MOST_LEADS_COUNTED} each`,
    query: z.object(filters),
    reply: z.object({
      counts: z.array(z.object({ status, count: z.number(), more: z.boolean() })),
    }),
    errors: ['plan_limit'],
  }),
  filters: endpoint(routes.leads.filters, {
    summary:
      'Decks, people, sources and outcomes that leads can be filtered by: those that have some, the first 200 each',
    reply: z.object({
      decks: z.array(z.object({ id, name: z.string() })),
      owners: z.array(leadPerson),
      sources: z.array(z.string()),
      outcomes: z.array(z.string()),
      first_sources: z.array(z.string()),
      last_sources: z.array(z.string()),
    }),
    errors: ['plan_limit'],
  }),
  people: endpoint(routes.leads.people, {
    summary: 'People who can look after leads, by a part of the name; the first 20',
    query: z.object({ search: z.optional(text(100)) }),
    reply: z.object({ people: z.array(leadPerson) }),
    errors: ['plan_limit'],
  }),
  export: endpoint(routes.leads.export, {
    summary: 'Leads as a table, with a column for each field that their forms ask',
    query: z.object({ ...filters, ...sorted, format: z._default(z.enum(tableFormats), 'csv') }),
    reply: z.unknown(),
    replyType: '*/*',
    errors: ['plan_limit'],
  }),
  bulk: endpoint(routes.leads.bulk, {
    summary: `Change up to ${leadLimits.atOnce} leads at once. Those out of reach are passed over`,
    body: z.strictObject({
      ids,
      ...change,
      add_tags: z.optional(tagIds),
      remove_tags: z.optional(tagIds),
      /** Into the bin, or out of it. */
      deleted: z.optional(z.boolean()),
    }),
    reply: z.object({ changed: z.number() }),
    errors: ['rule_broken', 'plan_limit'],
  }),
  merge: endpoint(routes.leads.merge, {
    summary:
      'Merge leads that are one person into the first: what it lacks it takes from the others, and it shows the notes and history of all',
    body: z.strictObject({ into: id, ids: list(id, { min: 1, max: leadLimits.merged }) }),
    reply: whole,
    errors: ['not_found', 'rule_broken', 'plan_limit'],
  }),
  show: endpoint(routes.leads.show, {
    summary: 'A lead, those that were merged into it, and those that may be the same person',
    params: idParams,
    reply: whole,
    errors: ['not_found', 'plan_limit'],
  }),
  path: endpoint(routes.leads.path, {
    summary: 'What the person touched before and after, in time; empty where they were not followed',
    params: idParams,
    reply: z.object({ steps: z.array(leadStep) }),
    errors: ['not_found', 'plan_limit'],
  }),
  update: endpoint(routes.leads.update, {
    summary: 'Change a lead. What the body leaves out stays',
    params: idParams,
    body: z.strictObject({
      name: z.optional(optionalLine(leadLimits.name)),
      email: z.optional(z.union([z.literal(''), email])),
      phone: z.optional(optionalLine(leadLimits.phone)),
      company: z.optional(optionalLine(leadLimits.company)),
      ...change,
      tags: z.optional(tagIds),
    }),
    reply: one,
    errors: ['not_found', 'rule_broken', 'plan_limit'],
  }),
  delete: endpoint(routes.leads.delete, {
    summary: 'Move a lead to the bin, where it is kept for thirty days',
    params: idParams,
    reply: ok,
    errors: ['not_found', 'plan_limit'],
  }),
  restore: endpoint(routes.leads.restore, {
    summary: 'Take a lead out of the bin',
    params: idParams,
    reply: one,
    errors: ['not_found', 'plan_limit'],
  }),
  split: endpoint(routes.leads.split, {
    summary:
      'Take a lead out again that was merged into this one, with its own notes and history. What this one took from it stays',
    params: idParams,
    body: z.strictObject({ lead: id }),
    reply: whole,
    errors: ['not_found', 'plan_limit'],
  }),
  history: endpoint(routes.leads.history, {
    summary: 'What happened to a lead and to those merged into it, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('history', leadEvent),
    errors: ['not_found', 'bad_cursor', 'plan_limit'],
  }),
  notes: endpoint(routes.leads.notes, {
    summary: 'Notes on a lead and on those merged into it, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('notes', leadNote),
    errors: ['not_found', 'bad_cursor', 'plan_limit'],
  }),
  createNote: endpoint(routes.leads.createNote, {
    summary: 'Write a note on a lead',
    params: idParams,
    body: note,
    reply: z.object({ note: leadNote }),
    errors: ['not_found', 'rule_broken', 'plan_limit'],
  }),
  updateNote: endpoint(routes.leads.updateNote, {
    summary: "Change one's own note",
    params: noteParams,
    body: note,
    reply: z.object({ note: leadNote }),
    errors: ['not_found', 'plan_limit'],
  }),
  deleteNote: endpoint(routes.leads.deleteNote, {
    summary: "Delete one's own note",
    params: noteParams,
    reply: ok,
    errors: ['not_found', 'plan_limit'],
  }),
} as const satisfies Resource<typeof routes.leads>
