import type { LmsPort } from './port.ts'

/** Milliseconds between two searches for an LMS; maximum number of searches, and of failed calls to initialize. */
const pause = 100
const maxSearches = 50
const maxFailures = 10

/** Waits for a limited time: some LMSs provide or initialize their API after the package's page has loaded. */
export async function whenConnected(port: Pick<LmsPort, 'connect' | 'health'>): Promise<void> {
  let failures = 0
  for (let search = 0; search < maxSearches && failures < maxFailures; search++) {
    if (port.connect()) return
    if (port.health() !== 'absent') failures += 1
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  port.connect()
}

/** Whether another window could have an LMS's API. */
export function mayHaveLms(window: Window): boolean {
  return window.parent !== window || window.opener !== null
}
