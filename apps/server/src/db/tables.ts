/**
 * The tables as the migrations leave them: written by `npm run db:types`, checked against the migrated database by a test.
 */
import type { LicenseType, ShareLevel } from '@deckle/core/access/access.ts'
import type { ArticleAudience, ArticleContent, ArticleStatus } from '@deckle/core/article/article.ts'
import type { AttributionMode } from '@deckle/core/attribution/attribution.ts'
import type { FlowCell } from '@deckle/core/attribution/flow-cell.ts'
import type { TouchKind } from '@deckle/core/attribution/touch.ts'
import type { FlowModel } from '@deckle/core/attribution/visitor-path.ts'
import type { Block } from '@deckle/core/article/block.ts'
import type { ArticleSummary } from '@deckle/core/article/summary.ts'
import type { CategoryKind } from '@deckle/core/category/category.ts'
import type { BlogLink } from '@deckle/core/client/blog-settings.ts'
import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import type { CourseContent, CourseLevel, CourseStatus } from '@deckle/core/course/course.ts'
import type { DeckContent, ImageRef, Language } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import type { EnrolmentSource, EnrolmentStatus } from '@deckle/core/learning/enrolment.ts'
import type { EnrolmentRule } from '@deckle/core/learning/rule.ts'
import type { LeadAct, LeadAnswer, LeadConsent, LeadStatus, LeadTouch } from '@deckle/core/lead/lead.ts'
import type { EmailMode } from '@deckle/core/notification/notification-type.ts'
import type { FieldViewer, FieldWriter, PersonFieldKind } from '@deckle/core/people/person-field.ts'
import type { BillingStatus, InvoiceKind, RefundCause, RefundStatus } from '@deckle/core/payment/billing.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { Currency, PriceId, PricePeriod } from '@deckle/core/plan/price.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { LinkKind } from '@deckle/core/report/custom/report-link.ts'
import type { ReportPeriod, Widget } from '@deckle/core/report/custom/widget.ts'
import type { FactorPolicy } from '@deckle/core/second-factor/policy.ts'
import type { TagKind } from '@deckle/core/tag/tag.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { ColumnType } from 'kysely'
import type { Branding, Buyer, Seller, StoredSso, StoredWords, Terms, UserProfile } from './json-columns.ts'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export type Json = JsonValue

export type JsonArray = JsonValue[]

export type JsonObject = {
  [x: string]: JsonValue | undefined
}

export type JsonPrimitive = boolean | number | string | null

export type JsonValue = JsonArray | JsonObject | JsonPrimitive

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface AccessTokens {
  client_id: string
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  hash: Buffer
  retired_at: Timestamp | null
  session_id: string
  user_id: string
}

export interface ActiveMonths {
  client_id: string
  month: string
  quarters: string
  user_id: string
}

export interface AnnouncementDismissals {
  announcement_id: string
  client_id: string
  dismissed_at: Generated<Timestamp>
  user_id: string
}

export interface Announcements {
  created_at: Generated<Timestamp>
  dismissible: Generated<boolean>
  ends_at: Timestamp | null
  id: string
  level: string
  licence_types: Generated<string[]>
  starts_at: Timestamp
  text_en: string
  text_hi: Generated<string>
}

export interface Answers {
  answer: ColumnType<Answer, string, string>
  answer_id: string
  answered_at: Generated<Timestamp>
  attempt_id: string
  begun_on: string
  client_id: string
  correct: boolean | null
  deck_id: string
  earned: number
  keys: string[]
  places: string[] | null
  possible: number
  revision: number
  slide_id: string
  spent_ms: number
  text: string | null
  version_id: string
}

export interface ArticleCounts {
  article_id: string
  client_id: string
  comments: Generated<number>
  likes: Generated<number>
  views: Generated<number>
}

export interface ArticleDays {
  article_id: string
  client_id: string
  comments: Generated<number>
  day: string
  likes: Generated<number>
  views: Generated<number>
}

export interface ArticleMedia {
  article_id: string
  client_id: string
  media_id: string
}

export interface ArticlePublications {
  article_id: string
  audience: ArticleAudience
  category_id: string | null
  client_id: string
  event_starts_at: Timestamp | null
  language: Language
  published_at: Timestamp
  score: Generated<number>
  slug: string
  summary: ColumnType<ArticleSummary, string, string>
  title: string
  updated_at: Timestamp
  version_id: string
  words: Generated<number>
}

export interface Articles {
  audience: ArticleAudience
  category_id: string | null
  client_id: string
  content: ColumnType<ArticleContent, string, string>
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  everyone: Generated<ShareLevel | 'none'>
  handed_over: Generated<boolean>
  id: string
  language: Language
  owner_id: string
  publish_at: Timestamp | null
  published_revision: number | null
  published_version_id: string | null
  revision: Generated<number>
  saved_by: string | null
  scheduled_by: string | null
  search_text: Generated<string>
  slug: string | null
  status: Generated<ArticleStatus>
  summary: ColumnType<ArticleSummary, string, string>
  template_id: string | null
  title: string
  translation_group: string | null
  unpublish_at: Timestamp | null
  updated_at: Generated<Timestamp>
  version_revision: number | null
  words: Generated<number>
}

export interface ArticleSaves {
  article_id: string
  client_id: string
  saved_at: Generated<Timestamp>
  user_id: string
}

export interface ArticleSearch {
  article_id: string
  audience: string
  body: string
  client_id: string
  head: string
  published_at: Timestamp
  words: string[]
}

export interface ArticleShares {
  article_id: string
  can: ShareLevel
  client_id: string
  shared_at: Generated<Timestamp>
  shared_by: string | null
  user_id: string
}

export interface ArticleSlugs {
  article_id: string
  client_id: string
  slug: string
}

