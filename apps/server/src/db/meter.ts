import type { LimitName } from '@deckle/core/plan/limit.ts'
import type { Db } from './database.ts'

/** Whose use is counted: a client's, or that of one of its people. */
export interface Holder {
  readonly clientId: string
  readonly userId: string
}

/** How much of a limit the holder uses, within the transaction. It need not count beyond `most`; null: all. */
export type Meter = (db: Db, holder: Holder, most: number | null) => Promise<number>

/** What counts against each limit: one meter for each module that keeps such rows. */
export type Meters = { readonly [Name in LimitName]: readonly Meter[] }
