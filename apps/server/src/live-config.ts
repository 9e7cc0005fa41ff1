import type { UpdatePolicy } from '@deckle/core/version/version.ts'

export interface CurrentConfig {
  readonly latestVersion: string
  readonly updatePolicy: UpdatePolicy
  readonly registration: boolean
}

/** The configuration that holds now, on every server: the stored values over those of the environment. */
export interface LiveConfig {
  current(): CurrentConfig
  /** Reads it again; other servers do so when told by `configChannel`. */
  refresh(): Promise<void>
}