export interface ArticleTags {
  article_id: string
  client_id: string
  published_at: Timestamp | null
  tag_id: string
}

export interface ArticleTemplates {
  body: ColumnType<readonly Block[], string, string>
  client_id: string
  created_at: Generated<Timestamp>
  description: Generated<string>
  id: string
  language: Language
  name: string
  owner_id: string
}

export interface ArticleVersions {
  article_id: string
  by: string | null
  client_id: string
  content: ColumnType<ArticleContent, string, string>
  created_at: Generated<Timestamp>
  id: string
  kind: 'published' | 'saved'
  name: Generated<string>
  number: number
  words: Generated<number>
}

export interface ArticleViews {
  article_id: string
  client_id: string
  seen_at: Generated<Timestamp>
  user_id: string
}

export interface ArticleWords {
  articles: number
  client_id: string
  public_articles: number
  word: string
}

export interface AttemptFacts {
  at_slide: string | null
  attempt_id: string
  campaign: string
  client_id: string
  completed_at: Timestamp | null
  country: string | null
  counts_items: boolean
  day: string
  deck_id: string
  device: string
  fact: Json
  has_answers: boolean
  is_started: boolean
  last_at: Timestamp
  left_ms: number | null
  medium: string
  person_key: string | null
  source: string
  started_at: Timestamp
  version_id: string
}

export interface Attempts {
  answered: number | null
  campaign: Generated<string>
  client_id: string
  completed_at: Timestamp | null
  correct: number | null
  country: string | null
  deck_id: string
  device: string
  earned: number | null
  email: string | null
  id: string
  language: string
  medium: Generated<string>
  outcome_id: string | null
  passed: boolean | null
  percentage: number | null
  points: number | null
  possible: number | null
  seconds: number | null
  secret_hash: Buffer | null
  source: Generated<string>
  started_at: Generated<Timestamp>
  streak: number | null
  user_id: string | null
  version_id: string
}

export interface AuditLog {
  action: string
  actor_id: string | null
  address: Generated<string>
  at: Generated<Timestamp>
  by_id: string | null
  client_id: string
  detail: ColumnType<Record<string, unknown>, string | undefined, string>
  id: string
  kind: Generated<string>
  subject: Generated<string>
}

export interface Authtokens {
  client_id: string
  created_at: Timestamp
  expires_at: Timestamp
  hash: Buffer
  id: string
  issued_by: string | null
  last_used_at: Timestamp | null
  revoked_at: Timestamp | null
  used: Generated<number>
  user_id: string
  uses: number
}

export interface BannerCounts {
  banner_id: string
  clicks: Generated<number>
  client_id: string
  views: Generated<number>
}

export interface BannerDays {
  banner_id: string
  clicks: Generated<number>
  client_id: string
  day: string
  views: Generated<number>
}

export interface BannerDismissals {
  banner_id: string
  client_id: string
  dismissed_at: Timestamp
  user_id: string
}

export interface BannerHits {
  banner_id: string
  client_id: string
  kind: string
  minute: Timestamp
  viewer_id: string
}

export interface Banners {
  branch_id: string | null
  client_id: string
  course_id: string | null
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  ends_at: Timestamp | null
  id: string
  image: Generated<Json>
  license_types: Generated<string[]>
  link: Generated<string>
  phone_image: Generated<Json>
  placement: Generated<string>
  position: Generated<number>
  published: Generated<boolean>
  starts_at: Timestamp | null
  subtitle: Generated<string>
  tag_ids: Generated<string[]>
  title: string
  updated_at: Generated<Timestamp>
  weight: Generated<number>
}

export interface BillingAccounts {
  buyer: ColumnType<Partial<Buyer>, string | undefined, string>
  changes_at: Timestamp | null
  client_id: string
  over_notices: Generated<number>
  over_since: Timestamp | null
  plan: Generated<PlanType>
  status: Generated<BillingStatus>
}

export interface Blogs {
  client_id: string
  description: Generated<string>
  footer: ColumnType<readonly BlogLink[], string | undefined, string>
  footer_text: Generated<string>
  header: ColumnType<readonly BlogLink[], string | undefined, string>
  language: Generated<InterfaceLanguage>
  open: Generated<boolean>
  title: Generated<string>
  updated_at: Generated<Timestamp>
}

export interface BoardCounts {
  board: string
  client_id: string
  level: number
  people: number
  step: number
}

export interface BoardScores {
  board: string
  client_id: string
  score: number
  user_id: string
}

export interface CalendarFeeds {
  client_id: string
  created_at: Timestamp
  key: string
  user_id: string
}

export interface Categories {
  built_in: Generated<boolean>
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  kind: CategoryKind
  name: string
  parent_id: string | null
  seq: number
  slug: string
}

export interface CertificateCounts {
  client_id: string
  issued: number
}

export interface CertificateDesigns {
  client_id: string
  created_at: Generated<Timestamp>
  design: ColumnType<CertificateDesign, string, string>
  id: string
  name: string
  owner_id: string | null
  revision: Generated<number>
  updated_at: Generated<Timestamp>
}

export interface CertificateNumbers {
  certificate_id: string
  client_id: string
  number: string
}

export interface Certificates {
  client_id: string
  course: string
  course_id: string
  criteria: string
  design: ColumnType<CertificateDesign, string, string>
  id: string
  identity_hash: string
  identity_salt: string
  issued_at: Timestamp
  issuer: string
  language: Language
  name: string
  number: string
  percentage: number | null
  place: number
  replaced_by: string | null
  revoked_at: Timestamp | null
  revoked_by: string | null
  revoked_for: string | null
  round: number
  summary: string
  time_zone: Generated<string>
  user_id: string
  valid_until: Timestamp | null
}

