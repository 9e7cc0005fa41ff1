// `npm run bench`: builds what is stale, then measures (performance.md's table; docs in bench/README.md).
import { checkNode, ensureBuilt, ensureInstalled, tool } from './lib/steps.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()
process.exit(await tool('tsx/dist/cli.mjs', ['bench/bench.ts', ...process.argv.slice(2)]))
