import type { LmsPort } from './port.ts'

/** How often, in milliseconds, an LMS is looked for, and how often it is greeted that does not answer. */
const pause = 100
const mostLooks = 50
const mostGreetings = 10

/** Some LMSs put their API up after the package's page, or greet late: waits for it, not for ever. */
export async function whenConnected(port: Pick<LmsPort, 'connect' | 'health'>): Promise<void> {
  let greetings = 0
  for (let look = 0; look < mostLooks && greetings < mostGreetings; look++) {
    if (port.connect()) return
    if (port.health() !== 'absent') greetings += 1
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  port.connect()
}

/** Whether there is a window that could hold an LMS's API. */
export function mayHaveLms(window: Window): boolean {
  return window.parent !== window || window.opener !== null
}
