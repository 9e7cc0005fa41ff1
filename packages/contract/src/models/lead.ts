import { touchKinds } from '@deckle/core/attribution/touch.ts'
import { leadActs, leadStatuses } from '@deckle/core/lead/lead.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { can, id, moment } from '../kit/shapes.ts'
import { tagName } from './tag.ts'

const touch = z.object({
  at: moment,
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  referrer: z.string(),
  landing: z.string(),
})

export const leadPerson = z.object({ id, name: z.string(), image: z.string() })
export type LeadPerson = Output<typeof leadPerson>

export const lead = z.object({
  id,
  /** '' as the name of a deck that is gone. */
  deck: z.object({ id, name: z.string() }),
  /** The course that the form was sent in, '' as the title of one that was deleted; null outside courses. */
  course: z.nullable(z.object({ id, title: z.string() })),
  attempt: z.nullable(id),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  /** Of the form's own fields. */
  answers: z.array(z.object({ id: z.string(), label: z.string(), value: z.string() })),
  /** In per cent; null where the play was not scored. */
  score: z.nullable(z.number()),
  outcome: z.string(),
  tags: z.array(tagName),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  /** The same three, as the order names them. */
  utm: z.object({ source: z.string(), medium: z.string(), campaign: z.string() }),
  referrer: z.string(),
  /** Null where it is not known, and where the plan has no locations. */
  country: z.nullable(z.string()),
  city: z.nullable(z.string()),
  device: z.string(),
  language: z.string(),
  consent: z.nullable(z.object({ text: z.string(), at: moment })),
  status: z.enum(leadStatuses),
  owner: z.nullable(leadPerson),
  first_touch: z.nullable(touch),
  last_touch: z.nullable(touch),
  /** Another lead has the same e-mail address or telephone number. */
  duplicate: z.boolean(),
  created_at: moment,
  updated_at: moment,
  deleted_at: z.nullable(moment),
  can: can('edit'),
})
export type Lead = Output<typeof lead>

export const leadNote = z.object({
  id,
  text: z.string(),
  /** Null for somebody who is gone. */
  author: z.nullable(leadPerson),
  created_at: moment,
  updated_at: moment,
  can: can('edit'),
})
export type LeadNote = Output<typeof leadNote>

export const leadEvent = z.object({
  id,
  act: z.enum(leadActs),
  /** Null: whoever played the deck, or somebody who is gone. */
  actor: z.nullable(leadPerson),
  /** What changed, as `from` and `to`; names of fields; the lead that was merged. */
  detail: z.record(z.string(), z.unknown()),
  at: moment,
})
export type LeadEvent = Output<typeof leadEvent>

/** A step of the way that the person went. */
export const leadStep = z.object({
  id,
  kind: z.enum(touchKinds),
  /** '' for a thing that is gone. */
  name: z.string(),
  at: moment,
  /** Reached from outside, by `source`, `medium` and `campaign`; '' for what is not known. */
  arrival: z.boolean(),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
})
export type LeadStep = Output<typeof leadStep>
