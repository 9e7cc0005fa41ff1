import type { Task, TaskRun } from '../start-jobs.ts'

/** A task that ends only when the test says so. */
export interface HeldTask {
  readonly task: Task
  /** Its runs so far, by all servers. */
  readonly runs: TaskRun[]
  /** Ends the runs that have started. */
  readonly finish: (error?: Error) => void
}

export function createHeldTask(): HeldTask {
  const runs: TaskRun[] = []
  const ends: ((error?: Error) => void)[] = []
  return {
    task: (_payload, about) => {
      runs.push(about)
      return new Promise((done, fail) => ends.push((error) => (error ? fail(error) : done())))
    },
    runs,
    finish(error) {
      for (const end of ends.splice(0)) end(error)
    },
  }
}
