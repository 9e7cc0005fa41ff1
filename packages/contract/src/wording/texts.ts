import type { AuditKind } from '@deckle/core/audit/audit.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import type { CertificateState } from '@deckle/core/certificates/certificate-state.ts'
import type { FaultCode } from '@deckle/core/formula/fault.ts'
import type { EnrolmentSource, EnrolmentStatus } from '@deckle/core/learning/enrolment.ts'
import type { PlanLimit } from '@deckle/core/plan/plan.ts'
import type { FindingCode } from '@deckle/core/report/findings/finding.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { RankingColumn } from '@deckle/core/report/reports/rankings.ts'
import type { ResponseColumn } from '@deckle/core/report/reports/question-responses.ts'
import type { ReportColumn } from '@deckle/core/report/reports/reports.ts'
import type { FunnelStep, LearningColumn, TimelineEvent } from '@deckle/core/report/learning-reports.ts'
import type { deckReport } from './en/deck-report.ts'

import type { ItemFlag } from '@deckle/core/statistics/item-figures.ts'

export type Unit = 'characters' | 'entries' | 'none'

/** What can be wrong with a field, without its subject: 'must be a number'. */
export interface FieldTexts {
  readonly please: string
  readonly unknown: string
  readonly missing: string
  readonly empty: string
  readonly wrong: string
  readonly id: string
  readonly key: string
  readonly types: Readonly<Record<'string' | 'number' | 'int' | 'boolean' | 'array' | 'object' | 'record', string>>
  readonly byMessage: Readonly<
    Record<
      | 'bad_characters'
      | 'bad_address'
      | 'bad_email'
      | 'bad_color'
      | 'bad_domain'
      | 'bad_condition'
      | 'bad_pin'
      | 'bad_value'
      | 'bad_selection'
      | 'later_format'
      | 'bad_slug'
      | 'bad_url_slug'
      | 'bad_client_slug'
      | 'bad_host'
      | 'bad_code'
      | 'bad_moment'
      | 'bad_day'
      | 'bad_time_zone'
      | 'bad_cursor'
      | 'bad_base64'
      | 'own_path'
      | 'banner_link'
      | 'webhook_url'
      | 'repeated_id'
      | 'unknown_topic'
      | 'reserved_id'
      | 'slide_order'
      | 'only_slide'
      | 'too_many',
      string
    >
  >
  readonly atMost: (amount: string, unit: Unit, inclusive: boolean) => string
  readonly atLeast: (amount: string, unit: Unit, inclusive: boolean) => string
  readonly oneOf: (values: readonly string[]) => string
  readonly multipleOf: (amount: string) => string
}

/** Sentences by code; `what` is the name or symbol at fault. */
export type FaultTexts = Readonly<Record<FaultCode, (what: string) => string>>

/** What a limit of the plan is called, and what is said where it is reached. `{limit}` is its number. */
export interface LimitText {
  /** Beside its use in the plan's overview. */
  readonly title: string
  /** On a screen, before the click; ICU. */
  readonly reached: string
  /** What helps where no larger plan does. */
  readonly makeRoom: string
  /** The server's refusal, with `{limit}` and `{used}`. */
  readonly refused: string
}
export type LimitTexts = Readonly<Record<PlanLimit, LimitText>>

/** What stands in reports of learning: headings of columns, and values that are codes. */
export interface ReportTexts {
  readonly columns: Readonly<Record<LearningColumn | ReportColumn | RankingColumn | ResponseColumn, string>>
  readonly status: Readonly<Record<EnrolmentStatus | 'waived', string>>
  readonly source: Readonly<Record<EnrolmentSource, string>>
  readonly event: Readonly<Record<TimelineEvent, string>>
  readonly step: Readonly<Record<FunnelStep, string>>
  readonly state: Readonly<Record<CertificateState, string>>
  readonly kind: Readonly<Record<'pictures' | 'answer_files', string>>
  readonly flag: Readonly<Record<ItemFlag, string>>
  readonly license_type: Readonly<Record<LicenseType, string>>
  readonly reader_type: Readonly<Record<ReaderType, string>>
  readonly device: Readonly<Record<'phone' | 'tablet' | 'computer' | 'other', string>>
  readonly yes: string
  readonly no: string
}

/** Of a deck's report as a PDF. */
export type DeckReportTexts = Readonly<Record<keyof typeof deckReport, string>>

/** By finding: what the figures say, and what to do. */
export type FindingTexts = Readonly<Record<'says' | 'advice', Readonly<Record<FindingCode, string>>>>

/** Headings of audit logs, and names of their kinds. */
export interface AuditTexts {
  readonly columns: Readonly<Record<'at' | 'actor' | 'by' | 'client' | 'kind' | 'text' | 'subject' | 'address', string>>
  readonly kinds: Readonly<Record<AuditKind, string>>
  /** Who did what nobody did. */
  readonly system: string
}
