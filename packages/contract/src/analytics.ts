import { itemFlags } from '@deckle/core/statistics/item-figures.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { countryRow, deckFunnel, deckItems, deckOverview, deviceRow } from './models/deck-figures.ts'
import { deckRange as range } from './models/deck-range.ts'
import { tableFormat } from './models/table-format.ts'
import { routes } from './routes.ts'
import { id, idParams, itemId, moment, page, pageQuery, text } from './kit/shapes.ts'

export type { DeckOverview } from './models/deck-figures.ts'

/** An uploaded file; its name is the answer's text. */
const uploadedFile = z.object({ id, size: z.number() })
/** An answer as text: free text, filled blanks, slider values with their result, or a file's name. */
const textAnswer = z.object({
  text: z.string(),
  at: moment,
  /** Who was signed in, or the e-mail address that was confirmed. */
  person: z.nullable(z.string()),
  playId: id,
  file: z.optional(uploadedFile),
})
export type TextAnswer = Output<typeof textAnswer>

const questionFigures = z.object({
  slideId: z.string(),
  slideSeq: z.number(),
  template: z.string(),
  question: z.string(),
  /**
   * How answers are drawn: bars of choices, bars of a scale, first places with mean places, a list of texts or of
   * files.
   */
  kind: z.enum(['choices', 'scale', 'ranking', 'texts', 'files', 'none']),
  /** A known person counts once, with the last attempt. */
  answered: z.number(),
  /** Points earned ÷ points possible × 100, over answers that are right or wrong; null under 20 of them. */
  facility: z.nullable(z.number()),
  /**
   * Correlation of its points with those of the other questions; null under 20 marked answers, or where nothing varies.
   */
  discrimination: z.nullable(z.number()),
  /** Facility under 30 % or over 80 %, discrimination under 0.1. */
  flags: z.array(z.enum(itemFlags)),
  medianSeconds: z.nullable(z.number()),
  /** One row per option or rating value, none for texts and files. In a ranking, the best mean place first. */
  distribution: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      /** How often it was chosen; in a ranking, how often it came first. */
      count: z.number(),
      correct: z.nullable(z.boolean()),
      /** Mean place in a ranking, from 1; null for other kinds, and without answers. */
      meanPlace: z.nullable(z.number()),
    }),
  ),
  /** The latest texts and files, at most 20; the rest by `responses`. */
  texts: z.array(textAnswer),
  /** Incomplete attempts that are at this slide, without activity for 30 minutes. */
  droppedOff: z.number(),
})
export type QuestionFigures = Output<typeof questionFigures>

/** Counted over the latest answers, at most 5,000: what it costs does not grow with their number. */
const answerSummary = z.object({
  counted: z.number(),
  /** Whether these are all. */
  isWhole: z.boolean(),
  /** Of open answers, at most 60: each with how many answers hold it, most first. */
  words: z.array(z.object({ word: z.string(), answers: z.number() })),
  /** What was filled in most often, whatever its case: at most 10 right and 10 wrong ones, most first. */
  common: z.array(z.object({ text: z.string(), answers: z.number(), correct: z.nullable(z.boolean()) })),
  /** Of a calculation: each slider, then the result of the formula (`id` '') where it has one. */
  sliders: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      unit: z.string(),
      answers: z.number(),
      mean: z.nullable(z.number()),
      median: z.nullable(z.number()),
      /** Bins from the least to the largest value: `to` belongs to the next one, but in the last; equal bounds are one value. */
      bins: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
    }),
  ),
})
export type AnswerSummary = Output<typeof answerSummary>

const deckOutcomes = z.object({
  /** Completed attempts that ended with one. */
  attempts: z.number(),
  /** In the deck's order; those that only an older version has come last. */
  outcomes: z.array(
    z.object({ id: z.string(), title: z.string(), attempts: z.number(), share: z.nullable(z.number()) }),
  ),
})

/** Where a person came from, by the parameters of the address; '' where unknown. */
const sourceTags = {
  /** A named source, the referring site, or `embed` for a frame on a site. */
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
}

