import { groupBy } from '../../../platform/group-by.ts'
import { shareOf } from '@deckle/core/report/report.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { DeckSums } from '../../figures/index.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { playScopeOf, requireCountries } from './play-scope.ts'
import { byDeck, byKey, byMonth, deckColumns, decksWithSums, mostFirst } from './play-sources.ts'
import { added, finishedFigures, meanSeconds, playFigures, readSums } from './sums.ts'

type Groups<Name extends keyof typeof reports> = (typeof reports)[Name]['groups']

export const overview = {
  total: async (request: ReportRequest): Promise<SourceOf<Groups<'overview'>['total']>> => {
    const play = await playScopeOf(request)
    return wholeTable(async () => [playFigures(added(await readSums(play), ''))])
  },
  day: byKey<Groups<'overview'>['day']>('day', (sums) => ({ day: sums.key, ...playFigures(sums) })),
  month: byMonth<Groups<'overview'>['month']>((sums) => ({ month: sums.key, ...playFigures(sums) })),
}

export const contentPerformance = {
  deck: byDeck<Groups<'content_performance'>['deck']>((deck, sums) => ({
    ...deckColumns(deck),
    reader_type: deck.reader_type,
    ...playFigures(sums),
  })),
  reader_type: async (request: ReportRequest): Promise<SourceOf<Groups<'content_performance'>['reader_type']>> =>
    wholeTable(async () => {
      const grouped = groupBy(await decksWithSums(request), ({ reader_type }) => reader_type)
      const rows = [...grouped].map(([name, decks]) => ({ name, decks: decks.length, sums: sumOf(decks) }))
      return mostFirst(rows).map(({ name, decks, sums }) => ({ reader_type: name, decks, ...playFigures(sums) }))
    }),
  owner: async (request: ReportRequest): Promise<SourceOf<Groups<'content_performance'>['owner']>> =>
    wholeTable(async () => {
      const grouped = groupBy(await decksWithSums(request), ({ owner_id }) => owner_id)
      const rows = [...grouped].map(([id, decks]) => ({
        id,
        name: decks[0]?.owner ?? '',
        decks: decks.length,
        sums: sumOf(decks),
      }))
      return mostFirst(rows).map(({ id, name, decks, sums }) => ({
        user_id: id,
        user: name,
        decks,
        ...playFigures(sums),
      }))
    }),
}

const sumOf = (decks: readonly { readonly sums: DeckSums }[]) =>
  added(
    decks.map(({ sums }) => sums),
    '',
  )

export const completionsOfPlays = {
  day: byKey<Groups<'completions'>['day']>('day', (sums) => ({ day: sums.key, ...finishedFigures(sums) })),
  month: byMonth<Groups<'completions'>['month']>((sums) => ({ month: sums.key, ...finishedFigures(sums) })),
  deck: byDeck<Groups<'completions'>['deck']>((deck, sums) => ({ ...deckColumns(deck), ...finishedFigures(sums) })),
}

const times = (sums: Parameters<typeof meanSeconds>[0]) => ({
  completions: sums.completions,
  seconds: meanSeconds(sums),
  total_seconds: sums.secondsSum,
})

export const timeSpent = {
  deck: byDeck<Groups<'time_spent'>['deck']>((deck, sums) => ({ ...deckColumns(deck), ...times(sums) })),
  day: byKey<Groups<'time_spent'>['day']>('day', (sums) => ({ day: sums.key, ...times(sums) })),
  month: byMonth<Groups<'time_spent'>['month']>((sums) => ({ month: sums.key, ...times(sums) })),
}

export const leadsSummary = {
  deck: byDeck<Groups<'leads_summary'>['deck']>((deck, { leads, completions }) => ({
    ...deckColumns(deck),
    leads,
    completions,
    share: shareOf(leads, completions),
  })),
  day: byKey<Groups<'leads_summary'>['day']>('day', ({ key, leads }) => ({ day: key, leads })),
  month: byMonth<Groups<'leads_summary'>['month']>(({ key, leads }) => ({ month: key, leads })),
}

export const sources = {
  source: byKey<Groups<'sources'>['source']>('source', (sums) => ({ origin: sums.key, ...playFigures(sums) })),
  campaign: byKey<Groups<'sources'>['campaign']>('tags', (sums) => {
    const [origin = '', medium = '', campaign = ''] = sums.key.split('\n')
    return { origin, medium, campaign, ...playFigures(sums) }
  }),
}

const countries = byKey<Groups<'geo'>['country']>('country', (sums) => ({ country: sums.key, ...playFigures(sums) }))

export const geo = {
  country: async (request: ReportRequest): Promise<SourceOf<Groups<'geo'>['country']>> => {
    await requireCountries(request)
    return countries(request)
  },
}

export const devices = {
  device: byKey<Groups<'devices'>['device']>('device', (sums) => ({ device: sums.key, ...playFigures(sums) })),
}
