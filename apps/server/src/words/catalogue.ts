import type { ErrorCode } from '@deckle/core/error.ts'
import type { mails } from './en/mails.ts'
import type { notifications } from './en/notifications.ts'
import type { refusals } from './en/refusals.ts'

/** A key of `refusals`. */
export type MessageKey = keyof typeof refusals
export type MailKey = keyof (typeof mails)['texts']
export type NotificationKey = keyof typeof notifications

export interface MailText {
  readonly subject: string
  /** Paragraphs. */
  readonly lines: readonly string[]
}

/** All that the server says to people, in one language: a folder each. English has the keys; `{name}` is filled in. */
export interface Catalogue {
  readonly codes: Readonly<Record<ErrorCode, string>>
  readonly refusals: Readonly<Record<MessageKey, string>>
  readonly mails: { readonly greeting: string; readonly texts: Readonly<Record<MailKey, MailText>> }
  readonly notifications: Readonly<Record<NotificationKey, { readonly title: string; readonly text: string }>>
}
