// `npm run bench:compare -- COMMIT P1 P2 …`: compares two commits, each built in a folder of its own (docs in bench/README.md).
import { chromiumFor, runBench } from './lib/run-bench.mjs'
import { checkNode, ensureInstalled } from './lib/steps.mjs'

checkNode()
await ensureInstalled()
const args = process.argv.slice(2)
const env = await chromiumFor(args.filter((arg) => /^P\d+$/.test(arg)))
process.exit(await runBench('bench/compare/compare.ts', args, env))
