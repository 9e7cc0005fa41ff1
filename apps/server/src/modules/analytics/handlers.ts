import type { analytics } from '@deckle/contract/analytics.ts'
import type { Handlers } from '../../http/handler.ts'
import { deckAttempts } from './deck-attempts.ts'
import { deckExport } from './deck-export.ts'
import { deckFile } from './deck-file.ts'
import { deckOverview } from './deck-overview.ts'
import { deckQuestions } from './deck-questions.ts'
import { deckResponses } from './deck-responses.ts'
import { deckSources } from './deck-sources.ts'
import { stats } from './stats.ts'

export const analyticsHandlers: Handlers<typeof analytics> = {
  deckOverview,
  deckQuestions,
  deckSources,
  deckResponses,
  deckFile,
  deckAttempts,
  deckExport,
  stats,
}
