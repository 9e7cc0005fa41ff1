import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifestFile = path.resolve(import.meta.dirname, '../../../packages/player/dist/browser/manifest.json')

/** Milliseconds until the player prefetches what the first slide does not need (`player.tsx`). */
const FETCHES_ALL_AFTER = 2000

/**
 * Waits until the page has loaded the built code of these player sources and all that it imports. Advances the page's clock,
 * which must be installed before the page opens, to the time of later loads.
 */
export async function expectFetched(page: Page, ...sources: readonly string[]): Promise<void> {
  const files = filesOf(sources)
  await expect(async () => {
    await page.clock.fastForward(FETCHES_ALL_AFTER)
    // The installed clock's `performance` lists no files.
    const fetched = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().map(({ name }) => name)))
          observer.observe({ type: 'resource', buffered: true })
        }),
    )
    expect(files.filter((file) => !fetched.some((name) => name.includes(file)))).toEqual([])
  }).toPass()
}

/** Names of the built files of the sources and of their imports. */
function filesOf(sources: readonly string[]): string[] {
  const chunks = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>
  const found = new Set<string>()
  const add = (source: string): void => {
    // A shared chunk is named after its file alone.
    const shared = `_${path.basename(source, path.extname(source))}-`
    const chunk = chunks[source] ?? Object.entries(chunks).find(([key]) => key.startsWith(shared))?.[1]
    if (!chunk) throw new Error(`The player is not built from ${source}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...found]
}
