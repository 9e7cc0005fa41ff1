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
  const isDrawn = useScale(box)
  const still = useMemo((): DeckLook => ({ ...look, design: { ...look.design, transition: 'none' } }), [look])
  return (
    <div
      ref={box}
      inert
      aria-hidden="true"
      dir="ltr"
      className="relative aspect-video w-full overflow-hidden select-none"
    >
      {isDrawn && (
        <div
          className="pointer-events-none absolute top-0 left-0 origin-top-left contain-strict"
          style={{ width: stageWidth, height: stageHeight, transform: 'scale(var(--thumb-scale))' }}
        >
          <SlideStage look={still} slide={slide} imageUrl={imageUrl} />
        </div>
      )}
    </div>
  )
})

/**
 * Sets the scale on the element before the frame with its new width is painted: through React's state, the thumbnail would
 * have the former width for some frames.
 * @returns false until the element first comes near the viewport, and while it has no width
 */
function useScale(box: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const sizes = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      element.style.setProperty('--thumb-scale', String(width / stageWidth))
      setDrawn(width > 0)
    })
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
  return isDrawn
}
