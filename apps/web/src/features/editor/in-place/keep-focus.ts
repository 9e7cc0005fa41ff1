import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a tool on the slide: keeps the focus in the text. On a phone, where tools open with the focus,
 * this prevents buttons from moving between press and release.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
