import type { Readable } from 'node:stream'
import type { Scoped } from '../../db/reach.ts'
import type { JobRecord } from './queries.ts'

export interface JobCounts {
  readonly total?: number
  readonly done?: number
  readonly refused?: number
  /** How many items ended in which way, by its name. */
  readonly counts?: Readonly<Record<string, number>>
}

/** A job while it runs, in the name of who started it. `Deps` refers to this file, so that its type is a parameter here. */
export interface RunningJobWith<Deps> {
  readonly deps: Deps
  readonly job: JobRecord
  /** With the licence of today: who lost a right in the meantime has lost it here too. */
  readonly actor: Scoped
  /** After each batch. @throws JobStopped once a stop was requested */
  readonly progress: (counts: JobCounts) => Promise<void>
  /** Stores what the job made. */
  readonly saveFile: (file: {
    readonly name: string
    readonly type: string
    readonly content: Readable | Buffer
  }) => Promise<void>
}

/** What a job comes to. */
export interface JobResult {
  /** It waits for the next step of its author. */
  readonly isDraft?: boolean
  /** Milliseconds during which it can be undone. */
  readonly undoFor?: number
}

/** A kind of job. A run goes on where the last one ended, for its server may have died. */
export interface JobKindWith<Deps> {
  run(running: RunningJobWith<Deps>): Promise<JobResult | undefined>
  /** Its file is for its author alone, whatever others may do with the job. */
  readonly isPrivate?: boolean
  /** The job that takes it back. */
  readonly undo?: (job: JobRecord) => { readonly kind: string; readonly params: object }
}

export type JobKindsWith<Deps> = Readonly<Record<string, JobKindWith<Deps>>>

export class JobStopped extends Error {
  override name = 'JobStopped'
}
