import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { apiAs, makePerson } from './lib/api.ts'
import { makeDeck, selectSlide } from './lib/decks.ts'
import { dueVariable, findDueScreens } from './lib/screens/due-screens.ts'
import { type Account, type RunningServer, startServer } from './lib/server.ts'
import { temporaryData } from '../scripts/lib/temporary-data.ts'
import { onStopSignal } from '../scripts/lib/on-stop-signal.ts'

/**
 * One built server with demo content for the whole run; tests get its address and accounts by environment variables.
 * With `E2E_URL` and `E2E_ACCOUNTS` set, the tests run against that server instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  process.env[dueVariable] = JSON.stringify(findDueScreens())
  if (process.env.E2E_URL !== undefined && process.env.E2E_ACCOUNTS !== undefined) return async () => {}
  const data = await temporaryData('deckle-e2e-')
  const env = { WEBHOOK_HOSTS: '127.0.0.1', SSO_HOSTS: '127.0.0.1' }
  const remove = () => rm(data, { recursive: true, force: true })
  const server: RunningServer = await startServer({ port: await freePort(), data, env }).catch(
    async (error: unknown) => {
      await remove()
      throw error
    },
  )
  process.env.E2E_URL = server.url
  const stop = async (): Promise<void> => {
    await server.stop()
    await remove()
  }
  // Playwright handles Ctrl+C.
  onStopSignal(stop, ['SIGTERM', 'SIGHUP'])
  await prepareAccounts(server.accounts).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return stop
}

/**
 * Journeys create their decks as a creator of their own. Nothing changes the demo creator's decks: screens that show them are
 * equal in every run.
 */
async function prepareAccounts(printed: readonly Account[]): Promise<void> {
  const accounts = printed.map((one) => (one.role === 'Creator' ? { ...one, role: 'Demo creator' } : one))
  process.env.E2E_ACCOUNTS = JSON.stringify(accounts)
  const creator = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
  process.env.E2E_ACCOUNTS = JSON.stringify([...accounts, creator])
  const demo = await apiAs('Demo creator')
  const thrown = await makeDeck(demo, {
    name: 'Winter menu, first try',
    slides: [selectSlide('Hot?', ['Yes', 'No'])],
  })
  await demo.call('POST', `/decks/${thrown.id}/delete`, {})
}

/** Two runs on one machine must not collide. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() => (address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error())))
    })
  })
}
