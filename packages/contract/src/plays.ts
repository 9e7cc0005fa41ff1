import * as z from 'zod/mini'
import { analytics } from './analytics.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, moment } from './kit/shapes.ts'
import { routes } from './routes.ts'

const playedAnswer = z.object({
  slideId: z.string(),
  at: moment,
  /** In words: names of what was chosen, free text, or a file's name. */
  text: z.string(),
  /** Of a question with options, in its order; empty for others. */
  options: z.array(
    z.object({ key: z.string(), label: z.string(), isChosen: z.boolean(), isRight: z.nullable(z.boolean()) }),
  ),
  /** Null where nothing is right or wrong. */
  correct: z.nullable(z.boolean()),
  earned: z.number(),
  possible: z.number(),
  /** Visible time on the slide until the answer. */
  seconds: z.number(),
  /** How often the answer was changed. */
  changes: z.number(),
  file: z.nullable(
    z.object({
      id,
      size: z.number(),
      /** Who handed it in; null for a visitor. */
      uploader: z.nullable(z.string()),
    }),
  ),
})
export type PlayedAnswer = Output<typeof playedAnswer>

const play = z.object({
  id,
  deckId: id,
  deckName: z.string(),
  /** Who was signed in, or the e-mail address that was confirmed; null for a visitor. */
  person: z.nullable(z.string()),
  startedAt: moment,
  completedAt: z.nullable(moment),
  seconds: z.number(),
  percentage: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
  earned: z.number(),
  possible: z.number(),
  version: z.number(),
  language: z.string(),
  device: z.string(),
  /** Null also where the plan has no figures by country. */
  country: z.nullable(z.string()),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  /** Of the version that was played, in its order. */
  slides: z.array(
    z.object({
      slideId: z.string(),
      slideSeq: z.number(),
      template: z.string(),
      heading: z.string(),
      isQuestion: z.boolean(),
    }),
  ),
  /** What holds, in the order of answering. */
  answers: z.array(playedAnswer),
  /** What the player reported and when answers were stored, in order; at most the first 500. */
  path: z.array(
    z.object({
      at: moment,
      event: z.string(),
      slideId: z.nullable(z.string()),
      /** Visible time on the slide, once it was left; null where unknown. */
      seconds: z.nullable(z.number()),
    }),
  ),
})
export type Play = Output<typeof play>

/** A play of a deck, on a page of its own (product.md §7 "Analytics"). `{id}` is the attempt's. */
export const plays = {
  show: endpoint(routes.plays.show, {
    summary:
      'A play: who, when, from where, the answers in order with marks, time and files, and the path taken. Beside it the plays next to it in the same selection, where newer ones come first',
    params: idParams,
    query: analytics.deckOverview.query,
    reply: z.object({ play, previous: z.nullable(id), next: z.nullable(id) }),
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.plays>
