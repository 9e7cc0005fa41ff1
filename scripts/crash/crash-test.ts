/**
 * During saves, attempts, answers, changed answers and events, kills with SIGKILL by turns the server, which is then started
 * again, and its database, which the server must restart by itself. Then checks that all acknowledged writes are stored, sends
 * everything once more under the same ids, and checks that all is stored exactly once. Then the same for learning
 * (`learning/crash-learning.ts`) and payments (`payments/crash-payments.ts`). Meanwhile kills and stops servers during each
 * kind of task (`queue/crash-queue.ts`).
 * `npm run crash-test -- --rounds 10`. Exits with 1 when an acknowledged write is lost or doubled, when a call is refused
 * while nothing is killed, or when a task of a killed or stopped server is not run by another one.
 */
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/postgres/index.ts'
import { audit } from './audit.ts'
import { crashLearning, type CrashResult } from './learning/crash-learning.ts'
import { crashPayments } from './payments/crash-payments.ts'
import { crashQueue } from './queue/crash-queue.ts'
import { startCrashServer, victims } from './server.ts'
import { until } from './until.ts'
import {
  countAcknowledged,
  isSaved,
  nothingWritten,
  playRepeatedly,
  publishSurvey,
  saveRepeatedly,
  sendAgain,
} from './writes.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(options.rounds)
const players = 16
/** Writes that are acknowledged before a crash. */
const fewest = 60

const queue = crashQueue()
// Reported at the end.
queue.catch(() => undefined)

const server = await startCrashServer()
const deck = await publishSurvey(server)
const sum = { acknowledged: 0, lost: 0, wrong: 0, refused: 0, slowest: 0 }
for (let round = 1; round <= rounds; round++) {
  const written = nothingWritten()
  const load = { on: true, killed: false, round }
  const refused: unknown[] = []
  const writers = [
    saveRepeatedly(server, deck, written, load),
    ...Array.from({ length: players }, () => playRepeatedly(server, deck, written, load)),
  ].map((writer) => writer.catch((error: unknown) => load.killed || refused.push(error)))
  const beforeCrash = fewest + Math.random() * 10 * fewest
  await until('enough is acknowledged', () => countAcknowledged(written) >= beforeCrash || refused.length > 0)
  const victim = victims[(round - 1) % victims.length] ?? 'server'
  load.killed = true
  const killed = performance.now()
  await server.kill(victim)
  load.on = false
  await Promise.all(writers)
  await server.recover()
  const seconds = (performance.now() - killed) / 1000
  const found = await inDatabase(async (pool) => {
    const before = await audit(pool, deck, written, false)
    await sendAgain(server, deck, written)
    const after = await audit(pool, deck, written, true)
    return { ...before, lost: before.lost + after.lost, wrong: before.wrong + after.wrong }
  })
  const lost = found.lost + ((await isSaved(server, deck, written)) ? 0 : 1)
  sum.acknowledged += found.acknowledged + 1
  sum.lost += lost
  sum.wrong += found.wrong
  sum.refused += refused.length
  sum.slowest = Math.max(sum.slowest, seconds)
  console.log(
    `Round ${round} of ${rounds}: ${victim} killed, ${found.acknowledged} writes and revision ${written.savedRevision} acknowledged, ${lost} lost, ${found.wrong} wrong, ${refused.length} refused before, back in ${seconds.toFixed(1)} s`,
  )
  for (const error of refused) console.error(error)
}
await server.stop()
console.log(
  `${sum.acknowledged} acknowledged writes over ${rounds} kills: ${sum.lost} lost, ${sum.wrong} doubled or wrong, ${sum.refused} refused while nothing was killed; back within ${sum.slowest.toFixed(1)} s`,
)
const learning = await crashLearning(rounds)
report('Learning', learning)
const payments = await crashPayments(rounds)
report('Payments', payments)
await queue
const isGood =
  [learning, payments].every(isFlawless) &&
  learning.acknowledged > rounds * 50 &&
  payments.acknowledged > rounds * 5 &&
  sum.lost === 0 &&
  sum.wrong === 0 &&
  sum.refused === 0
process.exit(isGood && sum.acknowledged > rounds * 50 ? 0 : 1)

function report(name: string, { acknowledged, lost, wrong, refused, slowest }: CrashResult): void {
  console.log(
    `${name}: ${acknowledged} acknowledged over ${rounds} kills: ${lost} lost, ${wrong} doubled or wrong, ${refused} refused while nothing was killed; back within ${slowest.toFixed(1)} s`,
  )
}

function isFlawless({ lost, wrong, refused }: CrashResult): boolean {
  return lost === 0 && wrong === 0 && refused === 0
}

async function inDatabase<Result>(act: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const embedded = await startEmbeddedPostgres({ dataFolder: server.data })
  const pool = new pg.Pool({ ...embedded.config, max: 1 })
  // Idle connections are lost as the database restarts: the next query opens another one.
  pool.on('error', () => undefined)
  try {
    return await act(pool)
  } finally {
    await pool.end()
    await embedded.stop()
  }
}
