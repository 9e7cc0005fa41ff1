import { type RefObject, useEffect, useRef } from 'react'

/**
 * For an element whose content changes with `shown`. If the change removed the focused element (a button, a dialog), it
 * gets the focus itself, so that the next Tab is in it and not at the top of the application. It needs `tabIndex={-1}`.
 */
export function useRetainedFocus<T extends HTMLElement>(shown: string): RefObject<T | null> {
  const element = useRef<T>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    // After a closing dialog has restored its focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
    }, 100)
    return () => clearTimeout(timer)
  }, [shown])
  return element
}
