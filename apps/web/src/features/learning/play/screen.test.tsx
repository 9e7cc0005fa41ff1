import { CallError } from '@deckle/contract/client/call-error.ts'
import type { LearnerExam } from '@deckle/contract/learning.ts'
import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { toPlayDeck } from '@deckle/player/deck/play-deck.ts'
import { defaultData, interactionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import type { ShownDeck } from '../queries.ts'
import { sampleCourse, sampleDeck } from '../sample-courses.ts'
import { clock } from './countdown.tsx'
import { around, firstDeck } from './order.ts'
import { press } from '../../../test/press.ts'

prepareScreens()
beforeEach(() => localStorage.clear())

const content = createDeck({
  readerType: 'story',
  language: 'en',
  catalog: {
    defaultData: (template, newId) => (isSlideType(template) ? defaultData(template, newId) : {}),
    interactionOf,
  },
  newId: () => 's0',
  name: 'Leaves and water',
})
const brand = { name: 'Meadow', logo: '' }
const deck = toPlayDeck(content, { deckId: 'one', versionId: 'v1', shortid: '' }, { poweredBy: false, brand })
const shown = (change: Partial<ShownDeck> = {}): ShownDeck => ({
  deck: { ...deck },
  leadForm: null,
  attempt: null,
  seen: [],
  lastSlide: null,
  completed: false,
  percentage: null,
  isExam: false,
  endsAt: null,
  now: '2026-11-23T10:00:00.000Z',
  ...change,
})
const attempt = { id: '01980000-0000-7000-8000-000000000001', token: 'T', answers: [] }
const learner = { user: { license: { license_type: 'Learner' as const } } }
const show = (course = sampleCourse()) => vi.spyOn(api.learning, 'show').mockResolvedValue({ course })
const showDeck = () => vi.spyOn(api.learning, 'deck')
const seen = () => vi.spyOn(api.learning, 'progress').mockResolvedValue({ ok: true })
const begin = () =>
  vi.spyOn(api.learning, 'begin').mockResolvedValue({ attempt: { id: attempt.id, token: 'T', endsAt: null } })
const refusal = (status: number, code: 'conflict' | 'internal' | 'not_found') =>
  new CallError(status, { code, message: 'Not now.', errors: ['Not now.'] })

describe('the course player', () => {
  it('opens the deck to go on with, begins it and says what was seen', async () => {
    show()
    showDeck().mockResolvedValueOnce(shown()).mockResolvedValue(shown({ attempt }))
    const [begun, told] = [begin(), seen()]
    const { router } = await openScreen('/courses/tea/play', learner)
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/tea/play/one'))
    await waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
    await waitFor(() =>
      expect(told.mock.lastCall?.[0]).toMatchObject({ params: { id: attempt.id }, body: { token: 'T', at: 's0' } }),
    )
    expect(screen.getByRole('navigation', { name: 'Outline' })).toBeTruthy()
    expect(document.activeElement?.closest('.dk-scroll'), 'keys work in the deck').toBeTruthy()
    const bar = within(screen.getByRole('heading', { level: 1, name: 'Tea' }).closest('header')!)
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Course page'])
    expect(bar.queryByText(/Deck one/), 'the outline names the deck').toBeNull()
  })

  it("asks by the deck's lead form, with the learner's name and email filled in", async () => {
    show()
    showDeck().mockResolvedValue(shown({ attempt, leadForm: { ...newLeadForm, when: 'start' } }))
    seen()
    await openScreen('/courses/tea/play/one', learner)
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /e-?mail/i })
    expect([email.value, screen.getByRole<HTMLInputElement>('textbox', { name: /name/i }).value]).toEqual([
      'meera@lanternhill.example',
      'Meera Nair',
    ])
    await press('Skip')
    await waitFor(() => expect(document.querySelector('.dk-form')).toBeNull())
    expect(document.querySelector('.dk-slide')).toBeTruthy()
  })

  it('says why a deck is locked', async () => {
    show()
    showDeck().mockRejectedValue(refusal(409, 'conflict'))
    await openScreen('/courses/tea/play/two', learner)
    expect(await screen.findByText('This is still locked')).toBeTruthy()
    expect(screen.getByText('Locked until “Deck one” is completed')).toBeTruthy()
  })

  it('says why a deck failed to load, and tries again', async () => {
    show()
    showDeck()
      .mockRejectedValueOnce(refusal(500, 'internal'))
      .mockResolvedValue(shown({ completed: true, percentage: 80 }))
    await openScreen('/courses/tea/play/one', learner)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    await press(/again/)
    expect(await screen.findByText('Your best result is 80%.')).toBeTruthy()
  })

  it('plays a completed deck again only when it is wanted', async () => {
    show()
    showDeck().mockResolvedValue(shown({ completed: true }))
    const begun = begin()
    await openScreen('/courses/tea/play/one', learner)
    expect(await screen.findByText('You have completed this deck')).toBeTruthy()
    expect(begun).not.toHaveBeenCalled()
    seen()
    showDeck().mockResolvedValue(shown({ completed: true, attempt }))
    await press('Play again')
    await waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
  })

  it('is not there for who is not in the course', async () => {
    show(sampleCourse({ mine: null }))
    const { router } = await openScreen('/courses/tea/play/one', learner)
    await waitFor(() => expect(router.state.location.pathname).toBe('/courses/tea/show'))
  })

  it('says that the course is not there', async () => {
    vi.spyOn(api.learning, 'show').mockRejectedValue(refusal(404, 'not_found'))
    await openScreen('/courses/tea/play/one', learner)
    expect(await screen.findByText('There is no such course for you')).toBeTruthy()
  })
})

