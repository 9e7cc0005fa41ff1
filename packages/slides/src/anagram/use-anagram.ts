import { type RefObject, useEffect, useRef, useState } from 'react'
import { lettersOf } from './letters.ts'
import type { AnagramPlay } from './scoring.ts'

export interface Anagram {
  readonly form: RefObject<HTMLFormElement | null>
  /** Indexes of the placed letters, in the order of the places. */
  readonly placed: readonly number[]
  /** The placed letters, with the spaces of the answer. */
  readonly word: string
  readonly isFull: boolean
  readonly place: (letter: number) => void
  readonly remove: (places: readonly number[]) => void
}

/**
 * The placed letters, by a press or by typing; Backspace removes the last.
 * @param initial the word so far
 */
export function useAnagram({ letters, lengths }: AnagramPlay, initial: string, locked: boolean): Anagram {
  const form = useRef<HTMLFormElement>(null)
  const [placed, setPlaced] = useState<readonly number[]>(() => placesOf(initial, letters))
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey || event.altKey) return
    const typed = event.key.toLowerCase()
    if (event.key === 'Backspace') setPlaced((now) => now.slice(0, -1))
    else if (letters.includes(typed))
      setPlaced((now) => {
        const at = letters.findIndex((letter, index) => letter === typed && !now.includes(index))
        return at < 0 ? now : [...now, at]
      })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  useEffect(() => {
    // Keys work anywhere on the slide: the focus starts on its heading.
    const slide = form.current?.closest<HTMLElement>('.dk-slide')
    slide?.addEventListener('keydown', onKeyDown)
    return () => slide?.removeEventListener('keydown', onKeyDown)
  })
  return {
    form,
    placed,
    word: wordOf(placed, letters, lengths),
    isFull: placed.length === letters.length && letters.length > 0,
    // Keys may be faster than rendering: each change builds on the previous state.
    place: (letter) => !locked && setPlaced((now) => (now.includes(letter) ? now : [...now, letter])),
    remove: (places) => {
      if (locked) return
      // The pressed button disappears: focus moves to the letter's tile.
      form.current?.querySelectorAll<HTMLElement>('.dk-tiles .dk-tile')[placed[places[0] ?? -1] ?? 0]?.focus()
      setPlaced((now) => now.filter((_one, index) => !places.includes(index)))
    },
  }
}

function wordOf(placed: readonly number[], letters: readonly string[], lengths: readonly number[]): string {
  let from = 0
  return lengths
    .map((length) => {
      const part = placed.slice(from, from + length)
      from += length
      return part.map((at) => letters[at]).join('')
    })
    .join(' ')
    .trim()
}

function placesOf(word: string, letters: readonly string[]): readonly number[] {
  const places: number[] = []
  for (const letter of lettersOf(word.toLowerCase())) {
    const at = letters.findIndex((one, index) => one === letter && !places.includes(index))
    if (at >= 0) places.push(at)
  }
  return places
}
