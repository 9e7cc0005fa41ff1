import { CallError } from '@deckle/contract/client/call-error.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawAt } from '../../test/draw-at.tsx'
import { prepareScreens } from '../../test/draw-part.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { sampleFunnel, sampleItem, sampleItems, sampleOverview, sampleQuestion } from './sample-figures.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('analytics', 'errors', 'table-export', 'person-picker')

const refusal = new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] })
const group = { starts: 60, completions: 50, abandons: 4, completionRate: 83.3, meanPercentage: 61, meanSeconds: 80 }
const slides = sampleFunnel(
  { heading: 'Welcome', isQuestion: false, answered: 0 },
  { heading: 'What is brewed?', droppedOff: 31, dropOffRate: 31 },
  { heading: 'And when?', reached: 69 },
)
const items = sampleItems(
  sampleItem({ slideId: 's2', slideSeq: 1, facility: 20, flags: ['hard'] }),
  sampleItem({
    slideId: 's3',
    slideSeq: 2,
    question: 'And when?',
    options: [
      { key: 'o1', label: 'At dawn', correct: true, count: 50, share: 56, upperLower: 0.4 },
      { key: 'o2', label: 'At noon', correct: false, count: 0, share: 0, upperLower: 0 },
    ],
  }),
)

const opened = vi.fn()
async function open(address = '/x', isPublished = true, license_type: LicenseType = 'Creator') {
  const props = { deckId: 'd', deckName: 'Tea', isPublished, onOpenSlide: opened, onPublish: () => {} }
  // The text of the second slide is the longest.
  return drawAt(address, <AnalyticsTab {...props} charactersOf={(id) => (id === 's2' ? 900 : 100)} />, {
    user: { license: { license_type } },
  })
}

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
  vi.spyOn(api.decks, 'versions').mockResolvedValue({ versions: [], next: null })
  vi.spyOn(api.analytics, 'deckOverview').mockResolvedValue({ overview: sampleOverview() })
  vi.spyOn(api.analytics, 'deckFunnel').mockResolvedValue({ funnel: slides })
  vi.spyOn(api.analytics, 'deckItems').mockResolvedValue({ items })
  vi.spyOn(api.analytics, 'deckSources').mockResolvedValue({ sources: [], next: null, total: 0 })
  vi.spyOn(api.analytics, 'deckDevices').mockResolvedValue({ devices: [{ device: 'phone', ...group }] })
  vi.spyOn(api.analytics, 'deckQuestions').mockResolvedValue({ questions: [sampleQuestion()] })
  vi.spyOn(api.analytics, 'deckOutcomes').mockResolvedValue({ outcomes: { attempts: 0, outcomes: [] } })
  vi.spyOn(api.analytics, 'deckGeo').mockResolvedValue({ countries: [] })
})

describe('the overview', () => {
  it('has figures, findings that name the slide, funnel and items in one table, days and scores', async () => {
    await open()
    const findings = await screen.findByRole('region', { name: 'What the figures say' })
    const [first] = within(findings).getAllByRole('listitem')
    expect(first?.textContent).toContain('Slide 2 loses 31% of those who reach it; its text is the longest of all.')
    await act(async () =>
      fireEvent.click(within(findings).getAllByRole('button', { name: 'Open slide 2' })[0] as HTMLElement),
    )
    expect(opened).toHaveBeenCalledWith('s2')
    const table = within(screen.getByRole('region', { name: 'Slide by slide' })).getAllByRole('row')
    expect(table.map((row) => row.textContent)).toEqual([
      'SlideReachedLeft hereTimeRightDiscrimination',
      '1. Welcome100–8\u00a0s––',
      '2. What is brewed?10031 (31%)8\u00a0s20%0.40',
      '3. And when?69–8\u00a0s60%0.40',
    ])
    expect(screen.getByRole('img', { name: /^By day\. Busiest on/ })).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Scores\. Most scored/ })).toBeTruthy()
  })

  it('compares with the period before, and says what may be chance', async () => {
    const before = { ...sampleOverview(), starts: 50, completions: 45, completionRate: 90, meanPercentage: 60 }
    vi.mocked(api.analytics.deckOverview).mockResolvedValue({ overview: sampleOverview({ before }) })
    await open('/x?from=2026-03-01&to=2026-03-02')
    expect(await screen.findByText('up 100%')).toBeTruthy()
    expect(screen.getByText('down 10 points, may be chance')).toBeTruthy()
    expect(screen.getByText('as before')).toBeTruthy()
  })

  it('keeps its figures where findings fail, and tries again', async () => {
    vi.mocked(api.analytics.deckFunnel).mockRejectedValueOnce(refusal)
    await open()
    expect(await screen.findByText('The figures could not be loaded. No answers are lost.')).toBeTruthy()
    expect(screen.getByText('Completion')).toBeTruthy()
    await press('Try again')
    expect(await screen.findByRole('region', { name: 'What the figures say' })).toBeTruthy()
  })
})

