import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { leaveDatabase } from '../db/connection/pool.ts'
import { watchForShutdown } from '../db/connection/watch-for-shutdown.ts'
import { partitionsTask } from '../jobs/tasks.ts'
import { startFolding } from '../modules/figures/index.ts'
import { allHandlers, allPages } from '../registry.ts'
import { closeAll } from './close-all.ts'
import { createDeps } from './create-deps.ts'
import { type OnAccounts, prepareFirstStart } from './first-start.ts'
import type { RunningServer } from './running-server.ts'
import type { StartContext } from './start-context.ts'

export interface Times {
  /** Milliseconds that running requests have as the server stops. */
  readonly requestsWithin: number
  /** Milliseconds between looks whether the database is about to stop. */
  readonly watchEvery: number
  /** Waits for STOP_DELAY, in milliseconds. Default: by the clock. */
  readonly waitToStop?: (milliseconds: number) => Promise<unknown>
}

/**
 * Milliseconds from an abort of the start until its connections are closed under a running step, which ends soon unless
 * the database does not answer.
 */
const createWithin = 20_000

const usualTimes: Times = { requestsWithin: 5000, watchEvery: 2000 }

/** Starts what stands on the database: migrations, parts, HTTP, jobs. @param times others for tests */
export async function startApp(
  context: StartContext & { readonly onAccounts: OnAccounts },
  webFolder: string,
  { requestsWithin, watchEvery, waitToStop = sleep }: Times = usualTimes,
): Promise<RunningServer> {
  const appWithin = requestsWithin + 1000
  const { env, log, undo, signal } = context
  const state = { stopping: false }
  const aborted = whenAborted(signal)
  const unlessAborted = <Result>(step: Promise<Result>) => Promise.race([step, aborted])
  const { deps, startedJobs } = await Promise.race([createDeps(context), whenAborted(signal, createWithin)])
  const accounts = await unlessAborted(prepareFirstStart(deps, context.onAccounts))
  const folding = startFolding(deps)
  undo.push({ close: () => folding.stop(), within: appWithin })
  const stopWatching = watchForShutdown(
    deps.pool,
    () => {
      leaveDatabase(deps.pool)
      deps.listener.leave()
      startedJobs().then(
        (jobs) => jobs.leave(),
        () => undefined,
      )
    },
    watchEvery,
  )
  undo.push({ close: async () => stopWatching() })
  const app = createApp(deps, { handlers: allHandlers, pages: allPages, webFolder, isStopping: () => state.stopping })
  undo.push({ close: () => closeApp(app, requestsWithin), within: appWithin })
  await unlessAborted(app.listen({ port: env.port, host: env.host }))
  // The calls don't wait for it; jobs added earlier do.
  await unlessAborted(startedJobs().then((jobs) => jobs.add(partitionsTask, {}, { jobKey: partitionsTask })))
  return {
    port: (app.server.address() as AddressInfo).port,
    accounts,
    async stop() {
      state.stopping = true
      await waitToStop(env.stopDelay * 1000)
      await closeAll(undo, log)
    },
  }
}

/** Never resolves; rejects when the signal is aborted, or `delay` milliseconds later. */
function whenAborted(signal: AbortSignal | undefined, delay = 0): Promise<never> {
  const promise = new Promise<never>((_, fail) => {
    const end = () => fail(signal?.reason as Error)
    const abort = () => (delay === 0 ? end() : setTimeout(end, delay).unref())
    if (signal?.aborted) abort()
    else signal?.addEventListener('abort', abort, { once: true })
  })
  promise.catch(() => undefined)
  return promise
}

/** A kept-alive connection whose last request ended after closing began would delay the close, as would an endless one. */
async function closeApp(app: ReturnType<typeof createApp>, requestsWithin: number): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => app.server.closeAllConnections(), requestsWithin)
  await app.close().finally(() => {
    clearInterval(sweep)
    clearTimeout(cut)
  })
}
