import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, startServer } from './lib/server.ts'

/**
 * One built server with demo content for the whole run; its address and accounts go to the tests by environment.
 * With `E2E_URL` and `E2E_ACCOUNTS` set, the tests run against that server instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL !== undefined && process.env.E2E_ACCOUNTS !== undefined) return async () => {}
  const data = await mkdtemp(path.join(tmpdir(), 'deckle-e2e-'))
  const server: RunningServer = await startServer({ port: Number(process.env.E2E_PORT ?? 4300), data })
  process.env.E2E_URL = server.url
  process.env.E2E_ACCOUNTS = JSON.stringify(server.accounts)
  return async () => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}
