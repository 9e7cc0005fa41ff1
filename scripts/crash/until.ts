import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds. Longer than anything takes on a slow machine. */
const longestWait = 180_000
const pollInterval = 50

/** Polls a condition. @param what names it if it isn't met in time */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { limit = longestWait }: { readonly limit?: number } = {},
): Promise<void> {
  // timing: a limit that only ends a wait that hangs, and the pause between two polls
  for (const start = performance.now(); performance.now() - start < limit; await wait(pollInterval))
    if (await isSo()) return
  throw new Error(`Not within ${limit / 1000} s: ${what}.`)
}
