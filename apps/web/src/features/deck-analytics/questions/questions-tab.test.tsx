// @vitest-environment happy-dom
import type { AnswerSummary } from '@deckle/contract/analytics.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Filters } from '../../../figures/filters.ts'
import { api } from '../../../lib/api.ts'
import { drawAt } from '../../../test/draw-at.tsx'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { sampleFunnel, sampleQuestion } from '../sample-figures.ts'
import { QuestionsTab } from './questions-tab.tsx'
import { press } from '../../../test/press.ts'

prepareScreens('analytics', 'errors')

const refusal = new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] })
const slides = sampleFunnel({ heading: 'Welcome', isQuestion: false, answered: 0 }, { heading: 'What is brewed?' })
const open = (filters: Filters = {}) =>
  drawAt(
    '/x',
    <QuestionsTab deckId="d" deckName="Tea" filters={filters} charactersOf={() => null} onOpenSlide={() => {}} />,
  )

/** Everything is in sight. */
class Observer {
  readonly #seen: (entries: { isIntersecting: boolean }[]) => void
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#seen = seen
  }
  observe() {
    this.#seen([{ isIntersecting: true }])
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
  vi.spyOn(api.analytics, 'deckFunnel').mockResolvedValue({ funnel: slides })
  vi.spyOn(api.analytics, 'deckQuestions').mockResolvedValue({ questions: [] })
})

describe('a slide', () => {
  it('says how many of those who saw it answered, and which versions lack it', async () => {
    const [read, asked] = slides.slides.map((slide) => ({ ...slide, reached: 69, missingIn: [1] }))
    vi.mocked(api.analytics.deckFunnel).mockResolvedValue({
      funnel: { ...slides, versions: [1, 2], slides: [read, asked].filter((one) => one !== undefined) },
    })
    vi.mocked(api.analytics.deckQuestions).mockResolvedValue({
      questions: [sampleQuestion({ slideId: 's2', slideSeq: 1, answered: 65 })],
    })
    await open()
    expect(await screen.findByText('65 of 69 people who saw it answered')).toBeTruthy()
    expect(screen.getAllByText('Not in version 1')).toHaveLength(2)
    expect(screen.getByText(/^Attempts of versions 1 and 2 are added up/)).toBeTruthy()
  })
})

describe('a question', () => {
  const at = '2026-03-01T10:00:00.000Z'
  const summary = (of: Partial<AnswerSummary>) =>
    vi
      .spyOn(api.analytics, 'deckAnswerSummary')
      .mockResolvedValue({ summary: { counted: 0, isWhole: true, words: [], common: [], sliders: [], ...of } })

  it('of a scale has its mean, and ten stars the net promoter score', async () => {
    const value = (key: number, count: number) => ({
      key: String(key),
      label: `${key} stars`,
      count,
      correct: null,
      meanPlace: null,
    })
    const distribution = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((key) => value(key, key > 8 ? 10 : key === 1 ? 5 : 0))
    vi.mocked(api.analytics.deckQuestions).mockResolvedValue({
      questions: [sampleQuestion({ kind: 'scale', distribution })],
    })
    await open()
    expect(
      await screen.findByRole('img', { name: 'How people answered. Mean 7.8 of 10. Net promoter score 60.' }),
    ).toBeTruthy()
    const groups = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(groups.slice(-3)).toEqual(['5 (20%)', '0 (0%)', '20 (80%)'])
  })

  it('of words has a cloud of all answers that searches, and says whose each is', async () => {
    const texts = [{ text: 'More tea', at, person: 'Mina Rao', playId: 'p1' }]
    vi.mocked(api.analytics.deckQuestions).mockResolvedValue({ questions: [sampleQuestion({ kind: 'texts', texts })] })
    const words = [
      { word: 'tea', answers: 900 },
      { word: 'cake', answers: 30 },
      { word: 'please', answers: 2 },
      { word: 'once', answers: 1 },
    ]
    summary({ counted: 5000, isWhole: false, words })
    const search = vi.spyOn(api.analytics, 'deckResponses').mockResolvedValue({ responses: [], next: null })
    await open({ device: 'phone' })
    const cloud = await screen.findByRole('region', { name: 'Words of the answers' })
    expect(cloud.textContent).toContain('Most often: “tea”, in 900 answers.')
    expect(cloud.textContent).toContain('Of the latest 5,000 answers.')
    expect(within(cloud).getAllByRole('button')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Mina Rao' }).getAttribute('href')).toBe(
      '/analyticsViewer/d/plays/p1?device=phone',
    )
    await press('tea: in 900 answers')
    expect(await screen.findByText('No answer contains “tea”.')).toBeTruthy()
    expect(search).toHaveBeenCalledWith(expect.objectContaining({ query: expect.objectContaining({ search: 'tea' }) }))
  })

  it('of blanks names the most common wrong answer', async () => {
    const texts = [{ text: 'Peru', at, person: null, playId: 'p1' }]
    vi.mocked(api.analytics.deckQuestions).mockResolvedValue({ questions: [sampleQuestion({ kind: 'texts', texts })] })
    summary({
      counted: 10,
      common: [
        { text: 'Ethiopia', answers: 6, correct: true },
        { text: 'Peru', answers: 4, correct: false },
      ],
    })
    await open()
    expect(await screen.findByText('The most common wrong answer: “Peru” (4 people).')).toBeTruthy()
    const rows = within(screen.getByRole('table', { name: 'Most common answers' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => within(row).getByRole('img').getAttribute('aria-label'))).toEqual([
      'Right answer',
      'Wrong answer',
    ])
  })

  it('of sliders has a histogram with mean and median, and tries again where that failed', async () => {
    const texts = [{ text: 'Cups: 2', at, person: null, playId: 'p1' }]
    vi.mocked(api.analytics.deckQuestions).mockResolvedValue({
      questions: [sampleQuestion({ kind: 'texts', template: 'range_select', texts })],
    })
    const bins = [
      { from: 0, to: 10, count: 1 },
      { from: 10, to: 20, count: 3 },
    ]
    const slider = { id: 'o1', label: 'Cups', unit: 'a day', answers: 4, mean: 12.25, median: 12.5, bins }
    summary({ counted: 4, sliders: [slider] }).mockRejectedValueOnce(refusal)
    await open()
    await screen.findByText('What the answers have in common could not be loaded.')
    await press('Try again')
    expect(
      await screen.findByRole('img', {
        name: 'Cups. Mean 12.25\u00a0a day, median 12.5\u00a0a day. Most chose 10–20\u00a0a day: 3 of 4.',
      }),
    ).toBeTruthy()
  })

  it('stands among the slides that are only read', async () => {
    vi.mocked(api.analytics.deckQuestions).mockResolvedValue({
      questions: [sampleQuestion({ slideId: 's2', slideSeq: 1 })],
    })
    await open()
    const welcome = await screen.findByRole('heading', { name: 'Welcome' })
    const cards = screen.getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Welcome', 'What is brewed?'])
    expect(welcome.closest('article')?.textContent).toContain('seen by 100 people')
  })
})
