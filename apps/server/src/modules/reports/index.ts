import type { reports } from '@deckle/contract/reports.ts'
import type { Handlers } from '../../http/handler.ts'
import { listCreators } from './rankings/list-creators.ts'
import { listViewers, listViewersOfCreator } from './rankings/list-viewers.ts'
import { questionResponses } from './surveys/question-responses.ts'
import { surveySummary, surveyText, surveyTrends } from './surveys/survey-reports.ts'
import { showReport } from './show-report.ts'

export const reportHandlers: Handlers<typeof reports> = {
  show: showReport,
  creators: listCreators,
  viewers: listViewers,
  viewersOfCreator: listViewersOfCreator,
  surveySummary,
  surveyTrends,
  surveyText,
  responses: questionResponses,
}
