import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Env } from '../env.ts'

/** Fails as listening would, so that a start with a wrong address fails before it has created anything. */
export async function requireFreePort({ port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  const probe = createServer()
  probe.listen({ port, host })
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
