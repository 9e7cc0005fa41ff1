import { createHmac } from 'node:crypto'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { clearAttempts, listAttemptsBetween, type OldAttempt } from './queries.ts'

const BATCH = 500

interface Old {
  readonly clientId: string
  /** Those that began before were cleared already; null for none. */
  readonly from: Date | null
  readonly before: Date
}

/** Clears attempts of what can name a person, a transaction a batch. Returns their number. */
export async function clearOldAttempts(
  deps: Pick<Deps, 'db' | 'secret'>,
  { clientId, from, before }: Old,
): Promise<number> {
  let count = 0
  for (let after: OldAttempt | undefined; ;) {
    const range = { from, before, after }
    const batch = await transaction(deps.db, async (trx) => {
      const attempts = await listAttemptsBetween(trx, clientId, range, BATCH)
      if (attempts.length > 0) await clearAttempts(trx, clientId, attempts, nobodiesOf(deps.secret, clientId, attempts))
      return attempts
    })
    count += batch.length
    after = batch.at(-1)
    if (batch.length < BATCH) return count
  }
}

/** The same id for an address whenever it is asked for, which does not lead back to it without the server's secret. */
function nobodiesOf(secret: Buffer, clientId: string, attempts: readonly OldAttempt[]): Map<string, string> {
  const addresses = new Set(attempts.flatMap(({ address }) => address ?? []))
  return new Map([...addresses].map((address) => [address, nobodyOf(secret, clientId, address)]))
}

function nobodyOf(secret: Buffer, clientId: string, address: string): string {
  const bytes = createHmac('sha256', secret).update(`retention ${clientId} ${address}`).digest().subarray(0, 16)
  // UUID of version 8 (RFC 9562 §5.8).
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
