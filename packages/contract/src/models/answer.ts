import type { Answer } from '@deckle/core/deck/slide.ts'
import { list, record } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { id, itemId, text } from '../kit/shapes.ts'

const option = itemId

/** A slider has a variable of its own, `varA` to `varZ`. */
const MOST_SLIDERS = 26

/** An answer by its interaction kind (core/deck/slide.ts). */
export const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('openAnswer'), text: text(5000) }),
  z.strictObject({ kind: z.literal('trueFalse'), option }),
  z.strictObject({ kind: z.literal('singleSelect'), option }),
  z.strictObject({ kind: z.literal('multiSelect'), options: list(option, { min: 1, max: 100 }) }),
  z.strictObject({ kind: z.literal('rating'), value: z.number().check(z.int(), z.gte(0), z.lte(10)) }),
  z.strictObject({ kind: z.literal('scoreSelect'), option }),
  z.strictObject({ kind: z.literal('taggedSelect'), option }),
  z.strictObject({
    kind: z.literal('rangeSelect'),
    /** By slider id, at most two decimals. */
    values: record(itemId, z.number().check(z.gte(-1e9), z.lte(1e9)), MOST_SLIDERS),
    /** The marker's; what is sent is not looked at. */
    result: z.nullable(z.number()),
  }),
  z.strictObject({
    kind: z.literal('qualification'),
    /** The marker's; what is sent is not looked at. */
    result: z.enum(['', 'okay', 'not_okay', 'error']),
  }),
  z.strictObject({
    kind: z.literal('fillInTheBlank'),
    texts: list(text(500), { min: 1, max: 20 }),
  }),
  z.strictObject({
    kind: z.literal('uploader'),
    /** Of the reply to `upload`. */
    file: id,
    name: text(255),
    size: z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  }),
  z.strictObject({
    kind: z.literal('brancher'),
    option,
    clicked: list(option, { min: 1, max: 50 }),
  }),
  z.strictObject({ kind: z.literal('ranking'), order: list(option, { min: 2, max: 100 }) }),
]) satisfies z.ZodMiniType<Answer, Answer>