describe('the report', () => {
  it.each([
    [true, '/x', 'Nobody has played this deck yet'],
    [false, '/x', 'Go to publish'],
    [true, '/x?device=phone', 'No plays in this selection'],
  ])('says what to do first: published %s, %s', async (isPublished, address, expected) => {
    vi.mocked(api.analytics.deckOverview).mockResolvedValue({ overview: sampleOverview({ starts: 0 }) })
    await open(address, isPublished)
    expect(await screen.findByText(expected)).toBeTruthy()
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  it('says that it failed, and tries again', async () => {
    vi.mocked(api.analytics.deckOverview).mockRejectedValueOnce(refusal)
    await open('/x?tab=funnel')
    await screen.findByText('The figures could not be loaded. No answers are lost.')
    await press('Try again')
    expect(await screen.findByRole('tab', { name: 'Funnel', selected: true })).toBeTruthy()
  })

  it('has its tab and its filters in the address, and sends them', async () => {
    const { router } = await open('/x?device=phone&country=IN&from=2026-03-01&to=2026-03-07')
    await screen.findByRole('tab', { name: 'Overview', selected: true })
    expect(api.analytics.deckFunnel).toHaveBeenCalledWith(
      expect.objectContaining({ query: { device: 'phone', country: 'IN', from: '2026-03-01', to: '2026-03-07' } }),
    )
    await fireOn.click(screen.findByRole('tab', { name: 'Items' }))
    expect(router.state.location.search).toMatchObject({ tab: 'items', device: 'phone' })
    await press('Clear filters')
    expect(router.state.location.search).toEqual({ tab: 'items' })
  })

  it('filters by source, device, country and team, the unknown too, and shows what is chosen with a cross', async () => {
    vi.spyOn(api.users, 'listSearch').mockResolvedValue({ users: [], next: null })
    const row = { medium: '', campaign: '', starts: 3, completions: 2, completionRate: 66 }
    const sources = [
      { source: 'newsletter', ...row },
      { source: '', ...row },
    ]
    vi.mocked(api.analytics.deckSources).mockResolvedValue({ sources, next: null, total: 2 })
    vi.mocked(api.analytics.deckGeo).mockResolvedValue({
      countries: ['IN', ''].map((country) => ({ country, ...group })),
    })
    const { router } = await open('/x?device=tablet', true, 'Admin')
    await screen.findByRole('tab', { name: 'Overview', selected: true })
    await press('More filters')
    expect(await screen.findByRole('combobox', { name: 'Team of' })).toBeTruthy()
    await press(/Came from/)
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'All sources',
      'newsletter',
      'Direct or unknown',
    ])
    await fireOn.click(screen.findByRole('option', { name: 'newsletter' }))
    expect(router.state.location.search).toEqual({ device: 'tablet', source: 'newsletter' })
    await press(/Country/)
    await fireOn.click(screen.findByRole('option', { name: 'Unknown' }))
    expect(router.state.location.search).toEqual({ device: 'tablet', source: 'newsletter', country: '-' })
    expect(api.analytics.deckOverview).toHaveBeenLastCalledWith(
      expect.objectContaining({ query: { device: 'tablet', source: 'newsletter', country: '' } }),
    )
    await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' }))
    const chosen = await screen.findByRole('grid', { name: 'Filters' })
    expect(
      within(chosen)
        .getAllByRole('row')
        .map((one) => one.textContent),
    ).toEqual(['newsletter', 'Tablet', 'Unknown'])
    await act(async () => fireEvent.click(within(chosen).getAllByRole('button')[1] as HTMLElement))
    expect(router.state.location.search).toEqual({ source: 'newsletter', country: '-' })
  })

  it('has no chart of scores for a deck that gives none, and does not say so before anyone has completed it', async () => {
    const overview = sampleOverview({
      meanPercentage: null,
      medianPercentage: null,
      scores: sampleOverview().scores.map(() => 0),
    })
    vi.mocked(api.analytics.deckOverview).mockResolvedValueOnce({ overview })
    await open()
    expect(await screen.findByText('This deck gives no score')).toBeTruthy()
    expect(screen.queryByText('No scores yet.')).toBeNull()
    vi.mocked(api.analytics.deckOverview).mockResolvedValueOnce({ overview: { ...overview, completions: 0 } })
    await open()
    expect(await screen.findByText('No completed plays yet')).toBeTruthy()
  })

  it('says which versions are added up', async () => {
    vi.mocked(api.analytics.deckFunnel).mockResolvedValue({ funnel: { ...slides, versions: [1, 2] } })
    await open()
    expect(await screen.findByText(/^Attempts of versions 1 and 2 are added up/)).toBeTruthy()
  })

  it('asks again every few seconds while it is looked at', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    })
    await open()
    await screen.findByText('80 completed')
    vi.mocked(api.analytics.deckOverview).mockResolvedValue({ overview: sampleOverview({ completions: 81 }) })
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(await screen.findByText('81 completed')).toBeTruthy()
    vi.useRealTimers()
  })
})

