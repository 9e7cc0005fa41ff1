import { latinDigits } from '../text/latin-digits.ts'
import { readPhone } from '../text/phone.ts'

/** How far a lead has come (decisions.md §4), in order. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'won', 'lost'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const leadSorts = ['newest', 'oldest', 'name', 'score', 'outcome', 'changed'] as const
export type LeadSort = (typeof leadSorts)[number]

/** Characters, and things of one lead or one call. */
export const leadLimits = {
  name: 200,
  email: 254,
  phone: 40,
  company: 200,
  /** Of a form's own fields. */
  answers: 20,
  label: 200,
  value: 2000,
  consent: 2000,
  outcome: 400,
  note: 5000,
  notes: 1000,
  tags: 50,
  /** Leads changed or merged at once. */
  atOnce: 200,
  merged: 20,
} as const

/** Days until a deleted lead is deleted for good. */
export const LEAD_BIN_DAYS = 30

/** Lists count up to this, so that they cost the same however many there are. */
export const MOST_LEADS_COUNTED = 1000

/** What a form's own field was answered with. */
export interface LeadAnswer {
  readonly id: string
  readonly label: string
  readonly value: string
}

export interface LeadConsent {
  /** What the person agreed to, as it was shown. */
  readonly text: string
  /** ISO 8601. */
  readonly at: string
}

/** Where somebody came from, the first or the last time, by first-party data; '' for what is not known. */
export interface LeadTouch {
  /** ISO 8601. */
  readonly at: string
  readonly source: string
  readonly medium: string
  readonly campaign: string
  readonly referrer: string
  /** The path or article that they came to first. */
  readonly landing: string
}

/** What happens to a lead, as its history lists it. */
export const leadActs = [
  'captured',
  'submitted_again',
  'edited',
  'status',
  'owner',
  'tags',
  'note',
  'merged',
  'split',
  'deleted',
  'restored',
] as const
export type LeadAct = (typeof leadActs)[number]

/**
 * Digits of a telephone number that numbers are compared by: the last ten without the extension; '' for what is too short
 * to be one.
 */
export function phoneKey(phone: string): string {
  const digits = latinDigits((readPhone(phone)?.number ?? phone).normalize('NFKC')).replace(/\D/g, '')
  return digits.length < 6 ? '' : digits.slice(-10)
}
