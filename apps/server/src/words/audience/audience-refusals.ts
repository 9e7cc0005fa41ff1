import type { ErrorCode } from '@deckle/core/error.ts'
import type { MessageKey } from '../catalogue.ts'

/** Codes shown to people who play decks. */
export type AudienceCode = Extract<
  ErrorCode,
  | 'malformed'
  | 'not_signed_in'
  | 'session_expired'
  | 'not_allowed'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported_type'
  | 'rule_broken'
  | 'answer_rejected'
  | 'too_often'
  | 'internal'
  | 'unavailable'
  | 'disk_full'
>

/** Messages shown to people who play decks. */
export type AudienceMessage = Extract<
  MessageKey,
  `play.${string}` | `upload.${string}` | 'media.too_large' | 'media.broken' | 'media.empty' | 'media.no_file'
>

/** Texts of refusals for people who play decks, in a language of decks that Deckle itself is not available in. */
export interface AudienceRefusals {
  readonly codes: Readonly<Record<AudienceCode, string>>
  readonly refusals: Readonly<Record<AudienceMessage, string>>
}
