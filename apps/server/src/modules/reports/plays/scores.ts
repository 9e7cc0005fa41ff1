import { shareOf } from '@deckle/core/report/report.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import type { ReportRequest } from '../table/report-request.ts'
import { type SourceOf, wholeTable } from '../table/rows.ts'
import { playScopeOf } from './play-scope.ts'
import { byDeck, byKey, byMonth, deckColumns } from './play-sources.ts'
import { readCounts } from './slide-sums.ts'
import { meanPercentage } from './sums.ts'

type Groups = (typeof reports)['assessment_scores']['groups']

const results = (sums: Parameters<typeof meanPercentage>[0]) => ({
  completions: sums.completions,
  percentage: meanPercentage(sums),
  passed: sums.passed,
  failed: sums.failed,
})

export const assessmentScores = {
  deck: byDeck<Groups['deck']>((deck, sums) => ({ ...deckColumns(deck), ...results(sums) })),
  day: byKey<Groups['day']>('day', (sums) => ({ day: sums.key, ...results(sums) })),
  month: byMonth<Groups['month']>((sums) => ({ month: sums.key, ...results(sums) })),
  score_band: async (request: ReportRequest): Promise<SourceOf<Groups['score_band']>> => {
    const play = await playScopeOf(request)
    return wholeTable(async () => {
      const bands = Array.from({ length: 10 }, () => 0)
      for (const { of, count } of await readCounts(play, { measures: ['score'] })) {
        const band = Math.min(9, Math.floor(Number(of) / 10))
        bands[band] = (bands[band] ?? 0) + count
      }
      const all = bands.reduce((sum, count) => sum + count, 0)
      return bands.map((completions, band) => ({
        from: band * 10,
        to: band * 10 + 10,
        completions,
        share: shareOf(completions, all),
      }))
    })
  },
}
