import { useSyncExternalStore } from 'react'

export const plainColumns = [
  'email',
  'username',
  'license',
  'license_end',
  'manager',
  'tags',
  'status',
  'created',
  'last_seen',
  'second_factor',
] as const
export type PlainColumn = (typeof plainColumns)[number]
/** A column beside the name; `details.<name>` is a field. */
export type ColumnName = PlainColumn | `details.${string}`

const usual: readonly ColumnName[] = ['email', 'license', 'manager', 'tags', 'last_seen']
const cookie = 'deckle_people_columns'

/**
 * Kept in a cookie of this browser, as other preferences: what is stored beside them is limited to license, auth and
 * blog (product.md §4).
 */
export function useColumns(): readonly [readonly ColumnName[], (names: readonly ColumnName[]) => void] {
  return [useSyncExternalStore(subscribe, () => chosen), choose]
}

export function readColumns(cookies: string): readonly ColumnName[] {
  const written = new RegExp(`(?:.*__Host-|^|.*; )${cookie}=([^;]*)`).exec(cookies)?.[1]
  if (written === undefined) return usual
  return decode(written).split('\n').filter(isColumn)
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

const isColumn = (name: string): name is ColumnName =>
  (plainColumns as readonly string[]).includes(name) || (name.startsWith('details.') && name.length > 8)

function choose(names: readonly ColumnName[]): void {
  chosen = names
  const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', '']
  const value = encodeURIComponent(names.join('\n'))
  document.cookie = `${prefix}${cookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
let chosen: readonly ColumnName[] = readColumns(document.cookie)
