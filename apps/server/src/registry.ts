import type { AllHandlers } from './app.ts'
import type { Meters } from './db/meter.ts'
import { accountHandlers, accountJobKinds } from './modules/account/index.ts'
import { activityHandlers } from './modules/activity/index.ts'
import { adminHandlers, auditHandlers } from './modules/admin/index.ts'
import { announcementHandlers } from './modules/announcements/index.ts'
import { analyticsHandlers, crosstabHandlers, deckPlayHandlers, statsHandlers } from './modules/analytics/index.ts'
import { bannerHandlers, shownBannerHandlers } from './modules/banners/index.ts'
import { attributionHandlers } from './modules/attribution/index.ts'
import { articleHandlers } from './modules/articles/index.ts'
import { authHandlers, passkeyHandlers, secondFactorHandlers, sessionHandlers } from './modules/auth/index.ts'
import { adminJobHandlers, type JobKinds, jobHandlers } from './modules/jobs/index.ts'
import { courseHandlers, topicHandlers } from './modules/courses/index.ts'
import { learnerHandlers, learnerJobKinds } from './modules/learners/index.ts'
import { ruleHandlers, rulesJob } from './modules/rules/index.ts'
import { blogHandlers, blogPages, changingBlogs, changingBlogsAfter } from './modules/blog/index.ts'
import { captchaHandlers } from './modules/captcha/index.ts'
import { categoryHandlers } from './modules/categories/index.ts'
import {
  certificateDesignHandlers,
  certificateHandlers,
  certificateJobKinds,
  certificatePages,
} from './modules/certificates/index.ts'
import { clientHandlers } from './modules/clients/index.ts'
import { competencyHandlers } from './modules/competencies/index.ts'
import { configHandlers, planHandlers } from './modules/config/index.ts'
import { dashboardHandlers } from './modules/dashboard/index.ts'
import {
  countPublishedDecks,
  countStoredDecks,
  deckHandlers,
  publicationHandlers,
  sharingHandlers,
} from './modules/decks/index.ts'
import { importHandlers, importKind } from './modules/imports/index.ts'
import { formulaHandlers } from './modules/formulas/index.ts'
import { leadHandlers } from './modules/leads/index.ts'
import { learningHandlers } from './modules/learning/index.ts'
import { learningReportHandlers } from './modules/learning-reports/index.ts'
import { countMediaBytes, mediaHandlers, mediaPages } from './modules/media/index.ts'
import { operatorHandlers } from './modules/operators/index.ts'
import { usageHandlers } from './modules/usage/index.ts'
import { upgradeRequestHandlers } from './modules/upgrade-requests/index.ts'
import { billingHandlers, paymentHandlers } from './modules/payments/index.ts'
import { notificationHandlers, unsubscribePage } from './modules/notifications/index.ts'
import { packagingHandlers } from './modules/packaging/index.ts'
import { countUploadBytes, playHandlers, playPages } from './modules/play/index.ts'
import { retentionHandlers } from './modules/retention/index.ts'
import { calendarHandlers, calendarPage } from './modules/reminders/index.ts'
import { cardPage, commentHandlers, moderationHandlers, postHandlers, socialHandlers } from './modules/social/index.ts'
import {
  customReportHandlers,
  reportHandlers,
  reportLinkHandlers,
  reportViewHandlers,
} from './modules/reports/index.ts'
import { searchHandlers } from './modules/search/index.ts'
import { ssoHandlers, startPage } from './modules/sso/index.ts'
import { tagHandlers } from './modules/tags/index.ts'
import {
  bulkJob,
  countPeople,
  exportJob,
  fieldKindJob,
  undoJob,
  userFieldHandlers,
  userHandlers,
} from './modules/users/index.ts'
import { helpHandlers, inboundPage, mobilePages, ticketHandlers, ticketTextHandlers } from './modules/tickets/index.ts'
import { teamHandlers, teamJobKinds } from './modules/team/index.ts'
import { flowHandlers, touchHandlers } from './modules/touches/index.ts'
import { tutorialHandlers } from './modules/tutorial/index.ts'
import { webhookHandlers } from './modules/webhooks/index.ts'
import { shortPage, urlHandlers } from './modules/urls/index.ts'
import { leaderboardHandlers } from './modules/points/index.ts'
import type { Page } from './http/page.ts'

