import { account } from './account.ts'
import { adminJobs } from './admin-jobs.ts'
import { activity } from './activity.ts'
import { admin } from './admin.ts'
import { announcements } from './announcements.ts'
import { analytics } from './analytics.ts'
import { articles } from './articles.ts'
import { attribution } from './attribution.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { banners, shown_banners } from './banners.ts'
import { calendar } from './calendar.ts'
import { captcha } from './captcha.ts'
import { categories } from './categories.ts'
import { certificates } from './certificates.ts'
import { certificate_designs } from './certificate-designs.ts'
import { clients } from './clients.ts'
import { comments } from './comments.ts'
import { competencies } from './competencies.ts'
import { config } from './config.ts'
import { courses } from './courses.ts'
import { crosstabs } from './crosstabs.ts'
import { custom_reports } from './custom-reports.ts'
import { dashboard } from './dashboard.ts'
import { decks } from './decks.ts'
import { flows } from './flows.ts'
import { leaderboards } from './leaderboards.ts'
import type { Resource } from './kit/endpoint.ts'
import { imports } from './imports.ts'
import { jobs } from './jobs.ts'
import { formulas } from './formulas.ts'
import { learners } from './learners.ts'
import { learning } from './learning.ts'
import { leads } from './leads.ts'
import { learning_reports } from './learning-reports.ts'
import { media } from './media.ts'
import { moderation } from './moderation.ts'
import { notifications } from './notifications.ts'
import { packaging } from './packaging.ts'
import { billing } from './billing.ts'
import { payments } from './payments.ts'
import { plans } from './plans.ts'
import { plays } from './plays.ts'
import { play } from './play.ts'
import { passkeys, second_factor, sessions } from './second-factor.ts'
import { posts } from './posts.ts'
import { publication } from './publication.ts'
import { operators } from './operators.ts'
import { report_links } from './report-links.ts'
import { report_views } from './report-views.ts'
import { reports } from './reports.ts'
import type { Routes } from './routes.ts'
import { retention } from './retention.ts'
import { rules } from './rules.ts'
import { search } from './search.ts'
import { sharing } from './sharing.ts'
import { social } from './social.ts'
import { sso } from './sso.ts'
import { stats } from './stats.ts'
import { tags } from './tags.ts'
import { team } from './team.ts'
import { touches } from './touches.ts'
import { topics } from './topics.ts'
import { ticket_texts } from './ticket-texts.ts'
import { help, tickets } from './tickets.ts'
import { user_fields } from './user-fields.ts'
import { blogs } from './blogs.ts'
import { tutorial } from './tutorial.ts'
import { usage } from './usage.ts'
import { upgradeRequests } from './upgrade-requests.ts'
import { urls } from './urls.ts'
import { users } from './users.ts'
import { webhooks } from './webhooks.ts'

/** Every call of the product, one line per resource. */
export const contract = {
  auth,
  config,
  plans,
  payments,
  billing,
  captcha,
  tutorial,
  formulas,
  packaging,
  users,
  account,
  user_fields,
  jobs,
  tags,
  categories,
  competencies,
  team,
  imports,
  clients,
  operators,
  blogs,
  second_factor,
  passkeys,
  sessions,
  usage,
  audit,
  retention,
  attribution,
  touches,
  flows,
  upgradeRequests,
  notifications,
  search,
  articles,
  dashboard,
  courses,
  learners,
  rules,
  topics,
  leaderboards,
  decks,
  publication,
  urls,
  sharing,
  certificates,
  certificate_designs,
  media,
  learning,
  learning_reports,
  reports,
  activity,
  report_views,
  custom_reports,
  report_links,
  play,
  analytics,
  sso,
  stats,
  plays,
  crosstabs,
  admin,
  calendar,
  announcements,
  banners,
  shown_banners,
  leads,
  webhooks,
  adminJobs,
  social,
  posts,
  comments,
  moderation,
  ticket_texts,
  tickets,
  help,
} as const satisfies { readonly [R in keyof Routes]: Resource<Routes[R]> }
export type Contract = typeof contract

export const API_BASE = '/api/v2'
