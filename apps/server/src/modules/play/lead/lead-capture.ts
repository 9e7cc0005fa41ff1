import type { LeadAnswer, LeadTouch } from '@deckle/core/lead/lead.ts'
import type { Db } from '../../../db/database.ts'
import type { GeoPlace } from '../../../platform/geo/geo.ts'

/** What a person filled in, checked by the form of the attempt's version. */
export interface PlayedLead {
  readonly clientId: string
  readonly deckId: string
  readonly attemptId: string
  /** Made by the player: sent again under it, nothing changes. */
  readonly id: string
  readonly fields: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly company: string
    /** Of the form's own fields. */
    readonly answers: readonly LeadAnswer[]
  }
  /** The text that they agreed to; null for none. */
  readonly consent: string | null
  readonly firstTouch?: LeadTouch | null
  readonly lastTouch?: LeadTouch | null
  /** Who sends it, where they agreed to be followed. */
  readonly visitorId?: string | null
  /** Where they send it from. */
  readonly place?: GeoPlace
  /** The course that it was sent in; absent outside courses. */
  readonly courseId?: string
  /** Title of the result; absent before the end. */
  readonly outcome?: string
}

export interface PlayedResult {
  readonly clientId: string
  readonly attemptId: string
  /** In per cent. */
  readonly score: number | null
  readonly outcome: string
}

/** What leads do with plays. Given by the dependencies: their module stands on others that stand on this one. */
export interface LeadsOfPlays<Deps> {
  /** Null where the client has no such deck. */
  readonly capture: (trx: Db, deps: Deps, lead: PlayedLead) => Promise<{ readonly id: string } | null>
  /** Whether the attempt's form was sent. */
  readonly isCaptured: (db: Db, attempt: Pick<PlayedLead, 'clientId' | 'attemptId'>) => Promise<boolean>
  /** Within the transaction that completes an attempt. */
  readonly setResult: (trx: Db, deps: Deps, result: PlayedResult) => Promise<void>
}
