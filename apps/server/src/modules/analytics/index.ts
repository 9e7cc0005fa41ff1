import type { analytics } from '@deckle/contract/analytics.ts'
import type { crosstabs } from '@deckle/contract/crosstabs.ts'
import type { plays } from '@deckle/contract/plays.ts'
import type { stats } from '@deckle/contract/stats.ts'
import type { Handlers } from '../../http/handler.ts'
import { exportCrosstab } from './crosstab/export-crosstab.ts'
import { showCrosstab } from './crosstab/show-crosstab.ts'
import { showPlay } from './play/show-play.ts'
import { deckAttempts } from './attempts/deck-attempts.ts'
import { deckExport } from './attempts/deck-export.ts'
import { deckAnswerSummary } from './questions/summary/deck-answer-summary.ts'
import { deckFile } from './questions/deck-file.ts'
import { deckOverview } from './overview/deck-overview.ts'
import { deckFunnel } from './questions/deck-funnel.ts'
import { deckItems } from './questions/deck-items.ts'
import { deckQuestions } from './questions/deck-questions.ts'
import { deckReport } from './report/deck-report.ts'
import { deckResponses } from './questions/deck-responses.ts'
import { deckOutcomes } from './overview/deck-outcomes.ts'
import { deckDevices, deckGeo } from './overview/deck-groups.ts'
import { deckSources } from './overview/deck-sources.ts'
import { showStats } from './library/stats.ts'

export { createTimeZones } from './time-zones.ts'

export { readRange } from './range.ts'

export { within } from './queries.ts'

export const analyticsHandlers: Handlers<typeof analytics> = {
  deckOverview,
  deckQuestions,
  deckFunnel,
  deckItems,
  deckGeo,
  deckDevices,
  deckSources,
  deckResponses,
  deckAnswerSummary,
  deckOutcomes,
  deckFile,
  deckAttempts,
  deckExport,
  deckReport,
}

export const deckPlayHandlers: Handlers<typeof plays> = { show: showPlay }

export const crosstabHandlers: Handlers<typeof crosstabs> = { show: showCrosstab, export: exportCrosstab }

export const statsHandlers: Handlers<typeof stats> = { show: showStats }
