import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** A UTF-16 code unit as an escape, `\u0905`. */
const BYTES_OF_CHARACTER = 6
const BYTES_OF_NUMBER = 30
/** White space and fields that are refused by name. */
const SLACK = 4096

/**
 * The body limit of a call in bytes: what its largest valid JSON body takes with every character escaped, and 4 kB for
 * white space. Never more than the limit that the call states, which also applies to bodies without a known size.
 */
export function bodyLimitOf({ body, bodyLimit, bodyType }: Pick<Endpoint, 'body' | 'bodyLimit' | 'bodyType'>): number {
  return bodyType === 'json' || bodyType === 'json-or-urlencoded'
    ? Math.min(bodyLimit, largestOf(body) + SLACK)
    : bodyLimit
}

type Def = Readonly<Record<string, unknown>> & { readonly type: string }

const defOf = (schema: z.ZodMiniType): Def => schema._zod.def as unknown as Def

/** Bytes of the largest JSON that a schema accepts; infinite if the schema doesn't limit it. */
function largestOf(schema: z.ZodMiniType): number {
  const def = defOf(schema)
  const part = (name: string): number => largestOf(def[name] as z.ZodMiniType)
  switch (def.type) {
    case 'string':
      return ownLimit(schema) * BYTES_OF_CHARACTER + 2
    case 'number':
      return BYTES_OF_NUMBER
    case 'boolean':
    case 'null':
      return 5
    case 'enum':
      return Math.max(...Object.values(def['entries'] as Record<string, string | number>).map(bytesOf))
    case 'literal':
      return Math.max(...(def['values'] as unknown[]).map(bytesOf))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return Math.max(4, part('innerType'))
    case 'pipe':
      return defOf(def['in'] as z.ZodMiniType).type === 'transform' ? part('out') : part('in')
    case 'union':
      return Math.max(...(def['options'] as z.ZodMiniType[]).map(largestOf))
    case 'array':
      return 2 + many(def['most'], part('element') + 1)
    case 'record':
      return 2 + many(def['most'], part('keyType') + part('valueType') + 2)
    case 'tuple':
      return (def['items'] as z.ZodMiniType[]).reduce((sum, item) => sum + largestOf(item) + 1, 2)
    case 'object':
      return Object.entries(def['shape'] as Record<string, z.ZodMiniType>).reduce(
        (sum, [name, value]) => sum + bytesOf(name) + largestOf(value) + 2,
        2,
      )
    default:
      return Infinity
  }
}

const many = (most: unknown, bytes: number): number => (typeof most === 'number' ? most : Infinity) * bytes

const bytesOf = (value: unknown): number => JSON.stringify(value).length * BYTES_OF_CHARACTER

/** The greatest length that the first length check of a text allows. */
function ownLimit(schema: z.ZodMiniType): number {
  const checks = (schema._zod.def as { readonly checks?: readonly z.core.$ZodCheck[] }).checks ?? []
  for (const { _zod } of checks)
    if (_zod.def.check === 'max_length') return (_zod.def as z.core.$ZodCheckMaxLengthDef).maximum
  return Infinity
}
