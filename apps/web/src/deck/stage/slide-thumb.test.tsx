import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { SlideCatalog } from '@deckle/core/deck/edit/deck-state.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { SlideThumb } from './slide-thumb.tsx'

prepareScreens('deck')

let onSize: ResizeObserverCallback
class Sizes {
  constructor(callback: ResizeObserverCallback) {
    onSize = callback
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}
class Sight extends Sizes {
  readonly #seen: (entries: readonly { isIntersecting: boolean }[]) => void
  constructor(seen: (entries: readonly { isIntersecting: boolean }[]) => void) {
    super(onSize)
    this.#seen = seen
  }
  override observe() {
    this.#seen([{ isIntersecting: true }])
  }
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Sizes)
  vi.stubGlobal('IntersectionObserver', Sight)
})
afterEach(() => vi.unstubAllGlobals())

const catalog: SlideCatalog = {
  defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
  interactionOf,
}

const resize = (width: number) => onSize([{ contentRect: { width } } as ResizeObserverEntry], {} as ResizeObserver)

it('has its new scale in the frame in which its width changed, and is not drawn without a width', async () => {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const deck = createDeck({ readerType: 'quiz', language: 'en', catalog, newId, name: 'Deck' })
  const [slide] = deck.contentHash
  if (!slide) throw new Error('A new deck has a slide.')
  await drawPart(<SlideThumb look={deck} slide={slide} />)
  const box = document.querySelector<HTMLElement>('[inert]')
  const stage = () => box?.querySelector<HTMLElement>('.origin-top-left')
  await act(async () => resize(0))
  expect(stage()).toBeNull()
  await act(async () => resize(320))
  expect(stage()?.style.transform).toBe('scale(var(--thumb-scale))')
  expect(box?.style.getPropertyValue('--thumb-scale')).toBe('0.25')
  // Outside act: before React draws again.
  resize(640)
  expect(box?.style.getPropertyValue('--thumb-scale')).toBe('0.5')
})