export interface Clients {
  attribution: Generated<AttributionMode>
  branding: ColumnType<Branding, string, string>
  created_at: Generated<Timestamp>
  id: string
  name: string
  opened_by: string | null
  partner_id: string | null
  people_bound: number | null
  plan: Generated<PlanType>
  reporting_zone: Generated<string>
  second_factor: ColumnType<FactorPolicy, string | undefined, string>
  slug: string | null
  sso: ColumnType<StoredSso | null, string | null | undefined, string | null>
  sso_only: Generated<boolean>
  sso_secret: string | null
  suspended_at: Timestamp | null
}

export interface ClientSigningKeys {
  client_id: string
  created_at: Timestamp
  id: string
  private_key: string
  public_key: string
  retired_at: Timestamp | null
}

export interface ClientSlugs {
  client_id: string
  slug: string
  taken_at: Generated<Timestamp>
}

export interface ClientStorage {
  allowed: number
  answer_files: number
  client_id: string
  files: number
  measured_at: Timestamp
  pictures: number
  total: Generated<number>
}

export interface ClientUsage {
  client_id: string
  day: string
  decks: number
  people: number
  published: number
  space: number
}

export interface Comments {
  client_id: string
  created_at: Generated<Timestamp>
  edited_at: Timestamp | null
  hidden_at: Timestamp | null
  hidden_reason: Generated<string>
  id: string
  owner_id: string | null
  parent_id: string | null
  replies: Generated<number>
  state: Generated<string>
  target: string
  target_id: string
  text: Generated<string>
}

export interface Competencies {
  client_id: string
  created_at: Generated<Timestamp>
  description: Generated<string>
  id: string
  name: string
  parent_id: string | null
  scale: Generated<string[]>
  seq: number
  threshold: Generated<number>
}

export interface CompetencyDecks {
  client_id: string
  competency_id: string
  deck_id: string
  weight: number
}

export interface CompetencyHistory {
  changed_at: Timestamp
  client_id: string
  competency_id: string
  id: string
  level: number
  percentage: number
  user_id: string
}

export interface CompetencyLevels {
  changed_at: Timestamp
  client_id: string
  competency_id: string
  level: number
  percentage: number
  user_id: string
}

export interface CourseAttempts {
  attempt_id: string
  began_at: Timestamp
  client_id: string
  completed_at: Timestamp | null
  course_id: string
  deck_id: string
  ends_at: Timestamp | null
  is_exam: boolean
  passed: boolean | null
  percentage: number | null
  round: number
  user_id: string
}

export interface CourseCounts {
  band_0: Generated<number>
  band_1: Generated<number>
  band_2: Generated<number>
  band_3: Generated<number>
  band_4: Generated<number>
  band_5: Generated<number>
  band_6: Generated<number>
  band_7: Generated<number>
  band_8: Generated<number>
  band_9: Generated<number>
  client_id: string
  course_id: string
  enrolled: Generated<number>
  expired: Generated<number>
  expired_passed: Generated<number>
  failed: Generated<number>
  node_id: string
  passed: Generated<number>
  percentage_sum: Generated<number>
  scored: Generated<number>
  started: Generated<number>
}

export interface CourseDecks {
  client_id: string
  course_id: string
  deck_id: string
  draft_seq: number | null
  version_id: string | null
}

export interface CourseMessages {
  client_id: string
  course_id: string
  id: string
  recipients: number
  sent_at: Timestamp
  sent_by: string | null
  subject: string
  text: string
}

export interface CoursePartCounts {
  client_id: string
  completed: Generated<number>
  course_id: string
  part_id: string
  percentage_sum: Generated<number>
  scored: Generated<number>
  started: Generated<number>
}

export interface CourseRuleRuns {
  added: number
  client_id: string
  course_id: string
  id: string
  name: string
  removed: number
  rule_id: string
  run_at: Timestamp
  run_by: string | null
  trigger: string
}

export interface CourseRules {
  active: Generated<boolean>
  branch_of: string | null
  client_id: string
  course_id: string
  created_at: Generated<Timestamp>
  created_by: string | null
  due_days: number | null
  id: string
  last_run_at: Timestamp | null
  name: string
  remove_when_unmatched: Generated<boolean>
  rule: ColumnType<Pick<EnrolmentRule, 'match' | 'conditions'>, string, string>
}

export interface Courses {
  category_id: string | null
  client_id: string
  content: ColumnType<CourseContent, string, string>
  cover: ColumnType<ImageRef, string, string>
  created_at: Generated<Timestamp>
  deck_count: number
  deleted_at: Timestamp | null
  everyone: Generated<ShareLevel | 'none'>
  handed_over: Generated<boolean>
  id: string
  join_code: string | null
  language: Language
  level: CourseLevel
  minutes: Generated<number>
  owner_id: string
  published: ColumnType<CourseContent | null, string | undefined, string>
  published_at: Timestamp | null
  published_revision: number | null
  revision: Generated<number>
  search_text: Generated<string>
  status: Generated<CourseStatus>
  title: string
  topic_count: number
  updated_at: Generated<Timestamp>
}

export interface CourseShares {
  can: ShareLevel
  client_id: string
  course_id: string
  shared_at: Generated<Timestamp>
  shared_by: string | null
  user_id: string
}

export interface CourseTags {
  client_id: string
  course_id: string
  tag_id: string
}

export interface CourseTopics {
  client_id: string
  course_id: string
  topic_id: string
}

export interface CurrentAnswers {
  answer: Json | null
  answer_id: string | null
  answered_at: Timestamp | null
  attempt_id: string | null
  begun_on: string | null
  client_id: string | null
  correct: boolean | null
  deck_id: string | null
  earned: number | null
  keys: string[] | null
  places: string[] | null
  possible: number | null
  revision: number | null
  slide_id: string | null
  spent_ms: number | null
  text: string | null
  version_id: string | null
}

