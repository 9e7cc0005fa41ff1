import type { ImportNote } from '@deckle/contract/models/deck-import.ts'
import { useWords } from '../../../words/use-words.ts'

/** Formats an import note: where it applies, and what happened to the value. */
export function useNoteWords(): (note: ImportNote) => string {
  const t = useWords('import')
  const named = (name: string): string => {
    const key = `places.${name}` as 'places.name'
    return !(name in Object.prototype) && /^\w+$/.test(name) && t.has(key) ? t(key) : name
  }
  const placeOf = (path: string): string =>
    path === ''
      ? t('places.this')
      : path.split('.').reduce((place, part) => {
          if (place === '') return named(part)
          return /^\d+$/.test(part) ? t('places.number', { place, number: part }) : `${place}, ${named(part)}`
        }, '')
  return ({ path, code, value = '', max = 0 }) => t(`codes.${code}`, { place: placeOf(path), value, max: String(max) })
}
