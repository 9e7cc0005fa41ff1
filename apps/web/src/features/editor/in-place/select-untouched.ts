import type { FocusEvent, MouseEvent } from 'react'

type TextElement = HTMLTextAreaElement | HTMLInputElement

/** Handlers that select the whole text when a field is entered while its text is a placeholder: typing replaces it. */
export function selectUntouched(isUntouched: (element: TextElement) => boolean) {
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isText(target) && isUntouched(target)) target.select()
    },
    // The browser would place the caret where the mouse is, after the focus has selected the text.
    onMouseDown: (event: MouseEvent) => {
      const { target } = event
      if (event.button !== 0 || !isText(target) || target === document.activeElement || !isUntouched(target)) return
      event.preventDefault()
      target.focus()
    },
  }
}

function isText(target: EventTarget): target is TextElement {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
}
