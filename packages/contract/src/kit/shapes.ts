import { canonicalInstant, instantForm } from '@deckle/core/time/instant.ts'
import { emailForm, MAX_EMAIL_LENGTH, normaliseEmail } from '@deckle/core/text/email-address.ts'
import { formattedText, limitedText, patternText, trimmedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'

/** UUID of any version, lower or upper case. */
export const id = formattedText(36, z.uuid())

/** ISO 8601 in UTC with milliseconds, `2026-01-31T09:05:00.000Z`. */
export const moment = z.string()

/** Input: ISO 8601 with `Z` or an offset; becomes a `moment`. */
export const givenMoment = patternText(40, instantForm, 'bad_moment').check(
  z.refine<string>((text) => canonicalInstant(text) !== null, 'bad_moment'),
  z.overwrite((text) => canonicalInstant(text) ?? text),
)

/** Input: ISO 8601 with `Z` or an offset, or null. */
export const instant = z.nullable(givenMoment)

/** Trimmed text of 1 to `max` characters. */
export const line = (max: number) => trimmedText(max, 1)

/** Trimmed text of 0 to `max` characters. */
export const optionalLine = (max: number) => trimmedText(max)

/** Text of 0 to `max` characters, as typed. */
export const text = (max: number) => limitedText(max)

/** Email address in the form of `normaliseEmail` (product.md §5). */
export const email = limitedText(2 * MAX_EMAIL_LENGTH).check(
  z.overwrite(normaliseEmail),
  z.maxLength(MAX_EMAIL_LENGTH, { abort: true }),
  z.regex(emailForm, 'bad_email'),
)

/** Id of a slide, an option or another item of a deck; names of `Object.prototype` are refused. */
export const itemId = patternText(40, /^[A-Za-z0-9_-]{1,40}$/).check(
  z.refine<string>((value) => !(value in Object.prototype), 'reserved_id'),
)

/** A whole number of PostgreSQL's `integer`: 0 … 2,147,483,647. */
export const wholeNumber = z.number().check(z.int(), z.gte(0), z.lte(2_147_483_647))

export const idParams = z.object({ id })

/** Of every list: 20 per page by default, at most 100, by an opaque cursor (decisions.md §5). */
export const pageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  // A place in a hierarchy of 100 levels takes 4,300.
  cursor: z.optional(patternText(5000, /^[\x21-\x7e]*$/, 'bad_cursor')),
}

/** Reply of a list, its items under their own name; `next` is the cursor of the next page, null on the last. */
export const page = <Name extends string, Item extends z.ZodMiniType>(name: Name, item: Item) =>
  z.object({
    [name]: z.array(item),
    next: z.nullable(z.string()),
    total: z.optional(z.number()),
  } as Record<Name, z.ZodMiniArray<Item>> & {
    next: z.ZodMiniNullable<z.ZodMiniString>
    total: z.ZodMiniOptional<z.ZodMiniNumber>
  })

/** What the caller may do with the resource: the only source of permissions for screens. */
export const can = <Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])) as Record<Name, z.ZodMiniBoolean>)

export const ok = z.object({ ok: z.literal(true) })

/** A media id; '' for none. */
export const mediaId = patternText(40, /^[A-Za-z0-9_-]{0,40}$/)

export const color = patternText(7, /^#[0-9a-fA-F]{6}$/, 'bad_color')
