/**
 * Starts Deckle by `npm start` and sends SIGTERM, by turns to npm and to the shell that npm runs it in; in every second round
 * all processes of the database are frozen (SIGSTOP) before. Exits with 1 if something listens on the port or a process of the
 * database runs 75 seconds later. Only where /proc is available.
 * `tsx scripts/crash/stopping/stop-test.ts --rounds 20`
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isAlive, listServersOf } from '../../../apps/server/src/platform/postgres/whose-process.ts'
import { temporaryData } from '../../lib/temporary-data.ts'
import { onStopSignal } from '../../lib/on-stop-signal.ts'
import { isReady } from '../built-server.ts'
import { until } from '../until.ts'
import { listDescendants } from './processes.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '2' } } })
const root = path.resolve(import.meta.dirname, '../../..')
const limitMs = 75_000

if (!existsSync('/proc/self/stat')) {
  console.log('Skipped: this system has no /proc.')
  process.exit(0)
}
const data = await temporaryData('deckle-stop-')
const cluster = path.join(data, 'database/postgres-18')
const port = await freePort()
let started: readonly number[] = []
const killStarted = (): void => {
  for (const pid of [...started, ...listServersOf(cluster)].filter(isAlive)) process.kill(pid, 'SIGKILL')
}
const clean = async (): Promise<void> => {
  killStarted()
  await rm(data, { recursive: true, force: true })
}
onStopSignal(clean)

let failed = 0
for (let round = 0; round < Number(options.rounds); round++) {
  const isFrozen = round % 2 === 1
  const target = round % 4 < 2 ? 'npm' : 'shell'
  const seconds = await stopOnce(isFrozen, target)
  const found = seconds === undefined ? 'still running' : `${seconds.toFixed(1)} s`
  console.log(`round ${round + 1}: SIGTERM to ${target}${isFrozen ? ', database frozen' : ''}: ${found}`)
  if (seconds === undefined) failed++
  killStarted()
}
await clean()
console.log(failed === 0 ? 'Stopped in every round.' : `Still running after ${limitMs / 1000} s in ${failed} rounds.`)
process.exit(failed === 0 ? 0 : 1)

/** Seconds until nothing listened and no database ran; undefined if that took too long. */
async function stopOnce(isFrozen: boolean, target: 'npm' | 'shell'): Promise<number | undefined> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DECKLE_DATA: data,
      DECKLE_DEMO: 'off',
      LOG_LEVEL: 'fatal',
      DECKLE_ADMIN_PASSWORD: 'a-long-stop-passphrase-2846',
    },
  })
  await until('the server is ready', () => isReady(port))
  started = listDescendants(npm.pid ?? 0)
  if (isFrozen) for (const pid of listServersOf(cluster)) freeze(pid)
  const [npmPid = 0, shellPid = 0] = started
  const signalled = performance.now()
  process.kill(target === 'npm' ? npmPid : shellPid, 'SIGTERM')
  for (;;) {
    const elapsed = performance.now() - signalled
    if (!(await isListening()) && listServersOf(cluster).length === 0) return elapsed / 1000
    if (elapsed > limitMs) return undefined
    // timing: the measured time has this resolution
    await wait(100)
  }
}

/** Workers of the database come and go: one that has ended meanwhile needs no signal. */
function freeze(pid: number): void {
  try {
    process.kill(pid, 'SIGSTOP')
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}

function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as AddressInfo
      probe.close(() => resolve(free))
    })
  })
}
