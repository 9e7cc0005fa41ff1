import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { apiAs, makePerson } from './lib/api.ts'
import { makeDeck, selectSlide } from './lib/decks.ts'
import { type Account, type RunningServer, startServer } from './lib/server.ts'
import { temporaryData } from '../scripts/lib/temporary-data.ts'
import { whenToldToStop } from '../scripts/lib/when-told-to-stop.ts'

/**
 * One built server with demo content for the whole run; its address and accounts go to the tests by environment.
 * With `E2E_URL` and `E2E_ACCOUNTS` set, the tests run against that server instead.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL !== undefined && process.env.E2E_ACCOUNTS !== undefined) return async () => {}
  const data = await temporaryData('deckle-e2e-')
  const server: RunningServer = await startServer({ port: await freePort(), data })
  process.env.E2E_URL = server.url
  const stop = async (): Promise<void> => {
    await server.stop()
    await rm(data, { recursive: true, force: true })
  }
  // Ctrl+C is Playwright's own to handle.
  whenToldToStop(stop, ['SIGTERM', 'SIGHUP'])
  await setTheScene(server.accounts).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return stop
}

/**
 * Journeys make their decks as a creator of their own. What the demo's creator has nobody touches: screens that show it are
 * the same in every run, whatever ran before them.
 */
async function setTheScene(printed: readonly Account[]): Promise<void> {
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

/** A port that nobody listens on, so that two runs on one machine do not meet. */
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
