import type { ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly minLength?: number
  readonly minItems?: number
  readonly format?: string
  readonly pattern?: string
  readonly default?: unknown
}

const schemas = new Map<ZodMiniType, JsonSchema>()

export function schemaOf(schema: ZodMiniType): JsonSchema {
  const known = schemas.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  schemas.set(schema, known)
  return known
}

export const uuid = '01980000-0000-7000-8000-000000000001'
const byPattern: readonly (readonly [RegExp, string])[] = [
  [/@/, 'person@meadow.example'],
  [/0-9a-fA-F\]\{6\}/, '#6a1b9a'],
  [/\\d\{4\}-\\d\{2\}/, '2026-01-31'],
  [/\\d\{1,4\}/, '3.0.0'],
  [/A-HJ-NP-Z/, '11111111'],
  [/\{0,61\}/, 'meadow.example'],
]

/** A minimal value that a schema accepts; for most of the contract, good enough to pass its check. */
export function validExample(schema: ZodMiniType): unknown {
  return example(schemaOf(schema))
}

function example(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (choice) return example(choice)
  if (schema.properties || schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {})
        .filter(([name]) => schema.required?.includes(name))
        .map(([name, part]) => [name, example(part)]),
    )
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => example(schema.items ?? {}))
  if (schema.type === 'number' || schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.format === 'uuid') return uuid
  return (
    byPattern.find(([pattern]) => pattern.test(schema.pattern ?? ''))?.[1] ??
    'x'.repeat(Math.max(1, schema.minLength ?? 1))
  )
}
