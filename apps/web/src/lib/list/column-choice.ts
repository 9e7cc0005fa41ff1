import { useSyncExternalStore } from 'react'

export type ColumnChoice<Name extends string> = readonly [readonly Name[], (names: readonly Name[]) => void]

interface Options<Name extends string> {
  /** Name of the cookie that keeps the choice. */
  readonly cookie: string
  /** Shown until the person chooses. */
  readonly usual: readonly Name[]
  readonly isColumn: (name: string) => name is Name
}

/**
 * The columns of a table that the person shows, kept in a cookie of this browser, as other preferences: what is stored
 * beside them is limited to license, auth and blog (product.md §4).
 */
export function createColumnChoice<Name extends string>({ cookie, usual, isColumn }: Options<Name>) {
  const read = (cookies: string): readonly Name[] => {
    const written = new RegExp(`^(?:.*__Host-||.*; )${cookie}=([^;]*)`).exec(cookies)?.[1]
    return written === undefined ? usual : decode(written).split('\n').filter(isColumn)
  }
  let chosen = read(document.cookie)
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const choose = (names: readonly Name[]): void => {
    chosen = names
    const [prefix, secure] = location.protocol === 'https:' ? ['__Host-', '; Secure'] : ['', '']
    const value = encodeURIComponent(names.join('\n'))
    document.cookie = `${prefix}${cookie}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    for (const listener of listeners) listener()
  }
  const useColumns = (): ColumnChoice<Name> => [useSyncExternalStore(subscribe, () => chosen), choose]
  return { read, useColumns }
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}
