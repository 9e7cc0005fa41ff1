import { type RefObject, useEffect, useRef } from 'react'

/**
 * For the element that screens stand in. Where the way to another screen took along what had the focus (a button of the
 * screen before, a dialog), it goes to the new one: the next Tab is in it, not at the top of the application.
 */
export function useFocusOnScreen(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // After a dialog that closes has given its focus back.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
    }, 100)
    return () => clearTimeout(timer)
  }, [pathname])
  return main
}
