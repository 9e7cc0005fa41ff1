// Shared by `npm run bench` and `npm run bench:compare`.
import { ensureChromium } from './browsers.mjs'
import { run } from './steps.mjs'

const inBrowser = ['P4', 'P5', 'P9', 'P10']

/** The environment of a measurement of these rows (none: of all), with the path of Chromium if they need it. */
export async function chromiumFor(rows) {
  if (rows.length > 0 && !rows.some((row) => inBrowser.includes(row))) return process.env
  const chromium = await ensureChromium()
  if (!chromium) process.exit(2)
  return { ...process.env, CHROMIUM_PATH: chromium }
}

/** Runs a program without tsx's own process, which kills it if a busy machine lets it react to a signal after 30 ms. */
export const runBench = (file, args, env) => run(process.execPath, ['--import', 'tsx', file, ...args], { env })
