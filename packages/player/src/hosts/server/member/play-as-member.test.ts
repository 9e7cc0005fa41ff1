// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlayDeck } from '../../host.ts'
import { playAsMember } from './play-as-member.ts'
import { saveBegunToken } from '../pass/begun-token.ts'
import { clearPlay } from '../pass/clear-play.ts'
import { openStore } from '../../storage/store.ts'

const slides = ['s0', 's1', 's2'].map((slideId) => ({ slideId })) as unknown as PlayDeck['slides']
const deck = { versionId: 'v', shortid: 'abcdefgh', slides }
const rating = (value: number) => ({ kind: 'rating', value }) as const
const verdict = { correct: null, feedback: null, solution: [] }
const open = {
  id: 'a1',
  token: 'T1',
  answers: [
    { slideId: 's1', answer: rating(2), verdict },
    { slideId: 's0', answer: rating(1), verdict },
  ],
}
const store = openStore('deckle.v.')

function play(reply: unknown, owner = 'asha') {
  const call = vi.fn(async (_url: string, _body: unknown) => reply)
  const onResumed = vi.fn()
  const answered = playAsMember({
    deck,
    api: '/api/v2',
    store,
    saveBegunToken: (token) => saveBegunToken(deck.shortid, token),
    clear: () => clearPlay(store, deck.shortid),
    onResumed,
    session: Promise.resolve({ owner, call }),
  })
  return { call, onResumed, answered }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

it('goes on where the person stood on another device', async () => {
  const { call, onResumed } = play({ attempt: open })
  await vi.advanceTimersByTimeAsync(0)
  expect(call.mock.calls).toEqual([['/api/v2/play/abcdefgh/resume', { versionId: 'v' }]])
  expect(onResumed).toHaveBeenCalledTimes(1)
  expect([store.get('attempt'), store.get('token.a1')]).toEqual(['a1', 'T1'])
  expect(JSON.parse(store.get('play') ?? '')).toEqual({
    index: 0,
    answers: { s0: rating(1), s1: rating(2) },
    verdicts: { s0: verdict, s1: verdict },
  })
})

it("does not show one person's play to the next on the same device", async () => {
  play({ attempt: open })
  await vi.advanceTimersByTimeAsync(0)
  const { onResumed } = play({ attempt: null }, 'ben')
  await vi.advanceTimersByTimeAsync(0)
  expect(onResumed).toHaveBeenCalledTimes(1)
  expect([store.get('attempt'), store.get('play'), store.get('mine')]).toEqual([null, null, null])
  play({ attempt: open })
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get('attempt')).toBe('a1')
})

it('leaves alone what was begun here meanwhile', async () => {
  const { onResumed } = play({ attempt: open })
  store.set('attempt', 'a2')
  await vi.advanceTimersByTimeAsync(0)
  expect(onResumed).not.toHaveBeenCalled()
  expect(store.get('attempt')).toBe('a2')
})

it("lets the server know once whose the device's attempt is, as soon as it has begun", async () => {
  const { call, answered, onResumed } = play({ attempt: null })
  await vi.advanceTimersByTimeAsync(0)
  answered()
  await vi.advanceTimersByTimeAsync(2000)
  expect(call).toHaveBeenCalledTimes(1)
  store.set('attempt', 'a2')
  store.set('token.a2', 'T2')
  for (let times = 0; times < 2; times += 1) {
    answered()
    await vi.advanceTimersByTimeAsync(2000)
  }
  expect(call.mock.calls.slice(1)).toEqual([
    ['/api/v2/play/abcdefgh/resume', { versionId: 'v', mine: { id: 'a2', token: 'T2' } }],
  ])
  expect(onResumed).not.toHaveBeenCalled()
})
