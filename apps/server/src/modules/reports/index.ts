import type { custom_reports } from '@deckle/contract/custom-reports.ts'
import type { report_links } from '@deckle/contract/report-links.ts'
import type { report_views } from '@deckle/contract/report-views.ts'
import type { reports } from '@deckle/contract/reports.ts'
import type { Handlers } from '../../http/handler.ts'
import {
  createCustomReport,
  deleteCustomReport,
  listCustomReports,
  restoreCustomReport,
  showCustomReport,
  updateCustomReport,
} from './custom/custom-reports.ts'
import { widgetFigures } from './custom/widget-figures.ts'
import { createReportLink, listReportLinks, restoreReportLink, revokeReportLink } from './links/manage-links.ts'
import { openReportLink, sharedFigures } from './links/open-link.ts'
import { listCreators } from './rankings/list-creators.ts'
import { listViewers, listViewersOfCreator } from './rankings/list-viewers.ts'
import { questionResponses } from './surveys/question-responses.ts'
import { surveySummary, surveyText, surveyTrends } from './surveys/survey-reports.ts'
import { createView } from './views/create-view.ts'
import { deleteView } from './views/delete-view.ts'
import { listViews } from './views/list-views.ts'
import { updateView } from './views/update-view.ts'
import { showReport } from './show-report.ts'

export { reportCron, reportTasks } from './tasks.ts'

export const reportViewHandlers: Handlers<typeof report_views> = {
  list: listViews,
  create: createView,
  update: updateView,
  delete: deleteView,
}

export const customReportHandlers: Handlers<typeof custom_reports> = {
  list: listCustomReports,
  figures: widgetFigures,
  create: createCustomReport,
  show: showCustomReport,
  update: updateCustomReport,
  delete: deleteCustomReport,
  restore: restoreCustomReport,
}

export const reportLinkHandlers: Handlers<typeof report_links> = {
  list: listReportLinks,
  create: createReportLink,
  revoke: revokeReportLink,
  restore: restoreReportLink,
  open: openReportLink,
  figures: sharedFigures,
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
