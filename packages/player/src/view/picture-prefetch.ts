import { type ComponentProps, type ComponentType, h, render } from 'preact'
import { preloadViews } from '@deckle/slides/players.ts'
import type { SlideViewProps } from '@deckle/slides/view.ts'
import { mayPrefetch } from './may-prefetch.ts'
import type { PlayDeck, PlayerHost, PlaySlide } from '../hosts/host.ts'
import { SlideFace } from './stage/slide-face.tsx'

const Face = SlideFace as unknown as ComponentType<ComponentProps<typeof SlideFace>>

/** A slide with many targets would prefetch half the deck. */
const maxSlides = 3

/** The possible next slides, the likeliest first. */
export function slidesAfter({ slides }: Pick<PlayDeck, 'slides'>, slideId: string): PlaySlide[] {
  const index = slides.findIndex((one) => one.slideId === slideId)
  const slide = slides[index]
  if (!slide) return []
  const { jumps, targets = {}, asksNext } = slide
  const leads = [jumps?.otherwise ?? '', ...Object.values(targets), ...(jumps?.rules ?? []).map(({ to }) => to)]
  const found = (asksNext ? [''] : leads).map((to) =>
    to === '' ? slides[index + 1] : slides.find((one) => one.slideId === to),
  )
  return [...new Set(found)].flatMap((one) => one ?? []).slice(0, maxSlides)
}

/**
 * Prefetches the pictures of the possible next slides once the page is loaded, in the sizes in which they will be shown: their
 * views are rendered outside the document. See `mayPrefetch`.
 * @returns to be called with the id of each entered slide
 */
export function createPicturePrefetch(
  deck: PlayDeck,
  { imageUrl, fileUrl, words }: Pick<PlayerHost, 'imageUrl' | 'fileUrl'> & Pick<SlideViewProps<unknown>, 'words'>,
): (slideId: string) => Promise<void> {
  const rendered = new Set<string>()
  const loading = new Set<HTMLImageElement>()
  return async (slideId) => {
    if (!(await mayPrefetch())) return
    for (const slide of slidesAfter(deck, slideId)) {
      if (rendered.has(slide.slideId)) continue
      rendered.add(slide.slideId)
      await preloadViews([slide.template]).catch(() => undefined)
      const box = document.createElement('div')
      const props = { slide, answer: null, verdict: null, locked: true, onAnswer: () => undefined }
      render(h(Face, { ...props, words, imageUrl, fileUrl }), box)
      for (const picture of box.querySelectorAll('img')) {
        loading.add(picture)
        picture.onload = picture.onerror = () => loading.delete(picture)
      }
      render(null, box)
    }
  }
}
