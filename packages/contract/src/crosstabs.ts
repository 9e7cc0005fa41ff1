import * as z from 'zod/mini'
import { analytics } from './analytics.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { idParams, itemId } from './kit/shapes.ts'
import { tableFormat } from './models/table-format.ts'
import { routes } from './routes.ts'

const crossedQuestion = z.object({
  slideId: z.string(),
  slideSeq: z.number(),
  question: z.string(),
  /** In the slide's order; `people` who gave this answer among those counted. */
  options: z.array(z.object({ key: z.string(), label: z.string(), people: z.number() })),
})

const crosstab = z.object({
  /** Who answered both questions; a known person counts once, with the last attempt. */
  people: z.number(),
  rows: crossedQuestion,
  columns: crossedQuestion,
  /** By row, then by column; shares in per cent of the row's and of the column's people, null without any. */
  cells: z.array(
    z.array(z.object({ people: z.number(), rowShare: z.nullable(z.number()), columnShare: z.nullable(z.number()) })),
  ),
  /**
   * Pearson's chi-square test of independence. Null under 20 people, where an answer may be several options, and where
   * one of the questions was answered in one way only.
   */
  test: z.nullable(
    z.object({
      chiSquare: z.number(),
      degrees: z.number(),
      p: z.number(),
      cramersV: z.number(),
      /** False where expected counts are too small (Cochran's rule). */
      isReliable: z.boolean(),
    }),
  ),
})
export type Crosstab = Output<typeof crosstab>

const crossed = z.extend(analytics.deckOverview.query, { rows: itemId, columns: itemId })

/** Two questions of a deck against each other (product.md §7 "Analytics"). `{id}` is the deck's. */
export const crosstabs = {
  show: endpoint(routes.crosstabs.show, {
    summary: 'How answers to one question go with answers to another, and whether by more than chance',
    params: idParams,
    query: crossed,
    /** Null where one of them is no question of the deck whose answers are counted, and where both are the same. */
    reply: z.object({ crosstab: z.nullable(crosstab) }),
    errors: ['not_found', 'plan_limit'],
  }),
  export: endpoint(routes.crosstabs.export, {
    summary: 'The same as a table: people, shares of rows and of columns, and the test (the reply is a file)',
    params: idParams,
    query: z.extend(crossed, { format: z._default(tableFormat, 'csv') }),
    reply: z.unknown(),
    replyType: '*/*',
    errors: ['not_found', 'plan_limit'],
  }),
} as const satisfies Resource<typeof routes.crosstabs>
