import * as z from 'zod/mini'
import { isSafeLink, isVideoSource } from './address.ts'
import type { Field, Fields } from './field.ts'

/** Ids of slides, list items and media in a deck. */
export const idSchema = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,40}$/),
  z.refine<string>((id) => !(id in Object.prototype), 'reserved_id'),
)

/** PostgreSQL keeps no NUL characters and no lone surrogates. */
const storable = z.refine<string>((value) => !value.includes('\u0000') && value.isWellFormed(), 'bad_characters')

/** A reference to a picture: its media id or '' for none, and alternative text of at most 200 characters. */
export const imageRefSchema = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{0,40}$/)),
  alt: z.string().check(z.maxLength(200), storable),
})

/**
 * The validator of a slide type's data: every field present, of its type, within its maximum, nothing else.
 * Blank texts and unmarked answers pass: a draft may be unfinished.
 */
export function schemaOf(fields: Fields): z.ZodMiniType {
  return z.strictObject(shapeOf(fields))
}

function shapeOf(fields: Fields): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]))
}

function fieldSchema(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return z
        .string()
        .check(
          z.maxLength(field.max),
          storable,
          ...(field.format === 'plain' ? [] : [z.refine<string>(addressChecks[field.format], 'bad_address')]),
        )
    case 'check':
      return z.enum(['checked', ''])
    case 'toggle':
      return z.boolean()
    case 'number':
      return z.number().check(z.gte(field.min), z.lte(field.max))
    case 'select':
      return z.enum(field.options)
    case 'image':
      return imageRefSchema
    case 'list':
      return z
        .array(z.strictObject({ id: idSchema, ...shapeOf(field.item) }))
        .check(z.minLength(field.min), z.maxLength(field.max), z.refine<readonly object[]>(hasUniqueIds, 'repeated_id'))
  }
}

function hasUniqueIds(items: readonly object[]): boolean {
  return new Set(items.map((item) => (item as { id: string }).id)).size === items.length
}

const addressChecks = { link: isSafeLink, video: isVideoSource }
