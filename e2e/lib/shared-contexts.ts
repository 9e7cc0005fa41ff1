import type { BrowserContext } from '@playwright/test'
import { waitMs } from './wait-ms.ts'

const open = new Set<BrowserContext>()
const closed: string[] = []

/**
 * Registers a context that several tests of a worker use. A test that closes it fails; without this, a later test would fail.
 * @param name says whose it is
 * @returns closes it at the end of the worker
 */
export function shareContext(context: BrowserContext, name: string): () => Promise<void> {
  // A context that is made before a test has Playwright's own limit.
  context.setDefaultTimeout(waitMs)
  open.add(context)
  context.once('close', () => open.delete(context) && closed.push(name))
  return async () => {
    open.delete(context)
    await context.close()
  }
}

/** Names of shared contexts that were closed since the last call. */
export const closedContexts = (): string[] => closed.splice(0)
