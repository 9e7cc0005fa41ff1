import { itemFlags } from '@deckle/core/statistics/item-figures.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { id, idParams, itemId, moment, page, pageQuery, text } from './kit/shapes.ts'

/** A day that there is, 1970 … 2999: `2026-02-28`. */
const day = z.string().check(z.regex(/^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/, 'bad_day'), z.refine<string>(isDay, 'bad_day'))
/** An IANA name that this machine knows; offsets such as +05:30 are none. */
const timeZone = z.string().check(z.maxLength(60), z.refine<string>(isTimeZone, 'bad_time_zone'))
/** Days are whole days of `tz` (an IANA name); `to` is included. */
const range = {
  from: z.optional(day),
  to: z.optional(day),
  tz: z._default(timeZone, 'UTC'),
  version: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
}

export const deckOverview = z.object({
  /** view = loaded; start = first answer; complete = the end reached with at least one answer (decisions.md §5). */
  views: z.number(),
  starts: z.number(),
  completions: z.number(),
  /** Per cent of starts; null before the first. */
  completionRate: z.nullable(z.number()),
  meanPercentage: z.nullable(z.number()),
  medianPercentage: z.nullable(z.number()),
  passed: z.nullable(z.number()),
  medianSeconds: z.nullable(z.number()),
  days: z.array(z.object({ day: z.string(), starts: z.number(), completions: z.number() })),
  /** Numbers of finished attempts by ten equal bands of per cent. */
  scores: z.array(z.number()),
  devices: z.array(z.object({ device: z.string(), count: z.number() })),
})
export type DeckOverview = Output<typeof deckOverview>

/** A file that an answer names; its name is the answer's text. */
const handedIn = z.object({ id, size: z.number() })
/** An answer in words: free text, filled blanks, sliders with their result, or a file's name. */
const textAnswer = z.object({ text: z.string(), at: moment, file: z.optional(handedIn) })
export type TextAnswer = Output<typeof textAnswer>

export const questionFigures = z.object({
  slideId: z.string(),
  slideSeq: z.number(),
  template: z.string(),
  question: z.string(),
  /** How the answers are shown: bars of choices, bars of a scale, first places and mean places, a list of texts. */
  kind: z.enum(['choices', 'scale', 'ranking', 'texts', 'files', 'none']),
  /** Of each person who is known, the last attempt counts. */
  answered: z.number(),
  /** Points earned ÷ points that could be × 100, of answers that are right or wrong; null where fewer than 20 are. */
  facility: z.nullable(z.number()),
  /** Correlation of its points with those of the other questions; null where fewer than 20 are marked, or nothing varies. */
  discrimination: z.nullable(z.number()),
  /** What stands out: under 30 %, over 80 %, a correlation under 0.1. */
  flags: z.array(z.enum(itemFlags)),
  medianSeconds: z.nullable(z.number()),
  /** One row an option or rating value; none for texts and files. Of a ranking the best mean place first. */
  distribution: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** How often it was chosen; in a ranking, how often it was put first. */
      count: z.number(),
      correct: z.nullable(z.boolean()),
      /** In a ranking: the mean of its places, 1 for the first; null for all others, and where nobody has answered. */
      meanPlace: z.nullable(z.number()),
    }),
  ),
  /** The latest answers of texts and files, at most 20; the rest by `responses`. */
  texts: z.array(textAnswer),
  /** Attempts that stand on this slide, not finished, and of which nothing was heard for 30 minutes. */
  droppedOff: z.number(),
})
export type QuestionFigures = Output<typeof questionFigures>

/** Where a person came from, by the address they followed; '' where it says nothing. */
const sourceTags = {
  /** A place that somebody named, the site that led here, or `embed` for a frame on a site. */
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
}

export const sourceRow = z.object({
  ...sourceTags,
  starts: z.number(),
  completions: z.number(),
  /** Per cent of starts. */
  completionRate: z.number(),
})
export type SourceRow = Output<typeof sourceRow>
export type SourceTags = Pick<SourceRow, keyof typeof sourceTags>

export const attemptRow = z.object({
  id,
  person: z.nullable(z.string()),
  startedAt: moment,
  completedAt: z.nullable(moment),
  seconds: z.number(),
  answered: z.number(),
  percentage: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
  version: z.number(),
  device: z.string(),
  /** Null as well where the plan has no figures by country. */
  country: z.nullable(z.string()),
  ...sourceTags,
})
export type AttemptRow = Output<typeof attemptRow>

/** product.md §7 "Analytics"; meaning of the figures: decisions.md §5. `{id}` is the deck's. */
export const analytics = {
  deckOverview: endpoint(routes.analytics.deckOverview, {
    summary: 'People, completion, score and time of a deck',
    params: idParams,
    query: z.object(range),
    reply: z.object({ overview: deckOverview }),
    errors: ['not_found'],
  }),
  deckQuestions: endpoint(routes.analytics.deckQuestions, {
    summary: "Each question's distribution",
    params: idParams,
    query: z.object(range),
    reply: z.object({ questions: z.array(questionFigures) }),
    errors: ['not_found'],
  }),
  deckSources: endpoint(routes.analytics.deckSources, {
    summary: 'Where people came from: attempts by source, medium and campaign, most first',
    params: idParams,
    query: z.object({ ...pageQuery, ...range }),
    reply: page('sources', sourceRow),
    errors: ['not_found', 'bad_cursor'],
  }),
  deckResponses: endpoint(routes.analytics.deckResponses, {
    summary: 'Answers in words, in numbers or as files to one question, searchable, newest first',
    params: idParams,
    query: z.object({ ...pageQuery, ...range, slideId: itemId, search: z.optional(text(100)) }),
    reply: page('responses', z.extend(textAnswer, { id })),
    errors: ['not_found', 'bad_cursor'],
  }),
  deckFile: endpoint(routes.analytics.deckFile, {
    summary: 'A file that an answer to the deck names (the reply is the file, to be saved)',
    params: z.object({ id, fileId: id }),
    reply: z.unknown(),
    replyType: '*/*',
    errors: ['not_found'],
  }),
  deckAttempts: endpoint(routes.analytics.deckAttempts, {
    summary: 'Attempts, newest first',
    params: idParams,
    query: z.object({ ...pageQuery, ...range }),
    reply: page('attempts', attemptRow),
    errors: ['not_found', 'bad_cursor'],
  }),
  deckExport: endpoint(routes.analytics.deckExport, {
    summary: 'All answers as CSV (the reply is a file)',
    params: idParams,
    query: z.object(range),
    reply: z.unknown(),
    replyType: 'text/csv',
    errors: ['not_found'],
  }),
  stats: endpoint(routes.analytics.stats, {
    summary: 'Figures of the dashboard',
    reply: z.object({
      stats: z.object({
        decks: z.number(),
        published: z.number(),
        starts30: z.number(),
        completions30: z.number(),
        days: z.array(z.object({ day: z.string(), starts: z.number(), completions: z.number() })),
        busiest: z.array(
          z.object({ id, name: z.string(), readerType: z.string(), starts: z.number(), completions: z.number() }),
        ),
      }),
    }),
  }),
} as const satisfies Resource<typeof routes.analytics>

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(value)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
