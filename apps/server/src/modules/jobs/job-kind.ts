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

/** `Deps` is a type parameter to avoid an import cycle. */
export interface RunningJobWith<Deps> {
  readonly deps: Deps
  readonly job: JobRecord
  /** The author with their current rights. */
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

export interface JobResult {
  /** It waits for the next step of its author. */
  readonly isDraft?: boolean
  /** Milliseconds during which it can be undone. */
  readonly undoFor?: number
}

/** `run` must continue an interrupted run, for example after a crash of the server. */
export interface JobKindWith<Deps> {
  run(running: RunningJobWith<Deps>): Promise<JobResult | undefined>
  /** Only the author may download the file. */
  readonly isPrivate?: boolean
  /** The job that undoes this one. */
  readonly undo?: (job: JobRecord) => { readonly kind: string; readonly params: object }
}

export type JobKindsWith<Deps> = Readonly<Record<string, JobKindWith<Deps>>>

export class JobStopped extends Error {
  override name = 'JobStopped'
}