describe('the funnel', () => {
  it('says which versions are added up, and which of them lack a slide', async () => {
    const funnel = {
      ...sampleFunnel({ heading: 'Welcome' }, { heading: 'Added later', missingIn: [1] }),
      versions: [1, 2],
    }
    vi.mocked(api.analytics.deckFunnel).mockResolvedValueOnce({ funnel })
    await open('/x?tab=funnel')
    expect(await screen.findByText(/^Attempts of versions 1 and 2 are added up/)).toBeTruthy()
    const rows = screen.getAllByRole('row').map((row) => row.textContent)
    expect(rows.find((text) => text?.includes('Added later'))).toContain('Not in version 1')
    expect(rows.find((text) => text?.includes('Welcome'))).not.toContain('Not in version')
  })
  it('shows each slide with reached, left and time, and the finding', async () => {
    await open('/x?tab=funnel')
    expect(
      await screen.findByRole('img', {
        name: 'How far people come. Slide 2 loses most: 31% of those who reach it (31 people).',
      }),
    ).toBeTruthy()
    const rows = within(screen.getByRole('region', { name: 'How far people come: table' })).getAllByRole('row')
    expect(rows[2]?.textContent).toContain('2. What is brewed?')
    expect(rows[2]?.textContent).toContain('31%')
  })
})

describe('the items', () => {
  it('are a table with remarks, reliability, and who chooses which answer', async () => {
    await open('/x?tab=items')
    const table = await screen.findByRole('region', { name: 'Questions as items of a test' })
    expect(within(table).getByText('hard')).toBeTruthy()
    expect(within(table).getByText('in line')).toBeTruthy()
    expect(screen.getByText('0.72')).toBeTruthy()
    expect(screen.getByText('Enough to compare groups, not to judge a person.')).toBeTruthy()
    const options = screen.getByRole('table', { name: '3. And when?' })
    expect(within(options).getByRole('rowheader', { name: 'At noon' })).toBeTruthy()
  })

  it('say why they have fewer answers than the deck has plays, and which versions lack a question', async () => {
    const [first, second] = sampleFunnel({}, { missingIn: [1] }).slides
    const slide = (id: string, one = first) => ({ ...(one as NonNullable<typeof first>), slideId: id })
    vi.mocked(api.analytics.deckFunnel).mockResolvedValue({
      funnel: { ...slides, starts: 124, versions: [1, 2], slides: [slide('s2'), slide('s3', second)] },
    })
    await open('/x?tab=items')
    expect(await screen.findByText(/^Answers can be fewer than plays \(124\): each person counts once/)).toBeTruthy()
    expect(
      screen.getByText('Attempts of versions 1 and 2 are added up. Filter by version to see one alone.'),
    ).toBeTruthy()
    expect(screen.getAllByText('Not in version 1')).toHaveLength(1)
  })

  it('have no such note where every play answered them', async () => {
    vi.mocked(api.analytics.deckFunnel).mockResolvedValue({ funnel: { ...slides, starts: 80 } })
    await open('/x?tab=items')
    expect(await screen.findByRole('region', { name: 'Questions as items of a test' })).toBeTruthy()
    expect(screen.queryByText(/^Answers can be fewer/)).toBeNull()
  })

  it('are none where nothing is right or wrong', async () => {
    vi.mocked(api.analytics.deckItems).mockResolvedValue({ items: { attempts: 0, alpha: null, items: [] } })
    await open('/x?tab=items')
    expect(await screen.findByText('No items')).toBeTruthy()
  })
})

describe('where people come from', () => {
  const geo = (...countries: string[]) =>
    vi
      .spyOn(api.analytics, 'deckGeo')
      .mockResolvedValue({ countries: countries.map((country) => ({ country, ...group })) })

  it('has devices and countries, each of which can be looked at alone', async () => {
    geo('IN', '')
    const { router } = await open('/x?tab=sources')
    expect(await screen.findByText('Most play in: India (50%).')).toBeTruthy()
    expect(
      within(screen.getByRole('table', { name: 'Countries' })).getByRole('rowheader', { name: 'Unknown' }),
    ).toBeTruthy()
    await press('Only India')
    expect(router.state.location.search).toMatchObject({ country: 'IN', tab: 'sources' })
    await screen.findByRole('button', { name: 'Only Phone' })
    await press('Only Phone')
    expect(router.state.location.search).toMatchObject({ country: 'IN', device: 'phone' })
  })

  it('says where the plan has no countries', async () => {
    const refused = new CallError(402, { code: 'plan_limit', message: 'no', errors: ['no'] })
    vi.spyOn(api.analytics, 'deckGeo').mockRejectedValue(refused)
    await open('/x?tab=sources')
    expect(await screen.findByText('Figures by country come with a larger plan.')).toBeTruthy()
  })
})
