import { useEffect, useRef, useState } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/edit-context.ts'
import { Question } from '../parts/question.tsx'
import { RightTexts } from '../parts/right-texts.tsx'
import type { SlideViewProps } from '../view.ts'
import { lettersOf } from './letters.ts'
import type { AnagramPlay } from './scoring.ts'

type AnagramProps = SlideViewProps<AnagramPlay, AnswerByKind['fillInTheBlank']>

/**
 * Letters go to the next free place when they are pressed, or typed; a placed letter goes back the same way.
 * Backspace takes back the last one, Enter submits.
 */
export function AnagramView({ data, answer, onAnswer, locked, ...props }: AnagramProps) {
  const { words } = props
  const edit = useEdit()
  const { letters, lengths } = data
  const form = useRef<HTMLFormElement>(null)
  const [placed, setPlaced] = useState<readonly number[]>(() => placesOf(answer?.texts[0] ?? '', letters))
  const isFull = placed.length === letters.length && letters.length > 0
  const still = locked
  const word = wordOf(placed, letters, lengths)
  // Keys may come faster than the slide is drawn: each change is made of the one before.
  const take = (at: number) => !still && setPlaced((now) => (now.includes(at) ? now : [...now, at]))
  /** The pressed button goes away: the focus goes to the letter itself. */
  const giveBack = (places: readonly number[]) => {
    if (still) return
    form.current?.querySelectorAll<HTMLElement>('.dk-tiles .dk-tile')[placed[places[0] ?? -1] ?? 0]?.focus()
    setPlaced((now) => now.filter((_one, index) => !places.includes(index)))
  }
  const submit = () => isFull && !still && onAnswer({ kind: 'fillInTheBlank', texts: [word] })
  const onKeyDown = (event: KeyboardEvent) => {
    if (still || event.ctrlKey || event.metaKey || event.altKey) return
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
    // Letters are typed wherever on the slide the focus is: it begins on the heading.
    const slide = form.current?.closest<HTMLElement>('.dk-slide')
    slide?.addEventListener('keydown', onKeyDown)
    return () => slide?.removeEventListener('keydown', onKeyDown)
  })
  // A word runs as its own letters do, whatever the language around it.
  const dir = /[\u0590-\u08ff\ufb1d-\ufefc]/.test(letters.join('')) ? 'rtl' : 'ltr'
  let place = 0
  return (
    <Question question={data.question} image={data.image} prompt={words.letUsKnow} {...props}>
      {(labelledBy) => (
        <form
          ref={form}
          className="dk-form dk-anagram"
          inert={edit !== null}
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className="dk-places" dir={dir} role="group" aria-label={words.yourWord}>
            {lengths.map((length, index) => (
              // Words of the answer have no ids; their order never changes.
              <span className="dk-word" key={index}>
                {Array.from({ length }, () => {
                  const at = place++
                  const letter = letters[placed[at] ?? -1]
                  return letter === undefined ? (
                    <span key={at} className="dk-tile dk-empty" />
                  ) : (
                    <button key={at} type="button" className="dk-tile" disabled={still} onClick={() => giveBack([at])}>
                      {letter}
                    </button>
                  )
                })}
              </span>
            ))}
          </div>
          <p className="dk-sr" role="status">
            {word}
          </p>
          <div className="dk-tiles" dir={dir} role="group" aria-label={words.letters} aria-describedby={labelledBy}>
            {letters.map((letter, at) => (
              // The same letter may stand there twice.
              <button
                key={at}
                type="button"
                className="dk-tile"
                aria-disabled={still || placed.includes(at)}
                onClick={() => take(at)}
              >
                {letter}
              </button>
            ))}
          </div>
          <div className="dk-acts">
            <button type="submit" className="dk-button dk-submit" disabled={!isFull || still}>
              {words.submit}
            </button>
            <button
              type="button"
              className="dk-button dk-second"
              disabled={placed.length === 0 || still}
              onClick={() => giveBack([...placed.keys()])}
            >
              {words.clear}
            </button>
          </div>
          <RightTexts verdict={props.verdict} words={words} />
        </form>
      )}
    </Question>
  )
}

/** The placed letters, parted as the answer's words are. */
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

/** Which letters a word was made of. */
function placesOf(word: string, letters: readonly string[]): readonly number[] {
  const places: number[] = []
  for (const letter of lettersOf(word.toLowerCase())) {
    const at = letters.findIndex((one, index) => one === letter && !places.includes(index))
    if (at >= 0) places.push(at)
  }
  return places
}
