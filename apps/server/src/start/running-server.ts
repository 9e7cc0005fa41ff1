import type { InitialAccount } from './first-start.ts'

export interface RunningServer {
  readonly port: number
  /** With newly made passwords, or links to set one; empty except at the first start, and until the first password is set. */
  readonly accounts: readonly InitialAccount[]
  /**
   * Reports "not ready" to load balancers and serves on for STOP_DELAY; then accepts no more, finishes running
   * requests, and closes all parts in reverse order. Parts that don't finish in time are cut off; the database is
   * always stopped.
   */
  stop(): Promise<void>
}
