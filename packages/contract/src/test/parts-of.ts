import type * as z from 'zod/mini'
import { contract } from '../contract.ts'
import type { Endpoint } from '../kit/endpoint.ts'

/** Every call with its name, `decks.create`. */
export const calls = Object.entries(contract).flatMap(([resource, named]) =>
  Object.entries(named as Record<string, Endpoint>).map(
    ([name, endpoint]) => [`${resource}.${name}`, endpoint] as const,
  ),
)

export const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Record<string, unknown> & { type: string }

/** Every schema within a schema, itself included. */
export function partsOf(schema: z.ZodMiniType, found = new Set<z.ZodMiniType>()): Set<z.ZodMiniType> {
  if (found.has(schema)) return found
  found.add(schema)
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (typeof value === 'object' && value !== null) {
      if ('_zod' in value) partsOf(value as z.ZodMiniType, found)
      else if (Object.getPrototypeOf(value) === Object.prototype) Object.values(value).forEach(visit)
    }
  }
  const { checks: _, ...def } = defOf(schema)
  for (const [name, value] of Object.entries(def)) visit(name === 'getter' ? undefined : value)
  return found
}
