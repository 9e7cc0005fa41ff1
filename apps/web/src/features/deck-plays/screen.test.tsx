import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Play } from '@deckle/contract/plays.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { stepsOf } from './parts/steps-of.ts'
import { press } from '../../test/press.ts'

prepareScreens()

const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 9, 0, second)).toISOString()
const slide = (place: number, heading: string, isQuestion = true) => ({
  slideId: `s${place}`,
  slideSeq: place - 1,
  template: 'single_select',
  heading,
  isQuestion,
})
const answer: Play['answers'][number] = {
  slideId: 's2',
  at: at(20),
  text: 'Tea',
  options: [
    { key: 'o1', label: 'Tea', isChosen: true, isRight: false },
    { key: 'o2', label: 'Coffee', isChosen: false, isRight: true },
  ],
  correct: false,
  earned: 0,
  possible: 2,
  seconds: 12,
  changes: 1,
  file: null,
}
const view = (second: number, slideId: string, seconds: number | null = null) => ({
  at: at(second),
  event: 'slide_view',
  slideId,
  seconds,
})
const play = (changes: Partial<Play> = {}): Play => ({
  id: 'p2',
  deckId: 'd',
  deckName: 'Beans and brewing',
  person: 'Mina Rao',
  startedAt: at(0),
  completedAt: at(60),
  seconds: 60,
  percentage: 50,
  passed: false,
  earned: 1,
  possible: 2,
  version: 3,
  language: 'en',
  device: 'phone',
  country: 'IN',
  source: 'newsletter',
  medium: '',
  campaign: '',
  slides: [slide(1, 'Welcome', false), slide(2, 'What is brewed?'), slide(3, 'Hand in a picture')],
  answers: [
    answer,
    {
      ...answer,
      slideId: 's3',
      text: 'pot.png',
      options: [],
      correct: null,
      possible: 0,
      changes: 0,
      file: { id: 'f', size: 2048, uploader: 'Mina Rao' },
    },
  ],
  path: [
    view(0, 's1', 4),
    view(4, 's2', 12),
    { ...view(20, 's2'), event: 'answer' },
    view(21, 's1', 3),
    view(24, 's2'),
  ],
  ...changes,
})

/** The server's replies in order. */
async function open(...replies: (Play | Error)[]) {
  const load = vi.spyOn(api.plays, 'show').mockImplementation(async () => {
    const reply = replies.shift()
    if (!reply || reply instanceof Error) throw reply ?? new Error('none left')
    return { play: reply, previous: 'p1', next: null }
  })
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600)
  return { load, ...(await openScreen('/analyticsViewer/d/plays/p2?device=phone')) }
}

describe('the page of a play', () => {
  it('shows who, the result, answers in order with marks, and the file with who handed it in', async () => {
    const { load } = await open(play())
    expect(await screen.findByRole('heading', { name: 'Mina Rao', level: 1 })).toBeTruthy()
    expect(load.mock.calls[0]?.[0]).toMatchObject({ params: { id: 'p2' }, query: { device: 'phone' } })
    expect(screen.getByText('Not passed')).toBeTruthy()
    expect(screen.getByText('50%')).toBeTruthy()
    expect(screen.getByText('Phone')).toBeTruthy()
    expect(screen.getByText('India · newsletter · Version 3')).toBeTruthy()
    const [first, second] = within(screen.getByRole('region', { name: 'Answers in order' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'))
    expect(first?.textContent).toContain('What is brewed?')
    expect(within(first as HTMLElement).getByRole('img', { name: 'Chosen' }).parentElement?.textContent).toBe('Tea')
    expect(within(first as HTMLElement).getByRole('img', { name: 'Right answer' }).parentElement?.textContent).toBe(
      'Coffee',
    )
    for (const text of ['Wrong', '0 of 2 points', '12\u00a0s', 'changed once'])
      expect(first?.textContent).toContain(text)
    expect(second?.textContent).toContain('Handed in by Mina Rao')
    expect(within(second as HTMLElement).getByRole('button', { name: 'Save pot.png' })).toBeTruthy()
  })

  it('draws the path, and replays it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await open(play())
    expect(
      await screen.findByRole('img', { name: /^Path through the deck\. 4 slides were seen, going back once\.$/ }),
    ).toBeTruthy()
    const circles = () => document.querySelectorAll('circle[r]').length
    const all = circles()
    await press('Replay')
    expect(circles()).toBe(all - 3)
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(circles()).toBe(all - 2)
    await press('Pause')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(circles()).toBe(all - 2)
    expect(screen.getByText(/^Slide 2 · What is brewed\? · 12 s · answered$/)).toBeTruthy()
    vi.useRealTimers()
  })

  it('goes to the next play by button and by key, within the selection', async () => {
    const { router } = await open(play(), play({ id: 'p1', person: null }))
    await screen.findByRole('heading', { name: 'Mina Rao', level: 1 })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Older play (J)' }).disabled).toBe(true)
    await act(async () => fireEvent.keyDown(document.body, { key: 'j' }))
    expect(router.state.location.href).toBe('/analyticsViewer/d/plays/p2?device=phone')
    await act(async () => fireEvent.keyDown(document.body, { key: 'k' }))
    expect(router.state.location.href).toBe('/analyticsViewer/d/plays/p1?device=phone')
    expect(await screen.findByRole('heading', { name: 'Visitor', level: 1 })).toBeTruthy()
  })

  it('says that nothing was answered, and that there is no path', async () => {
    await open(play({ answers: [], path: [], completedAt: null, percentage: null, passed: null }))
    expect(await screen.findByText('Nothing answered yet')).toBeTruthy()
    expect(screen.getByText('Not completed')).toBeTruthy()
    expect(screen.getByText(/The player reported no path/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Replay' })).toBeNull()
  })

  it('says that it failed, and tries again', async () => {
    await open(new CallError(404, { code: 'not_found', message: 'no', errors: ['Gone'] }), play())
    await press(await screen.findByRole('button', { name: 'Try again' }).then(() => 'Try again'))
    expect(await screen.findByRole('heading', { name: 'Mina Rao', level: 1 })).toBeTruthy()
  })
})

describe('the steps of a path', () => {
  it('are views with what was done there, counted from the first', () => {
    expect(stepsOf(play()).map(({ place, at: second, seconds, acts }) => [place, second, seconds, acts])).toEqual([
      [1, 0, 4, []],
      [2, 4, 12, ['answer']],
      [1, 21, 3, []],
      [2, 24, null, []],
    ])
  })
  it('have an answer at its last view where the player reported none', () => {
    const path = play().path.filter(({ event }) => event === 'slide_view')
    expect(stepsOf({ ...play(), path }).map(({ acts }) => acts)).toEqual([[], [], [], ['answer']])
  })
  it('stay where the version lacks a slide', () => {
    expect(stepsOf({ slides: [], answers: [], path: [view(0, 'gone')] })).toMatchObject([{ place: null, heading: '' }])
  })
})
