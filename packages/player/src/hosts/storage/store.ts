import { versionPrefix } from './storage-keys.ts'

/** Texts that survive a reload, under one prefix. */
export interface Store {
  readonly get: (key: string) => string | null
  /** False where the browser stores nothing: the text is lost with the page. */
  readonly set: (key: string, value: string) => boolean
  readonly remove: (key: string) => void
  /** Sorted. */
  readonly keys: (start: string) => string[]
}

/**
 * `localStorage`, written synchronously, so that an answer survives a page that is closed at the same moment; memory where there
 * is no storage. One key per answer: tabs never overwrite each other's.
 */
export function openStore(prefix: string): Store {
  const memory = new Map<string, string>()
  const tryStorage = (act: (storage: Storage) => void): boolean => {
    try {
      act(localStorage)
      return true
    } catch {
      // No storage, or it is full.
      return false
    }
  }
  return {
    get: (key) => {
      let value: string | null = null
      tryStorage((storage) => (value = storage.getItem(prefix + key)))
      return memory.get(key) ?? value
    },
    set: (key, value) => {
      memory.delete(key)
      return tryStorage((storage) => storage.setItem(prefix + key, value)) || !memory.set(key, value)
    },
    remove: (key) => {
      memory.delete(key)
      tryStorage((storage) => storage.removeItem(prefix + key))
    },
    keys: (start) => {
      const found = new Set([...memory.keys()].filter((key) => key.startsWith(start)))
      tryStorage((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix + start)) found.add(key.slice(prefix.length))
      })
      return [...found].sort()
    },
  }
}

export const versionStoreName = (versionId: string): string => `${versionPrefix}${versionId}.`

export const openVersionStore = (versionId: string): Store => openStore(versionStoreName(versionId))
