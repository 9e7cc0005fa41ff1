// Steps that `npm test` and `npm run test:deep` share.
import { ensureChromium, ensureFirefox } from './browsers.mjs'
import { memoryFolder } from './memory-folder.mjs'
import { ensureBuilt, tool } from './steps.mjs'
import { reports } from './test-reports.mjs'
import { testSeed } from './test-seed.mjs'

export const build = async () => (await ensureBuilt(), 0)

/** Runs the unit and HTTP tests of a depth; `npm test` has every file but `*.deep.test.*`, `test:deep` only those. */
export function runUnitTests(depth) {
  const reporters = ['default', 'json', './scripts/lib/file-times-reporter.mjs']
  const args = reporters.map((reporter) => `--reporter=${reporter}`)
  return tool('vitest/vitest.mjs', ['run', ...args, `--outputFile.json=${reports.unit}`], {
    // These tests leave no file behind.
    env: { ...process.env, TMPDIR: memoryFolder(), TEST_DEPTH: depth, TEST_SEED: String(testSeed()) },
  })
}

/** Runs the browser journeys of a depth (e2e/playwright.config.ts). */
export async function runJourneys(depth) {
  const chromium = await ensureChromium()
  const firefox = await ensureFirefox()
  if (!chromium || !firefox) return 1
  const env = { ...process.env, CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox, TEST_DEPTH: depth, E2E_WHOLE: '1' }
  return tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], { env })
}
