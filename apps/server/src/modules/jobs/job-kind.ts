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

/** A running job. `Deps` is a type parameter, since its file imports this one. */
export interface RunningJobWith<Deps> {
  readonly deps: Deps
  readonly job: JobRecord
  /** Who started it, with their rights of now. */
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

/** The result of a run. */
export interface JobResult {
  /** It waits for the next step of its author. */
  readonly isDraft?: boolean
  /** Milliseconds during which it can be undone. */
  readonly undoFor?: number
}

/** A kind of job. A run continues where the previous one ended, whose server may have died. */
export interface JobKindWith<Deps> {
  run(running: RunningJobWith<Deps>): Promise<JobResult | undefined>
  /** Only the author may fetch the file. */
  readonly isPrivate?: boolean
  /** The kind of job that undoes it. */
  readonly undo?: (job: JobRecord) => { readonly kind: string; readonly params: object }
}

export type JobKindsWith<Deps> = Readonly<Record<string, JobKindWith<Deps>>>

export class JobStopped extends Error {
  override name = 'JobStopped'
}
