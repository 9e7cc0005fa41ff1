import type { PoolConfig } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import type { Undo } from './close-all.ts'

/** What there is once the database can be reached. */
export interface StartContext {
  readonly env: Env
  readonly connection: string | PoolConfig
  readonly log: Logger
  /** Each part that is started adds how it is closed. */
  readonly undo: Undo[]
  readonly signal: AbortSignal | undefined
}