export interface CustomReports {
  client_id: string
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  everyone: Generated<ShareLevel | 'none'>
  id: string
  note: Generated<string>
  owner_id: string
  period: ColumnType<ReportPeriod, string | undefined, string>
  revision: Generated<number>
  title: string
  updated_at: Generated<Timestamp>
  widgets: ColumnType<readonly Widget[], string | undefined, string>
}

export interface DashboardVisits {
  client_id: string
  seen_at: Timestamp
  since: Timestamp | null
  user_id: string
}

export interface DeckAddresses {
  address: string
  client_id: string
  deck_id: string
}

export interface DeckBests {
  client_id: string
  deck_id: string
  percentage: number
  user_id: string
}

export interface DeckFigures {
  client_id: string
  completions: Generated<number>
  day: string
  deck_id: string
  dim: string
  failed: Generated<number>
  grain: string
  item_attempts: Generated<number>
  item_squares: Generated<number>
  item_total: Generated<number>
  leads: Generated<number>
  passed: Generated<number>
  percentage_sum: Generated<number>
  scored: Generated<number>
  seconds_sum: Generated<number>
  starts: Generated<number>
  timed: Generated<number>
  value: string
  views: Generated<number>
}

export interface Decks {
  attempt_count: Generated<number>
  client_id: string
  content: ColumnType<DeckContent, string, string>
  cover: ColumnType<DeckContent, string, string>
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  everyone: Generated<ShareLevel | 'none'>
  handed_over: Generated<boolean>
  id: string
  language: Language
  minutes: Generated<number>
  name: string
  owner_id: string
  paused_at: Timestamp | null
  published_at: Timestamp | null
  published_revision: number | null
  published_version_id: string | null
  reader_type: ReaderType
  revision: Generated<number>
  search_text: Generated<string>
  settings: Generated<Json>
  shortid: string | null
  slide_count: number
  slug: string | null
  updated_at: Generated<Timestamp>
}

export interface DeckShares {
  can: ShareLevel
  client_id: string
  deck_id: string
  shared_at: Generated<Timestamp>
  shared_by: string | null
  user_id: string
}

export interface DeckTags {
  client_id: string
  deck_id: string
  tag_id: string
}

export interface DeckVersions {
  client_id: string
  content: ColumnType<DeckContent, string, string>
  deck_id: string
  digest: string
  id: string
  name: Generated<string>
  published_at: Generated<Timestamp>
  published_by: string | null
  version: number
}

export interface EmailChanges {
  asked_at: Timestamp
  client_id: string
  email: string
  expires_at: Timestamp | null
  hash: Buffer | null
  user_id: string
}

export interface EnrolmentRequests {
  answered_at: Timestamp | null
  answered_by: string | null
  asked_at: Timestamp
  client_id: string
  course_id: string
  state: Generated<'open' | 'granted' | 'refused'>
  text: Generated<string>
  user_id: string
}

export interface Enrolments {
  added_by: string | null
  attempts_reset_at: Timestamp | null
  client_id: string
  completed: Generated<number>
  completed_at: Timestamp | null
  course_id: string
  due_at: Timestamp | null
  enrolled_at: Timestamp
  expired_from: 'passed' | 'failed' | null
  expires_at: Timestamp | null
  marked: string | null
  percent: Generated<number>
  percentage: number | null
  removed: 'hand' | 'rule' | null
  round: Generated<number>
  rule_id: string | null
  seen_on: string | null
  source: EnrolmentSource
  started_at: Timestamp | null
  status: Generated<EnrolmentStatus>
  user_id: string
  waived: string | null
}

export interface Events {
  attempt_id: string | null
  client_id: string
  client_time: Timestamp
  deck_id: string
  event: string
  id: string
  received_at: Generated<Timestamp>
  slide_id: string | null
  value: number | null
}

export interface FactorChallenges {
  client_id: string
  data: string | null
  expires_at: Timestamp
  hash: Buffer
  purpose: 'sign_in' | 'prove' | 'totp' | 'passkey'
  sso_account_id: string | null
  tries: Generated<number>
  used_at: Timestamp | null
  user_id: string
}

export interface FeedEntries {
  audience_key: string
  client_id: string
  created_at: Timestamp
  owner_id: string
  pinned: Generated<number>
  post_id: string
}

export interface FigureCounts {
  client_id: string
  count: Generated<number>
  day: string
  deck_id: string
  dim: string
  grain: string
  key: string
  measure: string
  slide_id: string
  sum: Generated<number>
  value: string
}

export interface FigureQueue {
  attempt_ids: string[] | null
  client_id: string
  deck_id: string | null
  id: Generated<number>
  viewed_at: Timestamp | null
}

export interface FlowFigures {
  article_id: string
  campaign: string
  client_id: string
  course_id: string
  day: string
  deck_id: string
  lead: boolean
  model: FlowModel
  people: number
  source: string
}

export interface HelpVotes {
  article: string
  client_id: string
  created_at: Generated<Timestamp>
  helpful: boolean
  user_id: string
}

export interface Invites {
  attempt_id: string | null
  client_id: string
  created_at: Generated<Timestamp>
  deck_id: string
  id: string
  label: Generated<string>
  secret_hash: Buffer
  used_at: Timestamp | null
}

export interface InvoiceNumbers {
  last: number
  series: string
  year: number
}

export interface Invoices {
  amount: number
  at: Timestamp
  buyer: ColumnType<Buyer, string, string>
  client_id: string
  corrects: string | null
  currency: Currency
  id: string
  kind: InvoiceKind
  number: string
  payment_id: string
  period: PricePeriod
  period_from: Timestamp
  period_to: Timestamp | null
  plan: PlanType
  refund_id: string | null
  sandbox: boolean
  seller: ColumnType<Seller, string, string>
  tax: number
  tax_rate: number
  time_zone: Generated<string>
}

