import { type RefObject, useEffect, useRef } from 'react'
import { onScroll } from './on-scroll.ts'

/** A line at the top of the window: how much of the text is read. The scroll bar says the same to screen readers. */
export function ReadingProgress({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      onScroll(() => {
        const { top = 0, height = 0 } = of.current?.getBoundingClientRect() ?? {}
        const way = Math.max(1, height - innerHeight / 2)
        if (line.current) line.current.style.scale = `${Math.min(1, Math.max(0, -top / way))} 1`
      }),
    [of],
  )
  return (
    <div
      ref={line}
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-40 h-0.75 origin-left bg-brand rtl:origin-right print:hidden"
      style={{ scale: '0 1' }}
    />
  )
}
