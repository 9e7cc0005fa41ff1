import { deckFindings } from '@deckle/core/report/findings/deck-findings.ts'
import { type Finding, findingCodes } from '@deckle/core/report/findings/finding.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { words as english } from '../../../words/en/analytics.ts'
import { words as hindi } from '../../../words/hi/analytics.ts'
import { FindingsCard } from './findings-card.tsx'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('analytics')

const finding = (changes: Partial<Finding> = {}): Finding => ({
  code: 'losesLongQuickly',
  severity: 'bad',
  slideId: 's4',
  values: { slide: 4, share: 31, count: 31, quick: 60 },
  weight: 31,
  ...changes,
})

it('says what the figures say, what to do, and leads to the slide', async () => {
  const open = vi.fn()
  await drawPart(<FindingsCard findings={[finding()]} starts={100} onOpenSlide={open} />)
  expect(screen.getByRole('listitem').textContent).toBe(
    'Slide 4 loses 31% of those who reach it; its text is the longest, and 60% of them leave within three seconds. Shorten it, and put what matters first. Open slide 4',
  )
  expect(screen.getByRole('img', { name: 'Serious' })).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: 'Open slide 4' }))
  expect(open).toHaveBeenCalledWith('s4')
})

it('names devices, sources and options in words', async () => {
  const base = { severity: 'attention', slideId: null } as const
  const findings = [
    finding({ ...base, code: 'deviceLow', values: { name: 'phone', rate: 40, others: 80, count: 50 } }),
    finding({ ...base, code: 'sourceLow', values: { name: '', rate: 40, others: 80, count: 50 } }),
    finding({ ...base, code: 'unchosen', slideId: 's2', values: { slide: 2, option: '', count: 3 } }),
    finding({ ...base, code: 'slow', slideId: 's2', values: { slide: 2, seconds: 95, usual: 12 } }),
  ]
  await drawPart(<FindingsCard findings={findings} starts={100} onOpenSlide={() => {}} />)
  const [device, source, option, slow] = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(device).toContain('40% complete it: Phone. On others, 80% do.')
  expect(source).toContain('Of the 50 people from Direct or unknown, 40% complete it')
  expect(option).toContain('nobody chooses “Option without text” or 3 wrong options in all.')
  expect(slow).toContain('takes 1\u00a0min 35\u00a0s, where 12\u00a0s is usual')
})

it('shows four at first, and the rest on request', async () => {
  const findings = [1, 2, 3, 4, 5, 6].map((place) =>
    finding({ slideId: `s${place}`, values: { slide: place, share: 31, count: 31, quick: 60 } }),
  )
  await drawPart(<FindingsCard findings={findings} starts={100} onOpenSlide={() => {}} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  await fireOn.click(screen.findByRole('button', { name: '2 more findings' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
})

it.each([
  [19, /^19 people have played so far\. From 20 on/],
  [20, /^Nothing stands out/],
])('says why there is none of %i', async (starts, expected) => {
  const figures = {
    period: { starts, completions: 0 },
    before: null,
    slides: [],
    sources: [],
    devices: [],
    alpha: null,
  }
  expect(deckFindings({ ...figures, period: { starts, completions: starts * 0.6 } })).toEqual([])
  await drawPart(<FindingsCard findings={[]} starts={starts} onOpenSlide={() => {}} />)
  expect(screen.getByText(expected)).toBeTruthy()
})

it('has a sentence and an advice for each rule, in both languages', () => {
  for (const words of [english, hindi])
    for (const kind of ['says', 'advice'] as const)
      expect(Object.keys(words[kind]).toSorted()).toEqual(findingCodes.toSorted())
})
