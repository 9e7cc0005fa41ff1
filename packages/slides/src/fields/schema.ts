import { deckLimits } from '@deckle/core/deck/deck.ts'
import { deckEnd } from '@deckle/core/deck/jump.ts'
import * as z from 'zod/mini'
import { isSafeLink } from '@deckle/core/text/safe-link.ts'
import { isMediaId, isVideoSource } from './address.ts'
import { limitedText, patternText } from './limited-text.ts'
import { list } from './bounded.ts'
import { defaultOf } from './defaults.ts'
import type { Field, Fields } from './field.ts'

/** Ids of slides, list items and media in a deck. */
export const idSchema = patternText(40, /^[A-Za-z0-9_-]{1,40}$/).check(
  z.refine<string>((id) => !(id in Object.prototype), 'reserved_id'),
)

/** 1 to 40 characters, without white space at the ends. */
export const tagSchema = limitedText(deckLimits.tag, 1).check(
  z.refine<string>((tag) => tag.trim() === tag, 'blank_ends'),
)

/** A slide's id, `deckEnd`, or '' for the following slide. */
export const targetSchema = z.union([z.literal(['', deckEnd]), idSchema])

/** A media id or '' for none, and an alternative text of at most 200 characters. */
export const imageRefSchema = z.strictObject({
  id: patternText(40, /^[A-Za-z0-9_-]{0,40}$/),
  alt: limitedText(200),
})

/**
 * The validator of a slide type's data: every field within its maximum, nothing else. An absent field takes its
 * default, since older editors don't know newer fields; lists and pictures are required. Blank texts and unmarked
 * answers pass: a draft may be unfinished.
 */
export function schemaOf(fields: Fields): z.ZodMiniType {
  return z.strictObject(shapeOf(fields))
}

function shapeOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withDefault(field)]))
}

function withDefault(field: Field): z.ZodMiniType {
  const schema = fieldSchema(field)
  if (field.kind === 'list' || field.kind === 'image') return schema
  return z._default(
    schema,
    defaultOf(field, () => ''),
  )
}

function fieldSchema(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return limitedText(field.max).check(
        ...(!(field.format in addressChecks)
          ? []
          : [z.refine<string>(addressChecks[field.format as keyof typeof addressChecks], 'bad_address')]),
      )
    case 'check':
      return z.enum(['checked', ''])
    case 'toggle':
      return z.boolean()
    case 'number':
      return z.number().check(
        z.gte(field.min),
        z.lte(field.max),
        z.refine<number>((value) => isStep(value, field.step), 'bad_step'),
      )
    case 'select':
      return z.enum(field.options)
    case 'image':
      return imageRefSchema
    case 'tags':
      return list(tagSchema, field).check(
        z.refine<readonly string[]>((all) => new Set(all).size === all.length, 'repeated_tag'),
      )
    case 'target':
      return targetSchema
    case 'list':
      return list(z.strictObject({ id: idSchema, ...shapeOf(field.item) }), field).check(
        z.refine<readonly object[]>(hasUniqueIds, 'repeated_id'),
      )
  }
}

/** Tolerates binary rounding errors. */
function isStep(value: number, step: number): boolean {
  const steps = value / step
  return Math.abs(steps - Math.round(steps)) < 1e-6 * Math.max(1, Math.abs(steps))
}

function hasUniqueIds(items: readonly object[]): boolean {
  return new Set(items.map((item) => (item as { id: string }).id)).size === items.length
}

/** '' or an http, https or mailto address of at most `max` characters. */
export function linkSchema(max: number) {
  return limitedText(max).check(z.refine<string>(isSafeLink, 'bad_address'))
}

const addressChecks = { link: isSafeLink, video: isVideoSource, pdf: isMediaId }
