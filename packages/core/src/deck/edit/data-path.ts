import type { SlideData } from '../slide.ts'

/** An item of a list field: its id beside its fields. */
export type Item = SlideData & { readonly id: string }

/**
 * Sets a value at a path of field names and item ids (`question`, `options.<id>.text`, `image.alt`).
 * @returns the same object where the value is unchanged; null where the path does not exist or an item would lose its
 * id
 */
export function setAtPath(data: SlideData, path: string, value: unknown): SlideData | null {
  return setIn(data, path.split('.'), value) as SlideData | null
}

/** Undefined where the path does not exist. */
export function valueAtPath(data: SlideData, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (hasKey(value, key) ? childOf(value, key) : undefined), data)
}

export function isItemList(value: unknown): value is readonly Item[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && typeof item.id === 'string')
}

function setIn(value: unknown, keys: readonly string[], next: unknown): unknown {
  const [key, ...rest] = keys
  if (key === undefined) return next
  if (!hasKey(value, key)) return null
  const child = childOf(value, key)
  const changed = setIn(child, rest, next)
  if (rest.length > 0 && changed === null) return null
  if (Object.is(changed, child)) return value
  if (isItemList(value)) {
    if (!isRecord(changed) || changed.id !== key) return null
    return value.map((item: unknown) => (item === child ? changed : item))
  }
  return { ...(value as object), [key]: changed }
}

function hasKey(value: unknown, key: string): boolean {
  if (isItemList(value)) return value.some((item) => item.id === key)
  return isRecord(value) && Object.hasOwn(value, key)
}

function childOf(value: unknown, key: string): unknown {
  return isItemList(value) ? value.find((item) => item.id === key) : (value as Readonly<Record<string, unknown>>)[key]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
