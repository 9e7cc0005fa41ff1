// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawAt } from '../../../test/draw-at.tsx'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { sampleFunnel, sampleItem, sampleItems, sampleOverview } from '../sample-figures.ts'
import { VersionsTab } from './versions-tab.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('analytics', 'errors')

const refusal = new CallError(404, { code: 'not_found', message: 'no', errors: ['no'] })
type Versions = Awaited<ReturnType<typeof api.decks.versions>>['versions']
const versions = (...numbers: number[]) =>
  vi.spyOn(api.decks, 'versions').mockResolvedValue({
    versions: numbers.map((version) => ({ version })) as unknown as Versions,
    next: null,
  })
const open = (address = '/x') =>
  drawAt(
    address,
    <VersionsTab deckId="d" deckName="Tea" filters={{}} charactersOf={() => null} onOpenSlide={() => {}} />,
  )

beforeEach(() => {
  versions(3, 2, 1)
  vi.spyOn(api.analytics, 'deckOverview').mockImplementation(async ({ query }) => ({
    overview: sampleOverview(query?.version === 3 ? {} : { completions: 50, completionRate: 50, meanPercentage: 70 }),
  }))
  vi.spyOn(api.analytics, 'deckFunnel').mockImplementation(async ({ query }) => ({
    funnel: sampleFunnel({ heading: 'Welcome', dropOffRate: query?.version === 3 ? 5 : 31 }),
  }))
  vi.spyOn(api.analytics, 'deckItems').mockResolvedValue({ items: sampleItems(sampleItem()) })
})

describe('two versions', () => {
  it('stand beside each other, the newest with the one before, and the finding says whether it is chance', async () => {
    await open()
    expect(
      await screen.findByText(
        'Version 3 is completed more often than Version 2, and by more than chance (50%, then 80%).',
      ),
    ).toBeTruthy()
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map(({ textContent }) => textContent)
    expect(rows('Versions side by side').slice(1)).toEqual([
      'People100100–',
      'Completion50%80%up 30 points',
      'Score70%60%down 10 points',
      'Time1\u00a0min 30\u00a0s1\u00a0min 30\u00a0s–',
    ])
    expect(rows('Slide by slide').at(-1)).toBe('1. Welcome31%5%60%60%8\u00a0s8\u00a0s')
  })

  it('are those of the address', async () => {
    await open('/x?one=1&other=3')
    await screen.findByText(/^Version 3 is completed more often than Version 1/)
  })

  it('are not there before a deck was changed', async () => {
    versions(1)
    await open()
    expect(await screen.findByText('One version so far')).toBeTruthy()
  })

  it('say that they failed, and try again', async () => {
    vi.mocked(api.analytics.deckFunnel).mockRejectedValueOnce(refusal)
    await open()
    await screen.findByText('The figures could not be loaded. No answers are lost.')
    await fireOn.click(screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Versions side by side' })).toBeTruthy()
  })
})
