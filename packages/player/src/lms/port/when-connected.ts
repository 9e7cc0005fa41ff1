import type { LmsPort } from './port.ts'

/** Milliseconds between two searches for an LMS; maximum number of searches, and of failed calls to initialize. */
const pause = 100
const mostLooks = 50
const mostGreetings = 10

/** Waits for a limited time: some LMSs provide or initialize their API after the package's page has loaded. */
export async function whenConnected(port: Pick<LmsPort, 'connect' | 'health'>): Promise<void> {
  let greetings = 0
  for (let look = 0; look < mostLooks && greetings < mostGreetings; look++) {
    if (port.connect()) return
    if (port.health() !== 'absent') greetings += 1
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  port.connect()
}

/** Whether another window could have an LMS's API. */
export function mayHaveLms(window: Window): boolean {
  return window.parent !== window || window.opener !== null
}