export interface JobItems {
  client_id: string
  data: Generated<Json>
  job_id: string
  outcome: string | null
  reason: string | null
  seq: number
  subject_id: string | null
}

export interface Jobs {
  acted_by: string | null
  beat_at: Generated<Timestamp>
  client_id: string
  counts: ColumnType<Record<string, number>, string | undefined, string>
  created_at: Generated<Timestamp>
  created_by: string
  done: Generated<number>
  error: string | null
  file_key: string | null
  file_name: string | null
  file_type: string | null
  finished_at: Timestamp | null
  id: string
  kind: string
  params: Generated<Json>
  refused: Generated<number>
  started_at: Timestamp | null
  status: Generated<string>
  stop_requested: Generated<boolean>
  total: number | null
  undo_until: Timestamp | null
}

export interface LeadActivity {
  act: LeadAct
  actor_id: string | null
  at: Generated<Timestamp>
  client_id: string
  detail: ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>
  id: string
  lead_id: string
}

export interface LeadNotes {
  author_id: string | null
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  lead_id: string
  text: string
  updated_at: Generated<Timestamp>
}

export interface Leads {
  answers: ColumnType<readonly LeadAnswer[], string | undefined, string>
  attempt_id: string | null
  campaign: Generated<string>
  city: string | null
  client_id: string
  company: Generated<string>
  consent: ColumnType<LeadConsent | null, string | null | undefined, string | null>
  country: string | null
  course_id: string | null
  created_at: Generated<Timestamp>
  deck_id: string
  deleted_at: Timestamp | null
  device: Generated<string>
  email: Generated<string>
  first_touch: ColumnType<LeadTouch | null, string | null | undefined, string | null>
  id: string
  language: Generated<string>
  last_touch: ColumnType<LeadTouch | null, string | null | undefined, string | null>
  medium: Generated<string>
  merged_into: string | null
  name: Generated<string>
  outcome: Generated<string>
  owner_id: string | null
  phone: Generated<string>
  phone_key: Generated<string>
  referrer: Generated<string>
  score: number | null
  search_text: ColumnType<string, never, never>
  source: Generated<string>
  status: Generated<LeadStatus>
  updated_at: Generated<Timestamp>
}

export interface LeadTags {
  client_id: string
  lead_id: string
  tag_id: string
}

export interface LearnerDecks {
  attempt_id: string | null
  client_id: string
  completed_at: Timestamp | null
  course_id: string
  deck_id: string
  last_at: Timestamp
  last_slide: string | null
  passed_at: Timestamp | null
  percentage: number | null
  round: number
  seen: Generated<string[]>
  started_at: Timestamp
  user_id: string
}

export interface LearnerNotes {
  client_id: string
  course_id: string
  created_at: Timestamp
  deck_id: string
  id: string
  slide_id: string
  text: string
  updated_at: Timestamp
  user_id: string
}

export interface LearnerStreaks {
  client_id: string
  days: number
  last_day: string
  user_id: string
}

export interface LearningReminders {
  about: string
  client_id: string
  course_id: string
  sent_at: Timestamp
  type: string
  user_id: string
}

export interface LicenceEndNotices {
  client_id: string
  days: number
  ends_at: Timestamp
  notified: string
  user_id: string
}

export interface Likes {
  client_id: string
  created_at: Generated<Timestamp>
  liked: Generated<boolean>
  target: string
  target_id: string
  user_id: string
}

export interface LimitNotices {
  client_id: string
  holder_id: string
  level: number
  most: number
  name: string
  noticed_at: Timestamp
}

export interface MailOutbox {
  attempts: Generated<number>
  client_id: string | null
  created_at: Generated<Timestamp>
  error: string | null
  headers: Json | null
  html_body: string | null
  id: string
  status: Generated<string>
  subject: string
  text_body: string
  to_address: string
  user_id: string | null
}

export interface Media {
  alt: Generated<string>
  client_id: string
  content_type: string
  created_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  file_key: string
  height: number | null
  id: string
  kind: string
  name: string
  owner_id: string
  size: number
  source_id: string | null
  width: number | null
}

export interface MediaClients {
  client_id: string
  media_id: string
}

export interface ModerationCases {
  client_id: string
  decided_at: Timestamp | null
  decided_by: string | null
  owner_id: string | null
  reason: Generated<string>
  reports: Generated<number>
  state: Generated<string>
  target: string
  target_id: string
  updated_at: Timestamp
}

export interface Mutes {
  client_id: string
  created_at: Generated<Timestamp>
  muted_by: string | null
  reason: string
  until: Timestamp | null
  user_id: string
}

export interface NotificationActors {
  actor_id: string
  client_id: string
  notification_id: string
}

export interface Notifications {
  actor_id: string | null
  actors: Generated<number>
  client_id: string
  created_at: Generated<Timestamp>
  email: Generated<EmailMode>
  id: string
  link: Generated<string>
  mail_after: Timestamp | null
  mailed_at: Timestamp | null
  read_at: Timestamp | null
  subject: string | null
  text: Generated<string>
  title: string
  type: string
  user_id: string
  words: ColumnType<StoredWords | null, string | null | undefined, string | null>
}

export interface NotificationSettings {
  client_id: string
  email: EmailMode
  type: string
  user_id: string
}

export interface OneTimeLinks {
  client_id: string
  expires_at: Timestamp
  hash: Buffer
  purpose: string
  used_at: Timestamp | null
  user_id: string
}

export interface OpenLearning {
  client_id: string
  next_due_at: Timestamp | null
  open: Generated<number>
  user_id: string
}

export interface Passkeys {
  client_id: string
  counter: number
  created_at: Timestamp
  credential_id: string
  id: string
  last_used_at: Timestamp | null
  name: string
  public_key: Buffer
  synced: Generated<boolean>
  transports: Generated<string[]>
  user_id: string
}

