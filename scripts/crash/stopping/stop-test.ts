/**
 * Starts Deckle by `npm start` or `npm run dev` and sends SIGTERM to npm or to the shell that npm runs it in; in some rounds
 * all processes of the database are frozen (SIGSTOP) before. Exits with 1 if something listens on the port or a process that
 * was started runs 75 seconds later. Only where /proc is available.
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
import { isRunning, listDescendants } from './processes.ts'

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

interface Round {
  readonly script: 'start' | 'dev'
  readonly target: 'npm' | 'shell'
  readonly isFrozen: boolean
}
const rounds: readonly Round[] = [
  { script: 'start', target: 'npm', isFrozen: false },
  { script: 'dev', target: 'npm', isFrozen: false },
  { script: 'start', target: 'npm', isFrozen: true },
  { script: 'start', target: 'shell', isFrozen: false },
  { script: 'dev', target: 'shell', isFrozen: false },
  { script: 'start', target: 'shell', isFrozen: true },
]

let failed = 0
for (let count = 0; count < Number(options.rounds); count++) {
  const round = rounds[count % rounds.length] as Round
  const seconds = await stopOnce(round)
  const found = seconds === undefined ? 'still running' : `${seconds.toFixed(1)} s`
  const what = `${round.script}, SIGTERM to ${round.target}${round.isFrozen ? ', database frozen' : ''}`
  console.log(`round ${count + 1}: ${what}: ${found}`)
  if (seconds === undefined) failed++
  killStarted()
}
await clean()
console.log(failed === 0 ? 'Stopped in every round.' : `Still running after ${limitMs / 1000} s in ${failed} rounds.`)
process.exit(failed === 0 ? 0 : 1)

/** Seconds until nothing listened and all processes had ended; undefined if that took too long. */
async function stopOnce({ script, target, isFrozen }: Round): Promise<number | undefined> {
  const npm = spawn('npm', ['run', script], {
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
    const isStopped = !started.some(isRunning) && listServersOf(cluster).length === 0
    if (isStopped && !(await isListening())) return elapsed / 1000
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
