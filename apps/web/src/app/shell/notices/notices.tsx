import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** What is said over every screen: below the top bar, also while the screen is scrolled. */
export function Notices({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useHeightAsVariable(box)
  return (
    <div ref={box} className="sticky top-12 z-20 phone:top-14">
      {children}
    </div>
  )
}

/**
 * Publishes the notices' height as a CSS variable for screens as high as the window, so that their footers stay
 * visible.
 */
function useHeightAsVariable(box: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--notice', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--notice')
    }
  }, [box])
}
