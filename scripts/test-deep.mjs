// `npm run test:deep`: what `npm test` leaves out because it takes long: an analysis of every regular expression, random
// data until a time budget is used, crashes, and every screen in the browser. `npm run test:deep -- random` runs some.
import { runSteps } from './lib/run-steps.mjs'
import { tool } from './lib/steps.mjs'
import { build, runJourneys, runUnitTests } from './lib/test-steps.mjs'

await runSteps({
  build,
  patterns: () => tool('tsx/dist/cli.mjs', ['scripts/check-patterns.ts']),
  random: () => runUnitTests('deep'),
  crash: () => tool('tsx/dist/cli.mjs', ['scripts/crash/crash-test.ts', '--rounds', '2']),
  stop: () => tool('tsx/dist/cli.mjs', ['scripts/crash/stopping/stop-test.ts', '--rounds', '6']),
  browser: () => runJourneys('deep'),
})
