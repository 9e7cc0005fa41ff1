import type { UrlTargetKind } from '@deckle/core/url/short-url.ts'
import type { Db } from '../../db/database.ts'
import type { Scoped } from '../../db/reach.ts'

/** A kind of thing that short addresses lead to. */
export interface UrlTarget {
  /** Undefined where there is none that the actor sees. Refuses who may not publish it. */
  readonly find: (db: Db, actor: Scoped, id: string) => Promise<{ readonly isPublished: boolean } | undefined>
  /** The path at which visitors open it; null where it is gone. It stays, whatever the thing is called: it is kept in memory. */
  readonly path: (db: Db, clientId: string, id: string) => Promise<string | null>
}

export type UrlTargets = Readonly<Record<UrlTargetKind, UrlTarget>>
