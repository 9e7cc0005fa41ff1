import { useEffect, useRef } from 'react'

/** Where the card had the focus when the guide ends, its control has it then, or the screen. */
export function useFocusAtEnd(control: HTMLElement | null): void {
  const last = useRef(control)
  useEffect(() => {
    last.current = control
  }, [control])
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return
      if (last.current?.isConnected) focusIn(last.current)
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    },
    [],
  )
}

const focusable =
  'a[href], button:not(:disabled), input:not([type=hidden]), textarea, select, [tabindex]:not([tabindex="-1"])'

export function focusIn(element: HTMLElement): void {
  const first = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)
  first?.focus()
}
