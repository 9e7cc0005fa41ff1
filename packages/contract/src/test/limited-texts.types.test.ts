import { expectTypeOf, it } from 'vitest'
import type * as z from 'zod/mini'
import type { LimitedText } from '@deckle/slides/fields/limited-text.ts'
import type { contract } from '../contract.ts'

/** Text schemas within a schema that no helper of `limited-text.ts` made. */
type LooseTexts<Schema> = Schema extends LimitedText
  ? never
  : Schema extends z.ZodMiniString
    ? Schema
    : Schema extends z.ZodMiniObject<infer Shape>
      ? { [Name in keyof Shape]: LooseTexts<Shape[Name]> }[keyof Shape]
      : Schema extends z.ZodMiniArray<infer Item>
        ? LooseTexts<Item>
        : Schema extends z.ZodMiniOptional<infer Inner> | z.ZodMiniNullable<infer Inner> | z.ZodMiniDefault<infer Inner>
          ? LooseTexts<Inner>
          : Schema extends z.ZodMiniUnion<infer Options>
            ? LooseTexts<Options[number]>
            : Schema extends z.ZodMiniRecord<infer Key, infer Value>
              ? LooseTexts<Key> | LooseTexts<Value>
              : never

type Calls = (typeof contract)[keyof typeof contract]
type Inputs<Resource> =
  Resource extends Readonly<Record<string, infer Call>>
    ? Call extends { readonly params: infer Params; readonly query: infer Query; readonly body: infer Body }
      ? Params | Query | Body
      : never
    : never

it('finds a text without a limit', () => {
  const loose = null as unknown as z.ZodMiniObject<{ a: z.ZodMiniOptional<z.ZodMiniString<string>>; b: LimitedText }>
  expectTypeOf<LooseTexts<typeof loose>>().toEqualTypeOf<z.ZodMiniString<string>>()
})

it('finds none among the inputs of all calls', () => {
  expectTypeOf<LooseTexts<Inputs<Calls>>>().toEqualTypeOf<never>()
})
