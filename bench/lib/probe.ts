import type { Browser } from '@playwright/test'
import type { World } from './world.ts'

export interface Measure {
  readonly what: string
  readonly unit: 'a second' | 'ms' | 'bytes'
}

/** Measures once, within seconds. @returns a positive value for each measure, in their order */
export type Round = () => Promise<readonly number[]>

interface Prepared {
  readonly round: Round
  /** Removes what `prepare` left outside the world. */
  readonly close?: () => Promise<void>
}

/** What `bench:compare` measures of a row: absolute values of one build, where `bench` sets it beside a limit. */
export type Probe = { readonly measures: readonly Measure[] } & (
  | {
      readonly needs: 'files'
      /** @param root folder of a repository that is built */
      readonly prepare: (root: string) => Promise<Prepared>
    }
  | {
      readonly needs: 'server'
      /** Fills the data of the row; a round may find the world's server replaced by a new process. */
      readonly prepare: (world: World) => Promise<Prepared>
    }
  | { readonly needs: 'browser'; readonly prepare: (world: World, browser: Browser) => Promise<Prepared> }
)
