import { useRef } from 'react'

/** Milliseconds after which letters begin a new word. */
const pauseMs = 700

/**
 * Finds a row by the letters typed on the list, from the row after the given one on, round the end; a first letter
 * typed again goes on to the next row. -1 where none begins so or the key is no letter or digit.
 */
export function useTypeAhead<T>(items: readonly T[], name: (item: T, index: number) => string) {
  const typed = useRef({ word: '', at: 0 })
  return (key: string, index: number): number => {
    if (!/^[\p{L}\p{M}\p{N}]$/u.test(key)) return -1
    const now = Date.now()
    const { word, at } = typed.current
    const letters = (now - at < pauseMs && word !== key ? word : '') + key.toLocaleLowerCase()
    typed.current = { word: letters, at: now }
    const from = letters.length === 1 ? index + 1 : index
    for (let step = 0; step < items.length; step++) {
      const row = (from + step) % items.length
      if (
        name(items[row] as T, row)
          .toLocaleLowerCase()
          .startsWith(letters)
      )
        return row
    }
    return -1
  }
}