export interface PaymentEvents {
  at: Generated<Timestamp>
  client_id: string
  event: string
  event_id: string
}

export interface PaymentReferences {
  client_id: string
  purchase_id: string
  reference: string
}

export interface Payments {
  amount: number
  client_id: string
  confirmed: Generated<boolean>
  created_at: Generated<Timestamp>
  failed_at: Timestamp | null
  gateway_id: string
  id: string
  paid_at: Timestamp | null
  period_from: Timestamp | null
  period_to: Timestamp | null
  plan: PriceId
  purchase_id: string
  reason: Generated<string>
  surplus: Generated<boolean>
  tax: Generated<number>
  tax_rate: Generated<number>
}

export interface Points {
  amount: number
  client_id: string
  course_id: string | null
  earned_at: Timestamp
  reason: string
  user_id: string
}

export interface Posts {
  attachment_id: string | null
  attachment_type: string | null
  audience: Generated<string>
  audience_ids: Generated<string[]>
  client_id: string
  created_at: Generated<Timestamp>
  edited_at: Timestamp | null
  hidden_at: Timestamp | null
  hidden_reason: Generated<string>
  id: string
  images: Generated<Json>
  link_description: Generated<string>
  link_image: Generated<string>
  link_site: Generated<string>
  link_state: Generated<string>
  link_title: Generated<string>
  link_url: Generated<string>
  owner_id: string
  pinned: Generated<number>
  search_text: Generated<string>
  state: Generated<string>
  text: Generated<string>
}

export interface PostSaves {
  client_id: string
  post_id: string
  saved_at: Timestamp
  user_id: string
}

export interface Purchases {
  client_id: string
  created_at: Generated<Timestamp>
  currency: Currency
  ended_at: Timestamp | null
  failed_at: Timestamp | null
  failure_notices: Generated<number>
  gateway: 'razorpay' | 'sandbox'
  gateway_id: string
  id: string
  net: number
  next_plan: PriceId | 'free' | null
  next_sent_at: Timestamp | null
  next_terms: ColumnType<Terms | null, string | null | undefined, string | null>
  opened_at: Timestamp | null
  plan: PriceId
  replaced_at: Timestamp | null
  tax: number
  tax_rate: number
  terms: ColumnType<Readonly<Record<string, Terms>>, string | undefined, string>
  user_id: string | null
}

export interface RecoveryCodes {
  client_id: string
  created_at: Timestamp
  hash: Buffer
  used_at: Timestamp | null
  user_id: string
}

export interface Refunds {
  amount: number
  cause: RefundCause
  client_id: string
  created_at: Generated<Timestamp>
  done_at: Timestamp | null
  gateway_id: string | null
  id: string
  payment_id: string
  reason: Generated<string>
  requested_by: string | null
  state: RefundStatus
}

export interface ReportLinks {
  client_id: string
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  id: string
  includes_names: Generated<boolean>
  kind: LinkKind
  opened: Generated<number>
  opened_at: Timestamp | null
  owner_id: string
  period: ColumnType<ReportPeriod | null, string | null | undefined, string | null>
  pin_hash: string | null
  revoked_at: Timestamp | null
  target_id: string
}

export interface ReportViews {
  client_id: string
  created_at: Generated<Timestamp>
  every: string | null
  filter: Generated<string>
  from_day: string | null
  grouping: Generated<string>
  hour: number | null
  id: string
  last_days: number | null
  name: string
  next_at: Timestamp | null
  owner_id: string
  report: string
  shared: Generated<boolean>
  to_day: string | null
  tz: string | null
}

export interface Retention {
  answers_days: number | null
  answers_until: Timestamp | null
  audit_days: number | null
  client_id: string
  leads_days: number | null
}

export interface Sessions {
  act_ended_at: Timestamp | null
  act_reason: string | null
  act_until: Timestamp | null
  actor_client_id: string | null
  actor_id: string | null
  actor_session_id: string | null
  client_id: string
  device: string
  end_time: Timestamp | null
  factors_done: Generated<boolean>
  id: string
  last_seen: Generated<Timestamp>
  place: string
  proven_at: Timestamp | null
  start_time: Generated<Timestamp>
  user_id: string
}

export interface Settings {
  key: string
  value: ColumnType<unknown, string, string>
}

export interface ShortUrlClicks {
  clicks: number
  client_id: string
  day: string
  short_url_id: string
  source: string
}

export interface ShortUrlCodes {
  client_id: string
  code: string
  short_url_id: string
}

export interface ShortUrls {
  campaign: string
  clicks: Generated<number>
  client_id: string
  code: string
  created_at: Generated<Timestamp>
  created_by: string | null
  deleted_at: Timestamp | null
  expires_at: Timestamp | null
  id: string
  medium: string
  own_slug: Generated<boolean>
  source: string
  target_id: string
  target_kind: string
}

export interface SlideFigures {
  answered: Generated<number>
  client_id: string
  correct: Generated<number>
  day: string
  deck_id: string
  dim: string
  done: Generated<number>
  done_earned: Generated<number>
  done_squares: Generated<number>
  earned: Generated<number>
  grain: string
  links: Generated<number>
  marked: Generated<number>
  open: Generated<number>
  possible: Generated<number>
  products: Generated<number>
  reached: Generated<number>
  responses: Generated<number>
  rest: Generated<number>
  rest_squares: Generated<number>
  slide_id: string
  spent_sum: Generated<number>
  squares: Generated<number>
  timed: Generated<number>
  value: string
}

export interface SocialCounts {
  client_id: string
  comments: Generated<number>
  likes: Generated<number>
  target: string
  target_id: string
}

export interface SocialReports {
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  reason: string
  settled_at: Timestamp | null
  target: string
  target_id: string
  user_id: string
}

export interface SsoAccounts {
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  issuer: string
  proven: Generated<boolean>
  subject: string
  used_at: Generated<Timestamp>
  user_id: string
}

