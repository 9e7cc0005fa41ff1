import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { refusalOfDatabase } from '../../http/database-errors.ts'
import { Refusal } from '../../refusal.ts'
import { type JobCounts, type JobKindsWith, type JobResult, JobStopped, type RunningJobWith } from './job-kind.ts'
import { claimJob, countRunning, endJob, findActor, findJob, type JobRecord, saveProgress, setFile } from './queries.ts'
import { changeJob } from './queries-change.ts'
import { enqueueJob } from './start-job.ts'

/** Jobs at once, over all clients, so that mails and other tasks always find a worker. */
const MOST_RUNNING = 2
/** Milliseconds. */
const waitWhileFull = 2000
const beatEvery = 15_000
const waitAfterOutage = 20_000
/** Milliseconds after which an outage ends the job as failed. Its author can retry it. */
const outageTimeout = 2 * 3_600_000
/** Milliseconds. A run that lasted longer starts a new outage. */
const longestOutageRun = 600_000

const payloadSchema = z.object({
  clientId: z.string(),
  jobId: z.string(),
  /** End of the first of consecutive runs that failed because of an outage. */
  outageSince: z.iso.datetime().optional(),
})

/**
 * Runs a queued job, or one whose server died.
 *
 * @param attempt of the queue's task, from 1; above 1 no other server runs the job, because it has only one task
 */
export async function runJob(deps: Deps, kinds: JobKindsWith<Deps>, payload: unknown, attempt: number): Promise<void> {
  const { clientId, jobId, outageSince } = payloadSchema.parse(payload)
  if (attempt > 1) await changeJob(deps.db, { client_id: clientId, id: jobId }, ['running'], { status: 'queued' })
  if ((await countRunning(deps.db, deps.now())) >= MOST_RUNNING) {
    await enqueueJob(deps, clientId, jobId, { runAt: new Date(deps.now().getTime() + waitWhileFull), outageSince })
    return
  }
  if (!(await claimJob(deps.db, clientId, jobId, deps.now()))) return
  const job = await findJob(deps.db, clientId, jobId)
  if (!job) return
  const startedAt = deps.now()
  const beat = setInterval(() => {
    saveProgress(deps.db, job, deps.now()).catch(() => undefined)
  }, beatEvery)
  try {
    const result = await runKind(deps, kinds, job)
    await endJob(deps.db, job, deps.now(), endOf(deps, result))
  } catch (error) {
    const now = deps.now()
    const isNewOutage = outageSince === undefined || now.getTime() - startedAt.getTime() > longestOutageRun
    const since = isNewOutage ? now : new Date(outageSince)
    if (isOutage(error) && now.getTime() - since.getTime() < outageTimeout) await runLater(deps, job, since, error)
    else await endJob(deps.db, job, deps.now(), failureOf(deps, job, error))
  } finally {
    clearInterval(beat)
  }
}

/** A database or a store of files that does not answer, or is full. */
function isOutage(error: unknown): boolean {
  const code = error instanceof Refusal ? error.code : refusalOfDatabase(error)?.code
  return code === 'unavailable' || code === 'disk_full'
}

/** If this fails too, the queue repeats its task, and `jobs.resume` finds what then is silent. */
async function runLater(deps: Deps, job: JobRecord, outageSince: Date, error: unknown): Promise<void> {
  deps.log.warn({ err: error, job: job.id, kind: job.kind }, 'A job waits for the end of an outage.')
  await changeJob(deps.db, job, ['running'], { status: 'queued' })
  await enqueueJob(deps, job.client_id, job.id, {
    runAt: new Date(deps.now().getTime() + waitAfterOutage),
    outageSince: outageSince.toISOString(),
  })
}

async function runKind(deps: Deps, kinds: JobKindsWith<Deps>, job: JobRecord): Promise<JobResult> {
  const kind = kinds[job.kind]
  if (!kind) throw new Error(`There is no kind of job ${job.kind}.`)
  const actor = await findActor(deps.db, job, deps.now())
  if (!actor) throw new JobStopped()
  return (await kind.run(createRunning(deps, job, actor))) ?? {}
}

function createRunning(deps: Deps, job: JobRecord, actor: RunningJobWith<Deps>['actor']): RunningJobWith<Deps> {
  return {
    deps,
    job,
    actor,
    async progress({ counts, ...numbers }: JobCounts) {
      const shouldStop = await saveProgress(deps.db, job, deps.now(), {
        ...numbers,
        ...(counts && { counts: JSON.stringify(counts) }),
      })
      if (shouldStop) throw new JobStopped()
    },
    async saveFile({ name, type, content }) {
      const file_key = `jobs/${job.client_id}/${job.id}`
      await deps.files.put(file_key, content, { contentType: type })
      await setFile(deps.db, job.client_id, job.id, { file_key, file_name: name, file_type: type })
    },
  }
}

const endOf = (deps: Deps, { isDraft = false, undoFor }: JobResult) => ({
  status: isDraft ? ('draft' as const) : ('done' as const),
  undo_until: undoFor === undefined ? null : new Date(deps.now().getTime() + undoFor),
})

/** Stores the message or code of a refusal. Other errors are logged with the job's id. */
function failureOf(deps: Deps, job: JobRecord, error: unknown) {
  if (error instanceof JobStopped) return { status: 'stopped' as const }
  if (error instanceof Refusal)
    return { status: 'failed' as const, error: error.detail.message ?? `code:${error.code}` }
  deps.log.error({ err: error, job: job.id, kind: job.kind }, 'A job failed.')
  return { status: 'failed' as const, error: 'code:internal' }
}
