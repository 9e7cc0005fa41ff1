import type { report_views } from '@deckle/contract/report-views.ts'
import type { reports } from '@deckle/contract/reports.ts'
import type { Handlers } from '../../http/handler.ts'
import { listCreators } from './rankings/list-creators.ts'
import { listViewers, listViewersOfCreator } from './rankings/list-viewers.ts'
import { questionResponses } from './surveys/question-responses.ts'
import { surveySummary, surveyText, surveyTrends } from './surveys/survey-reports.ts'
import { createView } from './views/create-view.ts'
import { deleteView } from './views/delete-view.ts'
import { listViews } from './views/list-views.ts'
import { updateView } from './views/update-view.ts'
import { showReport } from './show-report.ts'

export { reportCron, reportTasks } from './views/tasks.ts'

export const reportViewHandlers: Handlers<typeof report_views> = {
  list: listViews,
  create: createView,
  update: updateView,
  delete: deleteView,
}

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