export interface SsoDomainNames {
  client_id: string
  domain: string
  domain_id: string
}

export interface SsoDomains {
  client_id: string
  created_at: Generated<Timestamp>
  domain: string
  id: string
  verified_at: Timestamp | null
  verified_by: 'dns' | 'operator' | null
}

export interface SsoFlows {
  back: string
  browser: Buffer
  client_id: string
  expires_at: Timestamp
  id: string
  issuer: string
  nonce: string
  state: Buffer
  verifier: string
}

export interface SsoSessions {
  client_id: string
  end_session_endpoint: string
  id_token: string
  provider_client_id: string
  session_id: string
}

export interface Tags {
  client_id: string
  color: string
  created_at: Generated<Timestamp>
  created_by: string | null
  id: string
  kind: TagKind
  name: string
  slug: string
}

export interface TeamReminders {
  client_id: string
  day: string
  sent_at: Timestamp
  sent_by: string | null
  user_id: string
}

export interface TeamWeeklyMails {
  client_id: string
  user_id: string
  week: string
}

export interface TicketFiles {
  client_id: string
  content_type: string
  file_key: string
  id: string
  message_id: string
  name: string
  size: number
  ticket_id: string
}

export interface TicketMessages {
  author_client_id: string | null
  author_id: string | null
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  kind: Generated<string>
  side: string
  text: string
  ticket_id: string
  via: Generated<string>
}

export interface Tickets {
  assignee_client_id: string | null
  assignee_id: string | null
  client_id: string
  confirmed_at: Timestamp | null
  created_at: Generated<Timestamp>
  email: Generated<string>
  held: Generated<boolean>
  id: string
  language: Generated<string>
  message_count: Generated<number>
  name: Generated<string>
  page_hash: string
  reply_hash: string
  state: Generated<string>
  subject: string
  updated_at: Generated<Timestamp>
  user_id: string | null
  waiting_since: Timestamp | null
}

export interface TicketTexts {
  client_id: string
  created_at: Timestamp
  deleted_at: Timestamp | null
  id: string
  name: string
  text: string
  updated_at: Timestamp
}

export interface TicketTokens {
  client_id: string
  ticket_id: string
  token_hash: string
}

export interface TotpSecrets {
  client_id: string
  confirmed_at: Timestamp
  last_step: number
  last_used_at: Timestamp | null
  secret: string
  user_id: string
}

export interface Touches {
  arrival: Generated<boolean>
  at: Timestamp
  campaign: Generated<string>
  client_id: string
  id: string
  kind: TouchKind
  landing: Generated<string>
  medium: Generated<string>
  ref_id: string | null
  referrer: Generated<string>
  source: Generated<string>
  thing_id: string
  visitor_id: string
}

export interface TutorialMarks {
  client_id: string
  mark: string
  seen_at: Timestamp
  user_id: string
}

export interface Tutorials {
  client_id: string
  dismissed_at: Timestamp | null
  playground_id: string | null
  since: Timestamp | null
  user_id: string
}

export interface UpgradeRequests {
  answer: Generated<string>
  answered_at: Timestamp | null
  answered_by: string | null
  asked_on: string
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  plan: string
  status: Generated<string>
  text: Generated<string>
  user_id: string
}

export interface Uploads {
  attempt_id: string
  claimed_at: Timestamp | null
  client_id: string
  content_type: string
  created_at: Generated<Timestamp>
  deck_id: string
  file_key: string
  id: string
  name: string
  owner_id: string
  size: number
  slide_id: string
}

export interface UserEmails {
  client_id: string
  email: string
  user_id: string
}

export interface UserFields {
  changed_by: FieldWriter
  choices: Generated<string[]>
  client_id: string
  created_at: Generated<Timestamp>
  id: string
  kind: PersonFieldKind
  kind_job: string | null
  name: string
  required: Generated<boolean>
  seen_by: FieldViewer
  seq: number
}

export interface Users {
  active: Generated<boolean>
  active_before_bin: boolean | null
  browser_key: Buffer | null
  client_id: string
  confirmed: Generated<boolean>
  created_at: Generated<Timestamp>
  delete_at: Timestamp | null
  deleted_at: Timestamp | null
  details: ColumnType<Record<string, string>, string | undefined, string>
  email: string
  expires_at: Timestamp | null
  first_name: string
  hides_name: Generated<boolean>
  id: string
  image: Generated<string>
  invited_at: Timestamp | null
  is_public: Generated<boolean>
  language: InterfaceLanguage | null
  last_name: Generated<string>
  last_seen_at: Timestamp | null
  license_type: Generated<LicenseType>
  manager_id: string | null
  manager_path: Buffer | null
  max_space: Generated<number>
  max_users: Generated<number>
  owns_client: Generated<boolean>
  password_hash: string | null
  path: Generated<Buffer>
  profile: ColumnType<UserProfile, string | undefined, string>
  provider: Generated<string>
  search_name: ColumnType<string, never, never>
  search_text: ColumnType<string, never, never>
  second_factor_at: Timestamp | null
  second_factor_reset: Generated<boolean>
  shows_results: Generated<boolean>
  time_zone: string | null
  username: string
}

export interface UserTags {
  client_id: string
  tag_id: string
  user_id: string
}

export interface Visitors {
  client_id: string
  email_key: string | null
  id: string
  paths: ColumnType<readonly FlowCell[], string | undefined, string>
  since: Timestamp
  stale: Generated<boolean>
  user_id: string | null
}

export interface WaitingPaymentEvents {
  at: Generated<Timestamp>
  body: string
  event_id: string
  reference: string
}

export interface WebhookAttempts {
  at: Timestamp
  client_id: string
  delivery_id: string
  duration_ms: number
  error: Generated<string>
  id: string
  response_code: number | null
}

