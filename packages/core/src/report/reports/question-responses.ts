import type { Columns } from '../report.ts'

const counted = { answer: 'text', count: 'count', share: 'percent' } as const satisfies Columns

/** What answers to a question are split by (decisions.md §5): which columns come before the answer. */
export const responseGroups = {
  option: {},
  day: { day: 'day' },
  /** By its Monday. */
  week: { week: 'day' },
  month: { month: 'text' },
  /** People directly below one manager. */
  team: { team_id: 'id', team: 'text' },
  country: { country: 'text' },
  device: { device: 'text' },
  source: { origin: 'text' },
  version: { version: 'text' },
  /** By the result of the attempt, in ten bands. */
  score_band: { from: 'percent', to: 'percent' },
} as const satisfies Readonly<Record<string, Columns>>

export type ResponseGroup = keyof typeof responseGroups

export const isResponseGroup = (name: string): name is ResponseGroup => Object.hasOwn(responseGroups, name)

/** `share` is of the answers in the same group. */
export const responseColumns = (group: ResponseGroup): Columns => ({ ...responseGroups[group], ...counted })

/** Of `/analytics/{id}/survey/{summary,trends,text}`. */
export const surveyReports = {
  summary: {
    slide_id: 'id',
    question: 'text',
    answered: 'count',
    mean: 'number',
    answer: 'text',
    share: 'percent',
  },
  trends: {
    day: 'day',
    slide_id: 'id',
    question: 'text',
    answered: 'count',
    mean: 'number',
    answer: 'text',
    share: 'percent',
  },
  text: { at: 'moment', slide_id: 'id', question: 'text', answer: 'text' },
} as const satisfies Readonly<Record<string, Columns>>

export type ResponseColumn = 'week' | 'version'
