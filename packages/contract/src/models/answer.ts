import type { AnswerByKind, AnswerKind } from '@deckle/core/deck/slide.ts'
import { list, record } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { id, itemId, text } from '../kit/shapes.ts'

const option = itemId

/** A slider has a variable of its own, `varA` to `varZ`. */
const MOST_SLIDERS = 26

/** By interaction kind (core/deck/slide.ts). */
const shapes = {
  openAnswer: z.strictObject({ kind: z.literal('openAnswer'), text: text(5000) }),
  trueFalse: z.strictObject({ kind: z.literal('trueFalse'), option }),
  singleSelect: z.strictObject({ kind: z.literal('singleSelect'), option }),
  multiSelect: z.strictObject({ kind: z.literal('multiSelect'), options: list(option, { min: 1, max: 100 }) }),
  rating: z.strictObject({ kind: z.literal('rating'), value: z.number().check(z.int(), z.gte(0), z.lte(10)) }),
  scoreSelect: z.strictObject({ kind: z.literal('scoreSelect'), option }),
  taggedSelect: z.strictObject({ kind: z.literal('taggedSelect'), option }),
  rangeSelect: z.strictObject({
    kind: z.literal('rangeSelect'),
    /** By slider id, at most two decimals. */
    values: record(itemId, z.number().check(z.gte(-1e9), z.lte(1e9)), MOST_SLIDERS),
    /** The marker's; what is sent is not looked at. */
    result: z.nullable(z.number()),
  }),
  qualification: z.strictObject({
    kind: z.literal('qualification'),
    /** The marker's; what is sent is not looked at. */
    result: z.enum(['', 'okay', 'not_okay', 'error']),
  }),
  fillInTheBlank: z.strictObject({
    kind: z.literal('fillInTheBlank'),
    texts: list(text(500), { min: 1, max: 20 }),
  }),
  uploader: z.strictObject({
    kind: z.literal('uploader'),
    /** Of the reply to `upload`. */
    file: id,
    name: text(255),
    size: z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  brancher: z.strictObject({
    kind: z.literal('brancher'),
    option,
    clicked: list(option, { min: 1, max: 50 }),
  }),
  ranking: z.strictObject({ kind: z.literal('ranking'), order: list(option, { min: 2, max: 100 }) }),
} satisfies { readonly [K in AnswerKind]: z.ZodMiniType<AnswerByKind[K], AnswerByKind[K]> }

type Shape = (typeof shapes)[AnswerKind]

export const answer = z.discriminatedUnion('kind', Object.values(shapes) as unknown as readonly [Shape, ...Shape[]])
