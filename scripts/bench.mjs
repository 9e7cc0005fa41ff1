// `npm run bench`: builds what is stale, then measures (performance.md's table; docs in bench/README.md).
import { ensureChromium } from './lib/browsers.mjs'
import { checkNode, ensureBuilt, ensureInstalled, tool } from './lib/steps.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()
const args = process.argv.slice(2)
const rows = args.filter((arg) => /^(P\d+|learning|articles|feed)$/.test(arg))
const env = { ...process.env }
if (rows.length === 0 || rows.some((row) => ['P4', 'P5', 'P9', 'P10'].includes(row))) {
  const chromium = await ensureChromium()
  if (!chromium) process.exit(1)
  env.CHROMIUM_PATH = chromium
}
process.exit(await tool('tsx/dist/cli.mjs', ['bench/bench.ts', ...args], { env }))
