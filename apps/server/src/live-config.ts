import type { UpdatePolicy } from '@deckle/core/version/version.ts'

export interface CurrentConfig {
  readonly latestVersion: string
  readonly updatePolicy: UpdatePolicy
  readonly registration: boolean
}

/** The current configuration: stored values override those of the environment. */
export interface LiveConfig {
  current(): CurrentConfig
  /** Reads it again; other servers do so when notified on `configChannel`. */
  refresh(): Promise<void>
}
