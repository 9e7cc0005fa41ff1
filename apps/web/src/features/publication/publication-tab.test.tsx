// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { PublicationTab } from './publication-tab.tsx'

prepareScreens('publication', 'deck', 'errors')

const catalog = { defaultData: () => ({}), interactionOf }
const fresh = createDeck({ readerType: 'story', language: 'en', catalog, newId: () => 's1', name: 'Tea' })
const written: DeckContent = {
  ...fresh,
  contentHash: fresh.contentHash.map((slide) => ({
    ...slide,
    template: 'title',
    data: { title: 'Tea for beginners', paragraph: '', background: { id: '', alt: '' } },
  })),
}
const never = () => new Promise<never>(() => undefined)

/** Draws the tab as the header's "Publish" opens it; returns the calls that publish. */
async function open(content: DeckContent, isOpen: boolean) {
  vi.spyOn(api.publication, 'show').mockImplementation(never)
  const publish = vi.spyOn(api.decks, 'publish').mockImplementation(never)
  const deck = { id: 'd', content, publication: null, can: { publish: true, edit: true } } as unknown as Deck
  const close = vi.fn<() => void>()
  const unused = () => undefined
  await drawPart(
    <PublicationTab
      deck={deck}
      content={content}
      flush={async () => 7}
      setDeck={unused}
      setUnsavedSettings={unused}
      putVersion={() => ({ undo: () => false })}
      openHistory={unused}
      goToPlace={unused}
      request={{ isOpen, close }}
    />,
    { user: { license: { plan: 'business' } } },
  )
  return { publish, close }
}

it('publishes on request of the header if the checklist has no findings', async () => {
  const { publish, close } = await open(written, true)
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(publish).toHaveBeenCalledExactlyOnceWith({ params: { id: 'd' }, body: { revision: 7 } })
})
it('waits for the author if there are findings, and lists placeholders as errors', async () => {
  const { publish, close } = await open(
    {
      ...written,
      contentHash: written.contentHash.map((one) => ({ ...one, data: { ...one.data, title: 'New title' } })),
    },
    true,
  )
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(publish).not.toHaveBeenCalled()
  expect(screen.getByText(/“New title” is a placeholder/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
})
it('publishes nothing without a request', async () => {
  const { publish } = await open(written, false)
  expect(publish).not.toHaveBeenCalled()
})
