import { codeForm } from '@deckle/core/text/code-form.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import * as z from 'zod/mini'

declare const lengthFirst: unique symbol

/**
 * A schema of text that checks the length before anything else. A longer text is refused without being inspected, so no
 * pattern's cost depends on what was sent. Every text of the contract's inputs is one; a test proves it.
 */
export interface LimitedText extends z.ZodMiniString<string> {
  readonly [lengthFirst]: true
}

const upTo = (max: number, ...before: z.core.$ZodCheck<string>[]): LimitedText =>
  z.string().check(...before, z.maxLength(max, { abort: true })) as LimitedText

/** PostgreSQL stores no NUL characters and no lone surrogates. */
const storable = z.refine<string>((value) => !value.includes('\u0000') && value.isWellFormed(), 'bad_characters')

const atLeast = (min: number): z.core.$ZodCheck<string>[] => (min > 0 ? [z.minLength(min)] : [])

/** Text of `min` to `max` characters, as typed. */
export const limitedText = (max: number, min = 0): LimitedText => upTo(max).check(...atLeast(min), storable)

/**
 * Text of `min` to `max` characters after white space at its ends is removed. A text in which nothing is visible is empty.
 */
export const trimmedText = (max: number, min = 0): LimitedText =>
  upTo(
    max,
    z.trim(),
    z.overwrite((value) => (isBlank(value) ? '' : value)),
  ).check(...atLeast(min), storable)

/** Text of at most `max` characters that matches `pattern`. @param message a key of the field errors */
export const patternText = (max: number, pattern: RegExp, message?: string): LimitedText =>
  upTo(max).check(z.regex(pattern, message))

/** Text of at most `max` characters in a string format of zod, such as `z.uuid()`. */
export const formattedText = (max: number, format: z.core.$ZodCheck<string>): LimitedText => upTo(max).check(format)

/** A code or PIN of at most `max` characters, in the form of `codeForm`; `pattern` checks that form. */
export const codeText = (max: number, pattern?: RegExp, message?: string): LimitedText =>
  upTo(4 * max).check(
    z.overwrite(codeForm),
    z.maxLength(max, { abort: true }),
    ...(pattern ? [z.regex(pattern, message)] : []),
    storable,
  )

/** Base64 of at most `maxBytes` bytes. */
export const base64Text = (maxBytes: number): LimitedText =>
  patternText(Math.ceil(maxBytes / 3) * 4, /^[A-Za-z0-9+/]*={0,2}$/, 'bad_base64')

/**
 * Text that is never refused for its content or length: it is cut to `max` characters, then cleaned. For values that
 * stand in addresses, where anybody can write anything.
 */
export const cutText = (max: number, clean: (cut: string) => string = (cut) => cut): LimitedText =>
  z.string().check(
    z.overwrite((value) => clean(value.slice(0, max).toWellFormed().replaceAll('\u0000', ''))),
    z.maxLength(max, { abort: true }),
  ) as LimitedText
