import type { Slide } from '@deckle/core/deck/slide.ts'
import { fieldsOf } from '@deckle/slides/catalog.ts'

/** Milliseconds between two attempts, and how many: the slide may not be on the stage yet. */
const pauseMs = 50
const tries = 40

/** Focuses the slide's question or title once it is on the stage, with its text selected so that typing replaces it. */
export function focusSlideText({ slideId, template }: Pick<Slide, 'slideId' | 'template'>): void {
  const [path] =
    Object.entries(fieldsOf(template)).find(([, field]) => field.kind === 'text' && field.format === 'plain') ?? []
  if (path === undefined) return
  const selector = `[data-stage] [data-slide="${CSS.escape(slideId)}"] [data-path="${CSS.escape(path)}"]`
  const tryFocus = (left: number) => {
    const found = document.querySelector<HTMLElement>(selector)
    if (found instanceof HTMLTextAreaElement) {
      found.focus()
      found.select()
    } else if (left > 0) setTimeout(tryFocus, pauseMs, left - 1)
  }
  setTimeout(tryFocus, pauseMs, tries)
}
