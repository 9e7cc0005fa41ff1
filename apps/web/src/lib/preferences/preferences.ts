import { useSyncExternalStore } from 'react'
import { type InterfaceLanguage, interfaceLanguages } from '@deckle/core/text/interface-language.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

export interface Preferences {
  readonly theme: ThemeChoice
  readonly language: InterfaceLanguage
}

const allowed: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  theme: ['system', 'light', 'dark'],
  language: interfaceLanguages,
}

/**
 * This browser's theme and language. Stored in two cookies, not in the persisted state, which is limited to license,
 * auth and blog (product.md §4); so the server can answer in the same language.
 */
export const preferences = {
  get: <Name extends keyof Preferences>(name: Name): Preferences[Name] => current[name],
  set<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
    storePreference(name, value)
    applyPreferences({ [name]: value })
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Stores a value for every tab without applying it. */
export function storePreference<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  const prefix = location.protocol === 'https:' ? '__Host-' : ''
  document.cookie = `${prefix}deckle_${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${prefix && '; Secure'}`
}

/** Applies stored values in this tab. */
export function applyPreferences(stored: Partial<Preferences>): void {
  current = { ...current, ...stored }
  for (const listener of listeners) listener()
}

export function usePreference<Name extends keyof Preferences>(name: Name): Preferences[Name] {
  return useSyncExternalStore(preferences.subscribe, () => current[name])
}

/** Parses the cookies, those with the prefix first: earlier releases set none. Unknown values become the default. */
export function readPreferences(cookies: string): Preferences {
  const read = <Name extends keyof Preferences>(name: Name, fallback: Preferences[Name]): Preferences[Name] => {
    const value = new RegExp(`^(?:.*__Host-||.*; )deckle_${name}=([a-z]+)`).exec(cookies)?.[1]
    return allowed[name].find((option) => option === value) ?? fallback
  }
  return { theme: read('theme', 'system'), language: read('language', 'en') }
}

const listeners = new Set<() => void>()
let current: Preferences = readPreferences(document.cookie)
