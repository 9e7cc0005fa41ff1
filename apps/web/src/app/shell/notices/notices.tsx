import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Sticky bars below the top bar of every screen. */
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
 * Publishes the height of the notices as a CSS variable, so that footers of full-height screens stay visible.
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
