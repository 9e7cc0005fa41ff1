import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The buttons of an element as one Tab stop (WAI-ARIA toolbar): Left, Right, Home and End move between them. The Tab
 * stop is the button that last had the focus; at first it is the last button.
 */
export function useOneTabStop<E extends HTMLElement>(): {
  readonly ref: RefObject<E | null>
  readonly onKeyDown: (event: KeyboardEvent<E>) => void
  readonly onFocus: (event: FocusEvent<E>) => void
} {
  const ref = useRef<E>(null)
  const last = useRef<Element | null>(null)
  const updateTabStop = () => {
    const buttons = buttonsIn(ref.current)
    const stop = buttons.find((button) => button === last.current) ?? buttons.at(-1)
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  // Buttons are added, removed and disabled as the list changes.
  useLayoutEffect(updateTabStop)
  return {
    ref,
    onKeyDown(event) {
      const buttons = buttonsIn(ref.current)
      const at = buttons.indexOf(event.target as HTMLButtonElement)
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key]
      if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      buttons.at(to % buttons.length)?.focus()
    },
    onFocus({ target }) {
      last.current = target
      updateTabStop()
    },
  }
}

const buttonsIn = (element: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(element?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
]
