import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { type DeckLook, SlideStage } from './slide-stage.tsx'
import type { Slide } from '@deckle/core/deck/slide.ts'

/** Pixels of the stage that a thumbnail is a small picture of: the canvas's, so that lines break at the same words. */
const stageWidth = 1280
const stageHeight = 720

/** A small, dead picture of a slide, made of the player's own parts; drawn when it comes into sight. */
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
          className="pointer-events-none absolute top-0 left-0 origin-top-left"
          style={{ width: stageWidth, height: stageHeight, transform: `scale(${width / stageWidth})` }}
        >
          <SlideStage look={still} slide={slide} imageUrl={imageUrl} />
        </div>
      )}
    </div>
  )
})

/** The box's width in pixels; 0 until it first comes near the visible part of the page. */
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
