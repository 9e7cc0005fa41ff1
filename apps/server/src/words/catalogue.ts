import type { ErrorCode } from '@deckle/core/error.ts'
import type { LeadStatus } from '@deckle/core/lead/lead.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type { audit } from './en/audit.ts'
import type { flowTable } from './en/flow-table.ts'
import type { leadTable } from './en/lead-table.ts'
import type { mails } from './en/mails.ts'
import type { notifications } from './en/notifications.ts'
import type { refusals } from './en/refusals.ts'

export type MessageKey = keyof typeof refusals
export type MailKey = keyof (typeof mails)['texts']
export type NotificationKey = keyof typeof notifications

export interface MailText {
  readonly subject: string
  /** Paragraphs. */
  readonly lines: readonly string[]
}

/** All texts of the server in one language; one folder per language. English defines the keys; `{name}` is a placeholder. */
export interface Catalogue {
  readonly codes: Readonly<Record<ErrorCode, string>>
  readonly refusals: Readonly<Record<MessageKey, string>>
  readonly mails: {
    readonly greeting: string
    readonly notifications: Readonly<Record<keyof (typeof mails)['notifications'], string>>
    readonly texts: Readonly<Record<MailKey, MailText>>
  }
  readonly flowTable: {
    readonly name: string
    readonly headings: readonly string[]
    readonly steps: Readonly<Record<keyof (typeof flowTable)['steps'], string>>
    readonly direct: string
    readonly others: string
    readonly ended: string
  }
  readonly leadTable: {
    readonly name: string
    readonly columns: Readonly<Record<keyof (typeof leadTable)['columns'], string>>
    readonly statuses: Readonly<Record<LeadStatus, string>>
  }
  readonly audit: {
    readonly [Part in keyof typeof audit]: (typeof audit)[Part] extends string
      ? string
      : Readonly<Record<keyof (typeof audit)[Part], string>>
  }
  readonly plans: Readonly<Record<PlanType, string>>
  readonly notifications: Readonly<Record<NotificationKey, { readonly title: string; readonly text: string }>>
}
