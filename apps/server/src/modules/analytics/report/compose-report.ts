import type { QuestionFigures, SourceRow } from '@deckle/contract/analytics.ts'
import type { DeckFunnel, DeckItems, DeckOverview, DeviceRow } from '@deckle/contract/models/deck-figures.ts'
import { deckFiguresOf, type SlideRow, slideRows } from '@deckle/contract/models/deck-findings.ts'
import { isCompletionDifferent, isScoreDifferent } from '@deckle/core/report/findings/chance.ts'
import { deckFindings } from '@deckle/core/report/findings/deck-findings.ts'
import { FEWEST } from '@deckle/core/report/findings/finding.ts'
import type { ReportFigure, ReportPart } from '../../../platform/pdf/report/content.ts'
import { composeQuestions } from './compose-questions.ts'
import type { ReportWords } from './report-words.ts'

/** What the calls of a deck's analytics answer. */
export interface DeckFiguresRead {
  readonly overview: DeckOverview
  readonly funnel: DeckFunnel
  readonly items: DeckItems
  readonly questions: readonly QuestionFigures[]
  readonly sources: readonly SourceRow[]
  readonly devices: readonly DeviceRow[]
  readonly charactersOf: (slideId: string) => number | null
}

/** A report's parts: figures, what they say, days, scores, slides and questions. */
export function composeReport(read: DeckFiguresRead, words: ReportWords): ReportPart[] {
  const { overview, funnel, items, questions } = read
  if (overview.starts === 0)
    return [
      { kind: 'figures', figures: figuresOf(overview, words) },
      { kind: 'text', text: words.words('none') },
    ]
  const rows = slideRows(funnel, items)
  return [
    { kind: 'figures', figures: figuresOf(overview, words) },
    ...findingsOf(read, rows, words),
    ...daysOf(overview, words),
    ...scoresOf(overview, words),
    ...slidesOf(rows, funnel.versions, words),
    ...composeQuestions(questions, funnel.slides, words),
  ]
}

function figuresOf(overview: DeckOverview, { words, number, percent, duration }: ReportWords): ReportFigure[] {
  const { before } = overview
  const note = (value: string | undefined, isChance = false) =>
    value === undefined ? '' : words(isChance ? 'beforeByChance' : 'before', { value })
  const count = (name: 'views' | 'starts' | 'completions' | 'leads') => ({
    label: words(name),
    value: number(overview[name]),
    note: note(before ? number(before[name]) : undefined),
  })
  const share = (name: 'completionRate' | 'meanPercentage') => ({
    label: words(name),
    value: percent(overview[name]),
    note: note(before ? percent(before[name]) : undefined, before !== null && mayBeChance[name](overview, before)),
  })
  return [
    count('views'),
    count('starts'),
    count('completions'),
    share('completionRate'),
    ...(overview.meanPercentage === null ? [] : [share('meanPercentage')]),
    { label: words('medianSeconds'), value: duration(overview.medianSeconds), note: '' },
    ...(overview.passed === null ? [] : [{ label: words('passed'), value: number(overview.passed), note: '' }]),
    ...(overview.leads === 0 ? [] : [count('leads')]),
  ]
}

type Period = NonNullable<DeckOverview['before']>

/** Whether a change that is shown may be chance. */
const mayBeChance = {
  completionRate: (now: DeckOverview, before: Period) =>
    isChanged(now.completionRate, before.completionRate) && !isCompletionDifferent(now, before),
  meanPercentage: (now: DeckOverview, before: Period) =>
    isChanged(now.meanPercentage, before.meanPercentage) && !isScoreDifferent(now, before),
}

const isChanged = (now: number | null, before: number | null): boolean =>
  now !== null && before !== null && Math.round(Math.abs(now - before)) > 0

function findingsOf(
  { overview, items, sources, devices, charactersOf }: DeckFiguresRead,
  rows: readonly SlideRow[],
  { words, finding }: ReportWords,
): ReportPart[] {
  const found = deckFindings(deckFiguresOf({ overview, rows, items, sources, devices, charactersOf }))
  const heading: ReportPart = { kind: 'heading', text: words('findings') }
  if (found.length > 0)
    return [
      heading,
      { kind: 'findings', findings: found.map((one) => ({ severity: one.severity, text: finding(one) })) },
    ]
  const text = overview.starts < FEWEST ? words('early', { fewest: FEWEST }) : words('calm')
  return [heading, { kind: 'text', text }]
}

function daysOf({ days }: DeckOverview, { words, day }: ReportWords): ReportPart[] {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return []
  const busiest = days.reduce((most, one) => (one.starts > most.starts ? one : most), first)
  const text =
    busiest.starts === 0 ? words('quiet') : words('busiest', { day: day(busiest.day), starts: busiest.starts })
  return [
    { kind: 'heading', text: words('days') },
    {
      kind: 'columns',
      text,
      columns: days.map(({ starts, completions }) => ({ value: starts, part: completions })),
      labels: [day(first.day), ...(days.length > 1 ? [day(last.day)] : [])],
    },
  ]
}

function scoresOf({ scores }: DeckOverview, { words, number }: ReportWords): ReportPart[] {
  const total = scores.reduce((sum, count) => sum + count, 0)
  if (total === 0) return []
  const most = scores.indexOf(Math.max(...scores))
  const band = 100 / scores.length
  return [
    { kind: 'heading', text: words('scores') },
    {
      kind: 'columns',
      text: words('mostScored', {
        from: number(most * band),
        to: number((most + 1) * band),
        count: number(scores[most] ?? 0),
        total: number(total),
      }),
      columns: scores.map((value) => ({ value, part: null })),
      labels: ['0 %', '50 %', '100 %'],
    },
  ]
}

function slidesOf(
  rows: readonly SlideRow[],
  versions: readonly number[],
  { words, number, addedUp, missingIn }: ReportWords,
): ReportPart[] {
  const most = Math.max(1, ...rows.map(({ reached }) => reached))
  return [
    { kind: 'heading', text: words('slides') },
    {
      kind: 'bars',
      title: '',
      note: [words('slidesText'), ...addedUp(versions)].join(' '),
      bars: rows.map(({ place, heading, reached, droppedOff, missingIn: versionsWithout }) => ({
        label: [`${place}. ${heading || words('untitled')}`, ...missingIn(versionsWithout)].join(' · '),
        share: reached / most,
        value: droppedOff > 0 ? words('lost', { reached: number(reached), lost: number(droppedOff) }) : number(reached),
        isStrong: false,
      })),
    },
  ]
}
