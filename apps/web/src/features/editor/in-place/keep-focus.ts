import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a tool on the slide: the focus stays in the text. Where tools unfold with the focus, on a
 * phone, nothing then moves away from under the finger between press and release.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
