import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StartError } from '../start-error.ts'
import type { Cluster } from './cluster.ts'
import { joinOrStart, type Postmaster } from './postmaster.ts'

// Simulates a busy machine: each reading of the clock exceeds every time limit, so only the number of attempts matters.

let root: string
let started: Postmaster | undefined
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deckle-postmaster-'))
  started = undefined
  let now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000))
})
afterEach(() => {
  vi.restoreAllMocks()
  if (started?.child) started.child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

/** @param script what its `postgres` does, in a shell */
function clusterOf(script: string): Cluster {
  const folder = join(root, 'postgres-18')
  mkdirSync(folder)
  const postgres = join(root, 'postgres')
  writeFileSync(postgres, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return {
    binaries: { postgres } as Cluster['binaries'],
    folder,
    socketFolder: root,
    logFile: join(root, 'postgres.log'),
    user: undefined,
    fsync: true,
  }
}

/** A database that fails the first connections. */
function silentFor(connections: number) {
  const connect = vi.fn(async ({ folder }: Cluster) => {
    if (connect.mock.calls.length <= connections) throw new Error('timeout expired')
    return folder
  })
  return connect
}

async function begin(cluster: Cluster, connect: (cluster: Cluster) => Promise<string>): Promise<Postmaster> {
  started = await joinOrStart(cluster, { connect })
  return started
}

const failureOf = (cluster: Cluster, connect: (cluster: Cluster) => Promise<string>): Promise<unknown> =>
  joinOrStart(cluster, { connect }).catch((error: unknown) => error)

describe('a start that takes longer than its limit', () => {
  it('is tried again, five times, before it gives up with the end of the log', async () => {
    const cluster = clusterOf(`echo "FATAL: no luck" >&2; exit 1`)
    const failure = await failureOf(cluster, silentFor(Number.POSITIVE_INFINITY))
    expect(failure).toBeInstanceOf(StartError)
    expect((failure as Error).message).toMatch(/^The embedded database did not start .*FATAL: no luck$/s)
    expect(readFileSync(cluster.logFile, 'utf8').match(/no luck/g)).toHaveLength(5)
  })

  it('succeeds at a later start', async () => {
    const cluster = clusterOf(
      `echo started >&2; [ $(grep -c started "\${0%/*}/postgres.log") -ge 3 ] && exec sleep 1000; exit 1`,
    )
    // Only a running process answers.
    const connect = async () => {
      if (readFileSync(cluster.logFile, 'utf8').match(/started/g)?.length !== 3) throw new Error('connect ENOENT')
      return cluster.folder
    }
    expect((await begin(cluster, connect)).child?.exitCode).toBeNull()
  })

  it('waits for a database that answers late', async () => {
    const cluster = clusterOf('exec sleep 1000')
    const connect = silentFor(40)
    await begin(cluster, connect)
    expect(connect).toHaveBeenCalledTimes(41)
  })

  it('gives up after fifty connections without an answer', async () => {
    const cluster = clusterOf('exec sleep 1000')
    const connect = silentFor(Number.POSITIVE_INFINITY)
    const failure = await failureOf(cluster, connect)
    expect(failure).toBeInstanceOf(StartError)
    const [, pid] = /^The embedded database \(process (\d+)\) does not answer/.exec((failure as Error).message) ?? []
    process.kill(Number(pid), 'SIGKILL')
    expect(connect).toHaveBeenCalledTimes(50)
  })
})
