import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const inRoot = { cwd: root, encoding: 'utf8' } as const
/** Where the types of the tables stand. */
export const tablesFile = join(root, 'apps/server/src/db/tables.ts')

/** What the schema can't say: shapes inside JSON (read parsed, written as text) and the values of a text column. */
const json = (shape: string): string => `ColumnType<${shape}, string, string>`
const jsonWithDefault = (shape: string): string => `ColumnType<${shape}, string | undefined, string>`
const columns: Record<string, string> = {
  'answers.answer': json('Answer'),
  'article_publications.audience': 'ArticleAudience',
  'article_publications.summary': json('ArticleSummary'),
  'article_publications.language': 'Language',
  'article_shares.can': 'ShareLevel',
  'article_templates.body': json('readonly Block[]'),
  'article_templates.language': 'Language',
  'article_versions.content': json('ArticleContent'),
  'article_versions.kind': "'published' | 'saved'",
  'articles.audience': 'ArticleAudience',
  'articles.summary': json('ArticleSummary'),
  'articles.content': json('ArticleContent'),
  'articles.everyone': "Generated<ShareLevel | 'none'>",
  'articles.language': 'Language',
  'articles.status': 'Generated<ArticleStatus>',
  'audit_log.detail': jsonWithDefault('Record<string, unknown>'),
  'billing_accounts.buyer': jsonWithDefault('Partial<Buyer>'),
  'billing_accounts.plan': 'Generated<PlanType>',
  'billing_accounts.status': 'Generated<BillingStatus>',
  'blogs.footer': jsonWithDefault('readonly BlogLink[]'),
  'blogs.header': jsonWithDefault('readonly BlogLink[]'),
  'blogs.language': 'Generated<InterfaceLanguage>',
  'certificate_designs.design': json('CertificateDesign'),
  'certificates.design': json('CertificateDesign'),
  'certificates.language': 'Language',
  'clients.attribution': 'Generated<AttributionMode>',
  'clients.branding': json('Branding'),
  'clients.sso': 'ColumnType<StoredSso | null, string | null | undefined, string | null>',
  'clients.plan': 'Generated<PlanType>',
  'clients.second_factor': jsonWithDefault('FactorPolicy'),
  'custom_reports.everyone': "Generated<ShareLevel | 'none'>",
  'custom_reports.period': jsonWithDefault('ReportPeriod'),
  'custom_reports.widgets': jsonWithDefault('readonly Widget[]'),
  'deck_shares.can': 'ShareLevel',
  'deck_versions.content': json('DeckContent'),
  'decks.content': json('DeckContent'),
  'decks.cover': json('DeckContent'),
  'decks.everyone': "Generated<ShareLevel | 'none'>",
  'decks.language': 'Language',
  'decks.reader_type': 'ReaderType',
  'factor_challenges.purpose': "'sign_in' | 'prove' | 'totp' | 'passkey'",
  'flow_figures.model': 'FlowModel',
  'invoices.buyer': json('Buyer'),
  'invoices.currency': 'Currency',
  'invoices.kind': 'InvoiceKind',
  'invoices.period': 'PricePeriod',
  'invoices.plan': 'PlanType',
  'invoices.seller': json('Seller'),
  'leads.answers': jsonWithDefault('readonly LeadAnswer[]'),
  'leads.consent': 'ColumnType<LeadConsent | null, string | null | undefined, string | null>',
  'leads.first_touch': 'ColumnType<LeadTouch | null, string | null | undefined, string | null>',
  'leads.last_touch': 'ColumnType<LeadTouch | null, string | null | undefined, string | null>',
  'leads.status': 'Generated<LeadStatus>',
  'lead_activity.act': 'LeadAct',
  'lead_activity.detail': jsonWithDefault('Readonly<Record<string, unknown>>'),
  'notifications.words': 'ColumnType<StoredWords | null, string | null | undefined, string | null>',
  'payments.plan': 'PriceId',
  'purchases.currency': 'Currency',
  'purchases.gateway': "'razorpay' | 'sandbox'",
  'purchases.next_plan': "PriceId | 'free' | null",
  'purchases.next_terms': 'ColumnType<Terms | null, string | null | undefined, string | null>',
  'purchases.plan': 'PriceId',
  'purchases.terms': jsonWithDefault('Readonly<Record<string, Terms>>'),
  'refunds.cause': 'RefundCause',
  'refunds.state': 'RefundStatus',
  'report_links.kind': 'LinkKind',
  'report_links.period': 'ColumnType<ReportPeriod | null, string | null | undefined, string | null>',
  'touches.kind': 'TouchKind',
  'visitors.paths': jsonWithDefault('readonly FlowCell[]'),
  'settings.value': json('unknown'),
  'categories.kind': 'CategoryKind',
  'courses.content': json('CourseContent'),
  'courses.cover': json('ImageRef'),
  'courses.everyone': "Generated<ShareLevel | 'none'>",
  'courses.language': 'Language',
  'courses.level': 'CourseLevel',
  'courses.published': 'ColumnType<CourseContent | null, string | undefined, string>',
  'courses.status': 'Generated<CourseStatus>',
  'course_shares.can': 'ShareLevel',
  'course_rules.rule': "ColumnType<Pick<EnrolmentRule, 'match' | 'conditions'>, string, string>",
  'enrolments.expired_from': "'passed' | 'failed' | null",
  'enrolments.removed': "'hand' | 'rule' | null",
  'enrolments.source': 'EnrolmentSource',
  'enrolments.status': 'Generated<EnrolmentStatus>',
  'enrolment_requests.state': "Generated<'open' | 'granted' | 'refused'>",
  'sso_domains.verified_by': "'dns' | 'operator' | null",
  'tags.kind': 'TagKind',
  'user_fields.changed_by': 'FieldWriter',
  'user_fields.kind': 'PersonFieldKind',
  'user_fields.seen_by': 'FieldViewer',
  'users.details': jsonWithDefault('Record<string, string>'),
  'notification_settings.email': 'EmailMode',
  'notifications.email': 'Generated<EmailMode>',
  'jobs.counts': 'ColumnType<Record<string, number>, string | undefined, string>',
  'users.language': 'InterfaceLanguage | null',
  'users.license_type': 'Generated<LicenseType>',
  // Generated columns count as nullable.
  'leads.search_text': 'ColumnType<string, never, never>',
  'users.path': 'Generated<Buffer>',
  'users.search_name': 'ColumnType<string, never, never>',
  'users.search_text': 'ColumnType<string, never, never>',
  'users.profile': jsonWithDefault('UserProfile'),
}

const head = `/**
 * The tables as the migrations leave them: written by \`npm run db:types\`, checked against the migrated database by a test.
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
`

/** The source of `db/tables.ts` for the migrated database at `url`. */
export function tableTypes(url: string): string {
  const options = ['--dialect', 'postgres', '--print', '--log-level', 'error', '--url', url]
  const exclude = ['--exclude-pattern', '{kysely_*,rate_limits,answers_*,events_*,citus_*}']
  const overrides = [
    '--overrides',
    JSON.stringify({ columns }),
    '--type-mapping',
    JSON.stringify({ int8: 'number', numeric: 'number', date: 'string' }),
  ]
  const body = execFileSync('node_modules/.bin/kysely-codegen', [...options, ...exclude, ...overrides], inRoot)
  const interfaces = body
    .slice(body.indexOf('export type Generated'))
    .replace('export interface DB {', '/** Every table by its name. */\nexport interface Tables {')
  const input = `${head}\n${interfaces}`
  return execFileSync('node_modules/.bin/oxfmt', ['--stdin-filepath', tablesFile], { ...inRoot, input })
}