describe('an attempt with unanswered questions', () => {
  const [first] = content.contentHash
  const questions = ['Leaf?', 'Water?'].map((question, at) => ({
    ...(first as NonNullable<typeof first>),
    slideId: `q${at}`,
    slideSeq: at,
    template: 'single_select' as const,
    data: { ...defaultData('single_select', () => crypto.randomUUID()), question },
  }))
  const quiz = toPlayDeck(
    { ...content, readerType: 'quiz', navEnabled: true, jumpAhead: true, contentHash: questions },
    { deckId: 'one', versionId: 'v1', shortid: '' },
    { poweredBy: false, brand },
  )
  const openQuiz = async () => {
    show()
    seen()
    showDeck().mockResolvedValue(shown({ deck: { ...quiz }, attempt }))
    const sent = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
    await openScreen('/courses/tea/play/one', learner)
    await screen.findByText('Leaf?')
    const completes = () =>
      sent.mock.calls.filter(([address]) => typeof address === 'string' && address.endsWith('/complete')).length
    await press('Next')
    await press('Next')
    const dialog = await screen.findByRole('alertdialog', { name: '2 questions aren’t answered. Submit anyway?' })
    return { completes, dialog }
  }

  it('is submitted only once the learner confirms it', async () => {
    const { completes, dialog } = await openQuiz()
    expect(completes()).toBe(0)
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Submit' })))
    await waitFor(() => expect(completes()).toBe(1))
  })

  it('goes on at the first of them otherwise', async () => {
    const { completes, dialog } = await openQuiz()
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Back to questions' })))
    expect(await screen.findByText('Leaf?')).toBeTruthy()
    expect(screen.getByText('1 of 2')).toBeTruthy()
    expect(completes()).toBe(0)
  })
})

describe('the final exam', () => {
  const exam = (change: Partial<LearnerExam> = {}): LearnerExam => ({
    deck: sampleDeck('exam', { name: 'The exam' }),
    attempts: 2,
    timeLimitMinutes: 30,
    waitHours: 0,
    may: 'begin',
    left: 2,
    until: null,
    ...change,
  })
  const withExam = (change: Partial<LearnerExam> = {}) => sampleCourse({ exam: exam(change), next: 'exam' })

  it('says what it allows before its time runs', async () => {
    show(withExam())
    showDeck().mockResolvedValue(shown({ isExam: true, deck: { ...deck, slides: [] } }))
    const begun = begin()
    await openScreen('/courses/tea/play/exam', learner)
    expect(await screen.findByText('Final exam: The exam')).toBeTruthy()
    expect(screen.getByText(/You have 30 minutes/)).toBeTruthy()
    expect(screen.getByText('2 attempts are left.')).toBeTruthy()
    expect(begun).not.toHaveBeenCalled()
    seen()
    showDeck().mockResolvedValue(shown({ isExam: true, attempt, endsAt: '2026-11-23T10:30:00.000Z' }))
    await press('Start the exam')
    expect((await screen.findByRole('timer')).textContent).toBe('Time left 30:00')
  })

  it.each([
    ['waits', { may: 'wait', until: '2026-11-24T10:00:00.000Z' } as const, /You can try again/],
    ['is used up', { may: 'none', left: 0 } as const, /You’ve used all your attempts/],
  ])('%s', async (_name, change, text) => {
    show(withExam(change))
    showDeck().mockResolvedValue(shown({ isExam: true, deck: { ...deck, slides: [] } }))
    await openScreen('/courses/tea/play/exam', learner)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start the exam' })).toBeNull()
    const asks = screen.queryAllByRole('button', { name: 'Ask for another attempt' })
    expect(asks).toHaveLength(change.may === 'none' ? 1 : 0)
  })
})

describe('notes', () => {
  const note = {
    id: 'n1',
    deckId: 'one',
    slideId: 's0',
    text: 'Three minutes',
    createdAt: '2026-11-23T10:00:00.000Z',
    updatedAt: '2026-11-23T10:00:00.000Z',
  }

  it('are added at the slide that is shown, and deleted', async () => {
    show()
    seen()
    showDeck().mockResolvedValue(shown({ attempt }))
    let notes = [note]
    vi.spyOn(api.learning, 'notes').mockImplementation(async () => ({ notes, next: null }))
    const add = vi.spyOn(api.learning, 'addNote').mockResolvedValue({ note })
    const remove = vi.spyOn(api.learning, 'deleteNote').mockImplementation(async () => {
      notes = []
      return { ok: true }
    })
    await openScreen('/courses/tea/play/one', learner)
    await screen.findByRole('navigation', { name: 'Outline' })
    await waitFor(() => expect(api.learning.progress).toHaveBeenCalled())
    await press('Notes')
    expect(await screen.findByText('Three minutes')).toBeTruthy()
    await press('Bookmark this slide')
    expect(add.mock.lastCall?.[0]).toMatchObject({ body: { deck_id: 'one', slide_id: 's0', text: '' } })
    await press('Delete')
    expect(remove.mock.lastCall?.[0]).toMatchObject({ params: { id: 'n1' } })
    expect(await screen.findByText('No notes yet')).toBeTruthy()
  })
})

it('goes from deck to deck in the order of topics, the exam last', () => {
  const course = sampleCourse({ exam: null, next: null })
  expect(around(course, 'one').next?.id).toBe('two')
  expect(around(course, 'two')).toMatchObject({ previous: { id: 'one' }, next: undefined })
  expect(around(course, 'nowhere')).toEqual({ deck: undefined, previous: undefined, next: undefined })
  expect(firstDeck(course)).toBe('one')
})

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [1800, '30:00'],
  [3661, '1:01:01'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})
