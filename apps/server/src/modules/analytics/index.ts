import type { analytics } from '@deckle/contract/analytics.ts'
import type { Handlers } from '../../http/handler.ts'
import { deckAttempts } from './attempts/deck-attempts.ts'
import { deckExport } from './attempts/deck-export.ts'
import { deckFile } from './questions/deck-file.ts'
import { deckOverview } from './overview/deck-overview.ts'
import { deckFunnel } from './questions/deck-funnel.ts'
import { deckItems } from './questions/deck-items.ts'
import { deckQuestions } from './questions/deck-questions.ts'
import { deckResponses } from './questions/deck-responses.ts'
import { deckDevices, deckGeo } from './overview/deck-groups.ts'
import { deckSources } from './overview/deck-sources.ts'
import { stats } from './library/stats.ts'

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
  deckFile,
  deckAttempts,
  deckExport,
  stats,
}
