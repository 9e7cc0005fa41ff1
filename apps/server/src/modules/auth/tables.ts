import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type AuthTables = Pick<
  Tables,
  | 'access_tokens'
  | 'active_months'
  | 'authtokens'
  | 'email_changes'
  | 'factor_challenges'
  | 'one_time_links'
  | 'passkeys'
  | 'recovery_codes'
  | 'sessions'
  | 'totp_secrets'
  | 'user_emails'
>

/** For what a person gets of their own sessions. */
export type OwnSessions = Columns<
  'sessions',
  'client_id' | 'id' | 'user_id' | 'device' | 'place' | 'start_time' | 'last_seen' | 'end_time'
>

/** For what a person gets of their own second factors. */
export type OwnFactors = Columns<'totp_secrets', 'client_id' | 'user_id' | 'confirmed_at' | 'last_used_at'> &
  Columns<'passkeys', 'client_id' | 'user_id' | 'name' | 'created_at' | 'last_used_at'> &
  Columns<'recovery_codes', 'client_id' | 'user_id' | 'created_at' | 'used_at'>

/** For the address that waits for its owner's confirmation, beside a person. */
export type PendingEmails = Columns<'email_changes', 'client_id' | 'user_id' | 'email'>

/** For how many people were there. */
export type ActiveDays = Columns<'active_months', 'client_id' | 'user_id' | 'month' | 'quarters'>
