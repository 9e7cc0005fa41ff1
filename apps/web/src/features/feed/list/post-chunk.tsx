import { type ReactNode, useRef, useState } from 'react'
import { useNear } from './use-near.ts'

/** Pixels around the window within which posts are drawn. */
const near = 3000

/** Some posts, drawn only near the window; far from it a space of their height stands for them. */
export function PostChunk({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState<number | null>(null)
  useNear(box, near, (isNear) => {
    const element = box.current
    if (isNear || !element) return setHeight(null)
    // What somebody has opened or writes would be lost.
    if (element.contains(document.activeElement) || element.querySelector('[data-open]')) return
    setHeight(element.offsetHeight)
  })
  return (
    <div ref={box} className="flex flex-col gap-4" style={height === null || isFirst ? undefined : { height }}>
      {(height === null || isFirst) && children}
    </div>
  )
}
