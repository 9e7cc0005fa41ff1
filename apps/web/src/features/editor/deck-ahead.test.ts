import type { Deck } from '@deckle/contract/decks.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { askDeck, askDeckAhead } from './deck-ahead.ts'

const show = vi.spyOn(api.decks, 'show')
show.mockImplementation(({ params }) => Promise.resolve({ deck: { id: params.id } as Deck }))

afterEach(() => {
  show.mockClear()
  vi.useRealTimers()
})

it('a deck that was asked for ahead is not asked for again when it is opened', async () => {
  askDeckAhead('one')
  await expect(askDeck('one')).resolves.toMatchObject({ id: 'one' })
  expect(show).toHaveBeenCalledOnce()
})

it('the next opening asks again', async () => {
  askDeckAhead('one')
  await askDeck('one')
  await askDeck('one')
  expect(show).toHaveBeenCalledTimes(2)
})

it('another deck is asked for', async () => {
  askDeckAhead('one')
  await expect(askDeck('two')).resolves.toMatchObject({ id: 'two' })
})

it('after half a minute it is asked for again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  askDeckAhead('one')
  vi.advanceTimersByTime(30_000)
  await askDeck('one')
  expect(show).toHaveBeenCalledTimes(2)
})

it('a failure is reported to whoever opens the deck, and the next try asks again', async () => {
  show.mockRejectedValueOnce(new Error('no answer'))
  askDeckAhead('one')
  await expect(askDeck('one')).rejects.toThrow('no answer')
  await expect(askDeck('one')).resolves.toMatchObject({ id: 'one' })
})
