import type { FormEvent } from 'react'
import type { AnswerByKind } from '@deckle/core/deck/slide.ts'
import { useEdit } from '../parts/view/edit-context.ts'
import { Question } from '../parts/view/question.tsx'
import { RightTexts } from '../parts/view/right-texts.tsx'
import type { SlideViewProps } from '../view.ts'
import { LetterTiles, PlacedLetters } from './letter-tiles.tsx'
import type { AnagramPlay } from './scoring.ts'
import { useAnagram } from './use-anagram.ts'

type AnagramProps = SlideViewProps<AnagramPlay, AnswerByKind['fillInTheBlank']>

/** Pressing or typing a letter puts it in the next free place; pressing it there removes it. Enter submits. */
export function AnagramView({ data, answer, onAnswer, locked, ...props }: AnagramProps) {
  const { words } = props
  const edit = useEdit()
  const anagram = useAnagram(data, answer?.texts[0] ?? '', locked)
  const { form, placed, word, isFull, remove } = anagram
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isFull && !locked) onAnswer({ kind: 'fillInTheBlank', texts: [word] })
  }
  // The direction of the word's own script, whatever the deck's language.
  const dir = /[\u0590-\u08ff\ufb1d-\ufefc]/.test(data.letters.join('')) ? 'rtl' : 'ltr'
  const tiles = { data, anagram, dir, locked, words } as const
  return (
    <Question question={data.question} image={data.image} prompt={words.letUsKnow} {...props}>
      {(labelledBy) => (
        <form ref={form} className="dk-form dk-anagram" inert={edit !== null} onSubmit={onSubmit}>
          <PlacedLetters {...tiles} />
          <p className="dk-sr" role="status">
            {word}
          </p>
          <LetterTiles {...tiles} labelledBy={labelledBy} />
          <div className="dk-acts">
            <button type="submit" className="dk-button dk-submit" disabled={!isFull || locked}>
              {words.submit}
            </button>
            <button
              type="button"
              className="dk-button dk-second"
              disabled={placed.length === 0 || locked}
              onClick={() => remove([...placed.keys()])}
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
