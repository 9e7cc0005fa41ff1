import type { CrashResult } from '../learning/crash-learning.ts'
import { type Servers, startServers } from '../learning/servers.ts'
import { until } from '../until.ts'
import { findLostPayments, findWrongPayments } from './audit.ts'
import { buyAll, makePayers, type Purchase, verifyAgain } from './buy-plans.ts'

const payerCount = 10
/** More than a payer gets through before the crash. */
const clientsOfPayer = 4
/** Payments that are confirmed before a crash. */
const fewest = 8
const victims = ['servers', 'database'] as const

const prices = ['educational-monthly', 'business-monthly', 'perpetual_business', 'agency-monthly'].map((id, at) => ({
  id,
  amount: 100_000 * (at + 1),
  currency: 'INR',
}))

/**
 * While plans are bought at two servers, kills with SIGKILL by turns the servers and their database. Then each
 * confirmed payment has its invoice; and once all was confirmed again, each has one, each refund one credit note, numbers
 * have no gaps, and each client has the plan that it bought last.
 */
export async function crashPayments(rounds: number): Promise<CrashResult> {
  const servers = await startServers()
  const sum = { acknowledged: 0, lost: 0, wrong: 0, refused: 0, slowest: 0 }
  try {
    await servers.call('POST', '/plans/prices/update', { prices, taxRate: 1800 })
    for (let round = 1; round <= rounds; round++) {
      const one = await crashOnce(servers, round, rounds)
      sum.acknowledged += one.acknowledged
      sum.lost += one.lost
      sum.wrong += one.wrong
      sum.refused += one.refused
      sum.slowest = Math.max(sum.slowest, one.slowest)
    }
    return sum
  } finally {
    await servers.stop()
  }
}

async function crashOnce(servers: Servers, round: number, rounds: number): Promise<CrashResult> {
  const { pool } = servers
  const payers = await makePayers(servers, payerCount * clientsOfPayer)
  const bought: Purchase[] = []
  const load = { isOn: true, isKilled: false }
  const refused: unknown[] = []
  const writers = Array.from({ length: payerCount }, async (_, at) => {
    for (const payer of payers.slice(at * clientsOfPayer, (at + 1) * clientsOfPayer))
      if (load.isOn) await buyAll(servers.call, payer, bought)
  }).map((writer) => writer.catch((error: unknown) => load.isKilled || refused.push(error)))
  const beforeCrash = fewest + Math.random() * fewest
  const isEnough = () => bought.filter(({ isConfirmed }) => isConfirmed).length >= beforeCrash
  await until('enough payments are confirmed', () => isEnough() || refused.length > 0)
  const victim = victims[(round - 1) % victims.length] ?? 'servers'
  load.isKilled = true
  const killed = performance.now()
  servers.kill(victim)
  load.isOn = false
  await Promise.all(writers)
  await servers.recover()
  const slowest = (performance.now() - killed) / 1000
  const confirmed = bought.filter(({ isConfirmed }) => isConfirmed)
  const lost = await findLostPayments(pool, confirmed)
  for (const purchase of bought) await verifyAgain(servers.call, purchase)
  await until('all payment tasks have run', () => areDone(servers))
  const wrong = await findWrongPayments(pool, bought)
  console.log(
    `Payments, round ${round} of ${rounds}: ${victim} killed, ${confirmed.length} payments confirmed, ${lost.length} lost, ${wrong.length} wrong, ${refused.length} refused before, back in ${slowest.toFixed(1)} s`,
  )
  for (const one of [...lost, ...wrong.slice(0, 20), ...refused]) console.error(one)
  return { acknowledged: confirmed.length, lost: lost.length, wrong: wrong.length, refused: refused.length, slowest }
}

/** Tasks of a killed server run when another one has released them. */
async function areDone({ pool }: Servers): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier in ('payments.refund', 'payments.end', 'payments.sandbox_event')`,
  )
  return rowCount === 0
}
