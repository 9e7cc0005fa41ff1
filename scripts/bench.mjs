// `npm run bench`: builds what is stale, then measures (performance.md's table; docs in bench/README.md).
import { chromiumFor, runBench } from './lib/run-bench.mjs'
import { checkNode, ensureBuilt, ensureInstalled } from './lib/steps.mjs'

checkNode()
await ensureInstalled()
await ensureBuilt()
const args = process.argv.slice(2)
const env = await chromiumFor(args.filter((arg) => /^(P\d+|learning|articles|feed)$/.test(arg)))
process.exit(await runBench('bench/bench.ts', args, env))
