import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the element that contains the screens. If navigation removed the focused element (a button, a dialog), the new
 * screen gets the focus, so that the next Tab is in it and not at the top of the application.
 */
export function useFocusOnScreen(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // After a closing dialog has restored its focus.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    }, 100)
    return () => clearTimeout(timer)
  }, [pathname])
  return main
}
