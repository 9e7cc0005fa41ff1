import type { DeckOverview } from '@deckle/contract/models/deck-figures.ts'
import { expect, it } from 'vitest'
import { composeReport } from './compose-report.ts'
import { reportWords } from './report-words.ts'

const period = {
  views: 0,
  starts: 80,
  completions: 64,
  abandons: 0,
  leads: 0,
  completionRate: 80,
  meanPercentage: 82,
  passed: null,
}
const overview = {
  ...period,
  medianPercentage: null,
  medianSeconds: null,
  days: [],
  devices: [],
  scores: [0, 0, 2, 1, 2, 7, 19, 8, 29, 12],
  tz: 'UTC',
  before: null,
} satisfies DeckOverview

/** What is said beside a figure of the days before. */
function noteOf(label: string, before: Partial<typeof period>): string | undefined {
  const read = {
    overview: { ...overview, before: { ...period, ...before } },
    funnel: { starts: 80, completions: 64, versions: [1], slides: [] },
    items: { items: [], alpha: null, attempts: 0 },
    questions: [],
    sources: [],
    devices: [],
    charactersOf: () => null,
  } as unknown as Parameters<typeof composeReport>[0]
  const [first] = composeReport(read, reportWords('en'))
  return first?.kind === 'figures' ? first.figures.find((figure) => figure.label === label)?.note : undefined
}

it.each([
  ['Completion', { starts: 44, completions: 39, completionRate: 88.6 }, 'before: 89%, may be chance'],
  ['Completion', { starts: 400, completions: 160, completionRate: 40 }, 'before: 40%'],
  ['Completion', { completionRate: 80.3 }, 'before: 80%'],
  ['Mean score', { completions: 39, meanPercentage: 79 }, 'before: 79%, may be chance'],
  ['Mean score', { completions: 390, meanPercentage: 40 }, 'before: 40%'],
  ['Started', { starts: 79 }, 'before: 79'],
])('%s beside %j: %s', (label, before, note) => expect(noteOf(label, before)).toBe(note))
