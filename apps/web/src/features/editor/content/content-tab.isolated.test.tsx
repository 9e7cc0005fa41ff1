// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { act, screen } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { type Editor, EditorContext } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { ContentTab } from './content-tab.tsx'

const drawn = vi.hoisted(() => ({ thumbs: [] as string[], faces: [] as string[] }))

vi.mock('../../../deck/stage/slide-thumb.tsx', () => ({
  SlideThumb: ({ slide }: { slide: { slideId: string } }) => {
    drawn.thumbs.push(slide.slideId)
    return null
  },
}))
vi.mock('@deckle/player/view/stage/slide-face.tsx', () => ({
  SlideFace: ({ slide }: { slide: { slideId: string } }) => {
    drawn.faces.push(slide.slideId)
    return <p data-testid="face">{slide.slideId}</p>
  },
}))

prepareScreens('editor', 'deck')

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly listener: ResizeObserverCallback
      constructor(listener: ResizeObserverCallback) {
        this.listener = listener
      }
      observe() {
        const entry = { contentRect: { width: 800, height: 600 } } as ResizeObserverEntry
        this.listener([entry], this)
      }
      disconnect() {}
      unobserve() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

/** Slides id1 to id4, the second of them current; a copy is id5. */
async function openSlides() {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const deck = createDeck({ readerType: 'story', language: 'en', catalog: slideCatalog, newId })
  const [first] = deck.contentHash
  if (!first) throw new Error('A new deck has a slide.')
  const contentHash = ['id1', 'id2', 'id3', 'id4'].map((slideId, slideSeq) => ({
    ...first,
    slideId,
    slideSeq,
    data: { ...first.data },
  }))
  count = 4
  const store = createEditorStore({ ...deck, contentHash }, () => 0, newId)
  store.goTo(1)
  const editor = { store, canEdit: true, deck: {} as Deck } as unknown as Editor
  await drawPart(
    <EditorContext.Provider value={editor}>
      <ContentTab />
    </EditorContext.Provider>,
  )
  // The stage is loaded after the list.
  expect((await screen.findByTestId('face')).textContent).toBe('id2')
  drawn.thumbs.length = drawn.faces.length = 0
  return store
}

const drawnThumbs = () => drawn.thumbs.toSorted()

it('draws the copy of a slide, and again only the two whose mark changes', async () => {
  const store = await openSlides()
  act(() => void store.edit({ type: 'duplicateSlides', slideIds: ['id2'] }))
  expect(drawnThumbs()).toEqual(['id2', 'id5'])
  expect(drawn.faces).toEqual(['id5'])
})

it('draws nothing again of a slide that is moved, but its number', async () => {
  const store = await openSlides()
  act(() => void store.edit({ type: 'moveSlides', slideIds: ['id2'], before: 'id4' }))
  expect(drawnThumbs()).toEqual([])
  expect(drawn.faces).toEqual([])
  expect(screen.getAllByRole('row').map((row) => row.dataset['key'])).toEqual(['id1', 'id3', 'id2', 'id4'])
})

it('marks the next row before it draws the next slide when one is deleted, and each once', async () => {
  const store = await openSlides()
  act(() => {
    flushSync(() => void store.edit({ type: 'deleteSlides', slideIds: ['id2'] }))
    expect(screen.getAllByRole('row').map((row) => row.dataset['key'])).toEqual(['id1', 'id3', 'id4'])
    expect(drawnThumbs()).toEqual(['id1'])
    expect(drawn.faces).toEqual([])
  })
  expect(drawnThumbs()).toEqual(['id1'])
  expect(drawn.faces).toEqual(['id1'])
  expect(screen.getByTestId('face').textContent).toBe('id1')
  drawn.thumbs.length = drawn.faces.length = 0
  act(() => store.undo())
  expect(drawnThumbs()).toEqual(['id1', 'id2'])
  expect(drawn.faces).toEqual(['id2'])
})

it('draws the slide and its thumbnail once for a letter typed on it', async () => {
  const store = await openSlides()
  vi.useFakeTimers()
  try {
    act(() => void store.edit({ type: 'updateData', slideId: 'id2', path: 'title', value: 'e' }, 'id2/title'))
    expect(drawn.faces).toEqual(['id2'])
    expect(drawnThumbs()).toEqual([])
    act(() => void vi.advanceTimersByTime(300))
    expect(drawn.faces).toEqual(['id2'])
    expect(drawnThumbs()).toEqual(['id2'])
  } finally {
    vi.useRealTimers()
  }
})
