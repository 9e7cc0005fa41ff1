import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type DeckLook, SlideStage } from './slide-stage.tsx'
import type { Slide } from '@deckle/core/deck/slide.ts'

/**
 * Width of the stage in pixels that a thumbnail scales down: the canvas's width, so that lines break at the same words.
 */
const stageWidth = 1280
const stageHeight = 720

/** A static thumbnail made of the player's components; drawn when it scrolls into view. */
export const SlideThumb = memo(function SlideThumb({
  look,
  slide,
  imageUrl,
}: {
  look: DeckLook
  slide: Slide
  imageUrl?: (id: string, width: number) => string
}) {
  const box = useRef<HTMLDivElement>(null)
  const width = useSeenWidth(box)
  const still = useMemo((): DeckLook => ({ ...look, design: { ...look.design, transition: 'none' } }), [look])
  return (
    <div
      ref={box}
      inert
      aria-hidden="true"
      dir="ltr"
      className="relative aspect-video w-full overflow-hidden select-none"
    >
      {width > 0 && (
        <div
          className="pointer-events-none absolute top-0 left-0 origin-top-left contain-strict"
          style={{ width: stageWidth, height: stageHeight, transform: `scale(${width / stageWidth})` }}
        >
          <SlideStage look={still} slide={slide} imageUrl={imageUrl} />
        </div>
      )}
    </div>
  )
})

/** The element's width in pixels; 0 until it first comes near the viewport. */
function useSeenWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        sight.disconnect()
        sizes.observe(element)
      },
      { rootMargin: '300px' },
    )
    sight.observe(element)
    return () => {
      sight.disconnect()
      sizes.disconnect()
    }
  }, [box])
  return width
}