const sourceRow = z.object({
  ...sourceTags,
  starts: z.number(),
  completions: z.number(),
  completionRate: z.number(),
})
export type SourceRow = Output<typeof sourceRow>
export type SourceTags = Pick<SourceRow, keyof typeof sourceTags>

const attemptRow = z.object({
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
  /** Null also where the plan has no figures by country. */
  country: z.nullable(z.string()),
  ...sourceTags,
})

/** product.md §7 "Analytics"; meaning of the figures: decisions.md §5. `{id}` is the deck's. */
export const analytics = {
  deckOverview: endpoint(routes.analytics.deckOverview, {
    summary: 'People, completion, score and time of a deck',
    params: idParams,
    query: z.object(range),
    reply: z.object({ overview: deckOverview }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckQuestions: endpoint(routes.analytics.deckQuestions, {
    summary: "Each question's distribution",
    params: idParams,
    query: z.object(range),
    reply: z.object({ questions: z.array(questionFigures) }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckFunnel: endpoint(routes.analytics.deckFunnel, {
    summary: 'How far people came: each slide, with those who left there and the time on it',
    params: idParams,
    query: z.object(range),
    reply: z.object({ funnel: deckFunnel }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckItems: endpoint(routes.analytics.deckItems, {
    summary: 'How well questions tell people apart: facility, discrimination, distractors, reliability',
    params: idParams,
    query: z.object(range),
    reply: z.object({ items: deckItems }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckGeo: endpoint(routes.analytics.deckGeo, {
    summary: 'Attempts by country, most first; where the plan has figures by country',
    params: idParams,
    query: z.object(range),
    reply: z.object({ countries: z.array(countryRow) }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckDevices: endpoint(routes.analytics.deckDevices, {
    summary: 'Attempts by device, most first',
    params: idParams,
    query: z.object(range),
    reply: z.object({ devices: z.array(deviceRow) }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckSources: endpoint(routes.analytics.deckSources, {
    summary: 'Where people came from: attempts by source, medium and campaign, most first',
    params: idParams,
    query: z.object({ ...pageQuery, ...range }),
    reply: page('sources', sourceRow),
    errors: ['not_found', 'bad_cursor', 'plan_limit'],
  }),
  deckResponses: endpoint(routes.analytics.deckResponses, {
    summary: 'Answers in words, in numbers or as files to one question, searchable, newest first',
    params: idParams,
    query: z.object({ ...pageQuery, ...range, slideId: itemId, search: z.optional(text(100)) }),
    reply: page('responses', z.extend(textAnswer, { id })),
    errors: ['not_found', 'bad_cursor', 'plan_limit'],
  }),
  deckAnswerSummary: endpoint(routes.analytics.deckAnswerSummary, {
    summary: 'What answers to one question have in common: words, what was filled in most, values of sliders',
    params: idParams,
    query: z.object({ ...range, slideId: itemId }),
    /** Null where the slide is no question of the deck whose answers are read. */
    reply: z.object({ summary: z.nullable(answerSummary) }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckOutcomes: endpoint(routes.analytics.deckOutcomes, {
    summary: 'With which outcome attempts ended',
    params: idParams,
    query: z.object(range),
    reply: z.object({ outcomes: deckOutcomes }),
    errors: ['not_found', 'plan_limit'],
  }),
  deckFile: endpoint(routes.analytics.deckFile, {
    summary: 'A file of an answer to the deck (the reply is the file, as a download)',
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
    errors: ['not_found', 'bad_cursor', 'plan_limit'],
  }),
  deckExport: endpoint(routes.analytics.deckExport, {
    summary: 'All attempts, a column for each question (the reply is a file)',
    params: idParams,
    query: z.object({ ...range, format: z._default(tableFormat, 'csv') }),
    reply: z.unknown(),
    replyType: '*/*',
    errors: ['not_found', 'plan_limit'],
  }),
  deckReport: endpoint(routes.analytics.deckReport, {
    summary: 'The whole report as a PDF in the client’s colours (the reply is a file)',
    params: idParams,
    query: z.object(range),
    reply: z.unknown(),
    replyType: 'application/pdf',
    errors: ['not_found', 'plan_limit'],
  }),
} as const satisfies Resource<typeof routes.analytics>
