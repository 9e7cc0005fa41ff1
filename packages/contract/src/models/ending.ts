import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'

/** Shown after an answer. `feedback` is null if the deck has none. */
export const verdict = z.object({
  correct: z.nullable(z.boolean()),
  feedback: z.nullable(z.string()),
  /** Ids of the right options; empty where nothing is revealed. */
  solution: z.array(z.string()),
  /** What the answer came to, on a slide that computes: a number, true or false; null for an error. */
  result: z.optional(z.nullable(z.object({ value: z.nullable(z.union([z.number(), z.boolean()])) }))),
  /** Where the slide leads, where only the marker can say: a slide's id, `.end`, '' for the following slide. */
  next: z.optional(z.string()),
})
export type Verdict = Output<typeof verdict>

/** What a finished deck shows (decisions.md §2, "Results"). */
export const ending = z.object({
  kind: z.enum(['score', 'outcome', 'radar', 'distribution', 'thanks', 'game', 'calculation', 'links']),
  answered: z.number(),
  questions: z.number(),
  /** Those of the questions whose answers are right or wrong. */
  judged: z.number(),
  correct: z.number(),
  earned: z.number(),
  possible: z.number(),
  /** Earned ÷ possible × 100; null where nothing can be earned. */
  percentage: z.nullable(z.number()),
  /** Null where the type gives no grade. */
  passed: z.nullable(z.boolean()),
  /** Seconds from the first answer to the end. */
  seconds: z.number(),
  /** Every marked answer, where feedback is on. */
  review: z.array(
    z.object({
      slideId: z.string(),
      correct: z.nullable(z.boolean()),
      solution: z.array(z.string()),
      feedback: z.nullable(z.string()),
    }),
  ),
  /** Poll: how everyone answered, by slide; counts by option id, rating value or '' for texts. */
  distribution: z.array(z.object({ slideId: z.string(), total: z.number(), counts: z.record(z.string(), z.number()) })),
  /** What the result comes to. */
  outcome: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      image: z.object({ id: z.string(), alt: z.string() }),
      link: z.string(),
      linkLabel: z.string(),
    }),
  ),
  /** A score per tag. */
  tags: z.array(z.object({ tag: z.string(), earned: z.number(), possible: z.number(), percentage: z.number() })),
  /** What each formula came to; null for an error. */
  calculation: z.array(z.object({ slideId: z.string(), result: z.nullable(z.number()) })),
  /** Game: this attempt's points and streak, and the ten best. */
  game: z.nullable(
    z.object({
      points: z.number(),
      streak: z.number(),
      rank: z.number(),
      best: z.array(z.object({ rank: z.number(), points: z.number(), seconds: z.number(), mine: z.boolean() })),
    }),
  ),
})
export type Ending = Output<typeof ending>