export interface WebhookDeliveries {
  body: string
  client_id: string
  created_at: Generated<Timestamp>
  duration_ms: number | null
  error: Generated<string>
  event: string
  id: string
  next_at: Timestamp | null
  response_code: number | null
  state: Generated<string>
  tried_at: Timestamp | null
  tries: Generated<number>
  webhook_id: string
}

export interface Webhooks {
  active: Generated<boolean>
  client_id: string
  created_at: Generated<Timestamp>
  disabled_at: Timestamp | null
  events: Generated<string[]>
  failing_since: Timestamp | null
  id: string
  secret: string
  updated_at: Generated<Timestamp>
  url: string
}

/** Every table by its name. */
export interface Tables {
  access_tokens: AccessTokens
  active_months: ActiveMonths
  announcement_dismissals: AnnouncementDismissals
  announcements: Announcements
  answers: Answers
  article_counts: ArticleCounts
  article_days: ArticleDays
  article_media: ArticleMedia
  article_publications: ArticlePublications
  article_saves: ArticleSaves
  article_search: ArticleSearch
  article_shares: ArticleShares
  article_slugs: ArticleSlugs
  article_tags: ArticleTags
  article_templates: ArticleTemplates
  article_versions: ArticleVersions
  article_views: ArticleViews
  article_words: ArticleWords
  articles: Articles
  attempt_facts: AttemptFacts
  attempts: Attempts
  audit_log: AuditLog
  authtokens: Authtokens
  banner_counts: BannerCounts
  banner_days: BannerDays
  banner_dismissals: BannerDismissals
  banner_hits: BannerHits
  banners: Banners
  billing_accounts: BillingAccounts
  blogs: Blogs
  board_counts: BoardCounts
  board_scores: BoardScores
  calendar_feeds: CalendarFeeds
  categories: Categories
  certificate_counts: CertificateCounts
  certificate_designs: CertificateDesigns
  certificate_numbers: CertificateNumbers
  certificates: Certificates
  client_signing_keys: ClientSigningKeys
  client_slugs: ClientSlugs
  client_storage: ClientStorage
  client_usage: ClientUsage
  clients: Clients
  comments: Comments
  competencies: Competencies
  competency_decks: CompetencyDecks
  competency_history: CompetencyHistory
  competency_levels: CompetencyLevels
  course_attempts: CourseAttempts
  course_counts: CourseCounts
  course_decks: CourseDecks
  course_messages: CourseMessages
  course_part_counts: CoursePartCounts
  course_rule_runs: CourseRuleRuns
  course_rules: CourseRules
  course_shares: CourseShares
  course_tags: CourseTags
  course_topics: CourseTopics
  courses: Courses
  current_answers: CurrentAnswers
  custom_reports: CustomReports
  dashboard_visits: DashboardVisits
  deck_addresses: DeckAddresses
  deck_bests: DeckBests
  deck_figures: DeckFigures
  deck_shares: DeckShares
  deck_tags: DeckTags
  deck_versions: DeckVersions
  decks: Decks
  email_changes: EmailChanges
  enrolment_requests: EnrolmentRequests
  enrolments: Enrolments
  events: Events
  factor_challenges: FactorChallenges
  feed_entries: FeedEntries
  figure_counts: FigureCounts
  figure_queue: FigureQueue
  flow_figures: FlowFigures
  help_votes: HelpVotes
  invites: Invites
  invoice_numbers: InvoiceNumbers
  invoices: Invoices
  job_items: JobItems
  jobs: Jobs
  lead_activity: LeadActivity
  lead_notes: LeadNotes
  lead_tags: LeadTags
  leads: Leads
  learner_decks: LearnerDecks
  learner_notes: LearnerNotes
  learner_streaks: LearnerStreaks
  learning_reminders: LearningReminders
  licence_end_notices: LicenceEndNotices
  likes: Likes
  limit_notices: LimitNotices
  mail_outbox: MailOutbox
  media: Media
  media_clients: MediaClients
  moderation_cases: ModerationCases
  mutes: Mutes
  notification_actors: NotificationActors
  notification_settings: NotificationSettings
  notifications: Notifications
  one_time_links: OneTimeLinks
  open_learning: OpenLearning
  passkeys: Passkeys
  payment_events: PaymentEvents
  payment_references: PaymentReferences
  payments: Payments
  points: Points
  post_saves: PostSaves
  posts: Posts
  purchases: Purchases
  recovery_codes: RecoveryCodes
  refunds: Refunds
  report_links: ReportLinks
  report_views: ReportViews
  retention: Retention
  sessions: Sessions
  settings: Settings
  short_url_clicks: ShortUrlClicks
  short_url_codes: ShortUrlCodes
  short_urls: ShortUrls
  slide_figures: SlideFigures
  social_counts: SocialCounts
  social_reports: SocialReports
  sso_accounts: SsoAccounts
  sso_domain_names: SsoDomainNames
  sso_domains: SsoDomains
  sso_flows: SsoFlows
  sso_sessions: SsoSessions
  tags: Tags
  team_reminders: TeamReminders
  team_weekly_mails: TeamWeeklyMails
  ticket_files: TicketFiles
  ticket_messages: TicketMessages
  ticket_texts: TicketTexts
  ticket_tokens: TicketTokens
  tickets: Tickets
  totp_secrets: TotpSecrets
  touches: Touches
  tutorial_marks: TutorialMarks
  tutorials: Tutorials
  upgrade_requests: UpgradeRequests
  uploads: Uploads
  user_emails: UserEmails
  user_fields: UserFields
  user_tags: UserTags
  users: Users
  visitors: Visitors
  waiting_payment_events: WaitingPaymentEvents
  webhook_attempts: WebhookAttempts
  webhook_deliveries: WebhookDeliveries
  webhooks: Webhooks
}
