import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, startServer } from './lib/server.ts'

/** One built server with demo content for the whole run; its address and accounts go to the tests by environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await mkdtemp(path.join(tmpdir(), 'deckle-e2e-'))
  const server: RunningServer = await startServer({ port: 4300, data })
  process.env.E2E_URL = server.url
  process.env.E2E_ACCOUNTS = JSON.stringify(server.accounts)
  return async () => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
}