// What each module provides: its handlers, pages and meters.

/** Handlers of every endpoint; a missing one is a compile error. What public blogs show changes with some of them. */
export const allHandlers: AllHandlers = {
  auth: authHandlers,
  second_factor: secondFactorHandlers,
  passkeys: passkeyHandlers,
  sessions: sessionHandlers,
  config: configHandlers,
  plans: planHandlers,
  payments: paymentHandlers,
  billing: billingHandlers,
  captcha: captchaHandlers,
  tutorial: tutorialHandlers,
  formulas: formulaHandlers,
  packaging: packagingHandlers,
  // Authors' names.
  users: changingBlogs(userHandlers, 'updateSelf', 'updateProfile', 'delete', 'restore'),
  account: accountHandlers,
  user_fields: userFieldHandlers,
  jobs: jobHandlers,
  tags: changingBlogs(tagHandlers, 'update', 'merge', 'delete', 'bulkDelete'),
  categories: changingBlogs(categoryHandlers, 'update', 'delete', 'moveUp', 'moveDown'),
  competencies: competencyHandlers,
  team: teamHandlers,
  imports: importHandlers,
  clients: clientHandlers,
  operators: operatorHandlers,
  blogs: blogHandlers,
  usage: usageHandlers,
  retention: retentionHandlers,
  attribution: attributionHandlers,
  touches: touchHandlers,
  flows: flowHandlers,
  upgradeRequests: upgradeRequestHandlers,
  notifications: notificationHandlers,
  search: searchHandlers,
  courses: courseHandlers,
  articles: articleHandlers,
  learners: learnerHandlers,
  rules: ruleHandlers,
  topics: topicHandlers,
  leaderboards: leaderboardHandlers,
  decks: deckHandlers,
  publication: publicationHandlers,
  urls: urlHandlers,
  sharing: sharingHandlers,
  certificates: certificateHandlers,
  dashboard: dashboardHandlers,
  certificate_designs: certificateDesignHandlers,
  media: changingBlogs(mediaHandlers, 'delete', 'restore'),
  learning: learningHandlers,
  learning_reports: learningReportHandlers,
  reports: reportHandlers,
  activity: activityHandlers,
  report_views: reportViewHandlers,
  custom_reports: customReportHandlers,
  report_links: reportLinkHandlers,
  calendar: calendarHandlers,
  play: playHandlers,
  analytics: analyticsHandlers,
  sso: ssoHandlers,
  stats: statsHandlers,
  plays: deckPlayHandlers,
  crosstabs: crosstabHandlers,
  admin: adminHandlers,
  audit: auditHandlers,
  announcements: announcementHandlers,
  banners: bannerHandlers,
  shown_banners: shownBannerHandlers,
  leads: leadHandlers,
  webhooks: webhookHandlers,
  adminJobs: adminJobHandlers,
  social: socialHandlers,
  posts: postHandlers,
  comments: commentHandlers,
  moderation: moderationHandlers,
  ticket_texts: ticketTextHandlers,
  tickets: ticketHandlers,
  help: helpHandlers,
}

export const allPages: readonly Page[] = [
  ...playPages,
  ...mediaPages,
  ...certificatePages,
  shortPage,
  ...blogPages,
  calendarPage,
  cardPage,
  unsubscribePage,
  startPage,
  inboundPage,
  ...mobilePages,
]

/** What background jobs do, by their kind. Some change names of authors. */
export const jobKinds: JobKinds = {
  'users.bulk': changingBlogsAfter(bulkJob),
  'users.undo': changingBlogsAfter(undoJob),
  'users.export': exportJob,
  'users.field_kind': fieldKindJob,
  ...accountJobKinds,
  'users.import': changingBlogsAfter(importKind),
  ...learnerJobKinds,
  ...teamJobKinds,
  'rules.run': rulesJob,
  ...certificateJobKinds,
}

/** A limit without a meter is a compile error. */
export const meters: Meters = {
  campaigns: [countStoredDecks],
  activeCampaigns: [countPublishedDecks],
  maxUsers: [countPeople],
  maxSpace: [countMediaBytes, countUploadBytes],
}
