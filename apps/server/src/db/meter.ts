import type { LimitName } from '@deckle/core/plan/limit.ts'
import type { Db } from './database.ts'

/** The client, and for personal limits the person, whose usage is counted. */
export interface Holder {
  readonly clientId: string
  readonly userId: string
}

/** Usage of a limit, read within the transaction. Need not count beyond `max` (null: count all). */
export type Meter = (db: Db, holder: Holder, max: number | null) => Promise<number>

/** One meter per module with rows that count against the limit. */
export type Meters = { readonly [Name in LimitName]: readonly Meter[] }
