export type PlainObject = Readonly<Record<string, unknown>>

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Deep equality of plain data: the order of keys does not matter, `undefined` equals absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, at) => isSame(value, b[at]))
  if (!isPlainObject(a) || !isPlainObject(b)) return false
  return keysOf(a, b).every((key) => isSame(ownValue(a, key), ownValue(b, key)))
}

/** The keys of all objects, each once, in order of first appearance. */
export function keysOf(...objects: readonly PlainObject[]): string[] {
  return [...new Set(objects.flatMap((object) => Object.keys(object)))]
}

/** Never a value of the prototype. */
export function ownValue(object: PlainObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

export interface KeyedList {
  readonly keys: readonly string[]
  readonly byKey: ReadonlyMap<string, unknown>
}

/**
 * Items are identified by `slideId` or `id`, texts by themselves. Null where a key is missing or repeated: such a list
 * is one value.
 */
export function keyedList(list: readonly unknown[]): KeyedList | null {
  const keys = list.map(keyOf)
  if (keys.some((key) => key === null) || new Set(keys).size !== keys.length) return null
  return { keys: keys as string[], byKey: new Map(list.map((item, at) => [keys[at] as string, item])) }
}

function keyOf(item: unknown): string | null {
  if (typeof item === 'string') return item
  if (!isPlainObject(item)) return null
  const key = ownValue(item, 'slideId') ?? ownValue(item, 'id')
  return typeof key === 'string' ? key : null
}

/** `options` and `id` → `options.id`. */
export const pathTo = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)
