import type { Slide } from '@deckle/core/deck/slide.ts'
import { useRef } from 'react'
import { type EditorState, slidesOf } from '../state/editor-state.ts'

/** Finds the slide on the stage. One that was just deleted is found as it was: it stays until the next one is drawn. */
export function useFindSlide(slideId: string): (state: EditorState) => Slide | undefined {
  const last = useRef<Slide>(undefined)
  return (state) => {
    last.current = slidesOf(state).find((slide) => slide.slideId === slideId) ?? last.current
    return last.current
  }
}
