import type { PlayerWords } from '../view.ts'
import type { AnagramPlay } from './scoring.ts'
import type { Anagram } from './use-anagram.ts'

interface TilesProps {
  readonly data: Pick<AnagramPlay, 'letters' | 'lengths'>
  readonly anagram: Anagram
  readonly dir: 'ltr' | 'rtl'
  readonly locked: boolean
  readonly words: PlayerWords
}

/** The places by word; a placed letter is a button that removes it. */
export function PlacedLetters({ data: { letters, lengths }, anagram, dir, locked, words }: TilesProps) {
  const { placed, remove } = anagram
  let place = 0
  return (
    <div className="dk-places" dir={dir} role="group" aria-label={words.yourWord}>
      {lengths.map((length, index) => (
        // Words have no ids; their order never changes.
        <span className="dk-word" key={index}>
          {Array.from({ length }, () => {
            const at = place++
            const letter = letters[placed[at] ?? -1]
            return letter === undefined ? (
              <span key={at} className="dk-tile dk-empty" />
            ) : (
              <button key={at} type="button" className="dk-tile" disabled={locked} onClick={() => remove([at])}>
                {letter}
              </button>
            )
          })}
        </span>
      ))}
    </div>
  )
}

export function LetterTiles({
  data: { letters },
  anagram: { placed, place },
  dir,
  locked,
  words,
  labelledBy,
}: TilesProps & { readonly labelledBy: string }) {
  return (
    <div className="dk-tiles" dir={dir} role="group" aria-label={words.letters} aria-describedby={labelledBy}>
      {letters.map((letter, at) => (
        // A letter may occur twice.
        <button
          key={at}
          type="button"
          className="dk-tile"
          aria-disabled={locked || placed.includes(at)}
          onClick={() => place(at)}
        >
          {letter}
        </button>
      ))}
    </div>
  )
}
