import { type KeyboardEvent, useRef, useState } from 'react'

/** One stop for the Tab key; arrow keys, Home and End go from part to part. */
export function useParts(count: number) {
  const [current, setCurrent] = useState(0)
  const parts = useRef<(SVGElement | null)[]>([])
  const at = Math.min(current, count - 1)
  const goTo = (next: number) => {
    const within = Math.min(Math.max(next, 0), count - 1)
    setCurrent(within)
    parts.current[within]?.focus()
  }
  const keys: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  return {
    partProps: (part: number) => ({
      tabIndex: part === at ? 0 : -1,
      onFocus: () => setCurrent(part),
      ref: (element: SVGElement | null) => {
        parts.current[part] = element
      },
    }),
    onKeyDown: (event: KeyboardEvent) => {
      const next = keys[event.key]
      if (next === undefined) return
      event.preventDefault()
      goTo(next)
    },
  }
}
