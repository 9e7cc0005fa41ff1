// `npm test`: sets up what is missing and runs every check, each with its time. `npm test -- types unit` runs some.
import { runSteps } from './lib/run-steps.mjs'
import { tool } from './lib/steps.mjs'
import { build, runJourneys, runUnitTests } from './lib/test-steps.mjs'

const workspaces = [
  'packages/core',
  'packages/slides',
  'packages/contract',
  'packages/player',
  'packages/ui',
  'apps/server',
  'apps/web',
  'bench',
  'e2e',
  'scripts',
]

const script = (name) => () => tool('tsx/dist/cli.mjs', [`scripts/${name}.ts`])

const steps = {
  format: () => tool('oxfmt/bin/oxfmt', ['--check', '.']),
  lint: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '.']),
  limits: script('check-limits'),
  words: script('check-words'),
  timing: script('check-test-time'),
  types: checkTypes,
  arrows: script('check-arrows'),
  unused: () => tool('knip/bin/knip.js', ['--no-progress']),
  build,
  budgets: script('check-budgets'),
  unit: () => runUnitTests('quick'),
  browser: () => runJourneys('quick'),
}

await runSteps(steps, {
  // These read only the sources and mostly use one core each.
  lanes: [
    ['format', 'lint', 'limits', 'words', 'timing', 'unused'],
    ['arrows', 'types'],
  ],
})

async function checkTypes() {
  for (const workspace of workspaces) {
    // Each further checker would resolve the shared types again.
    const code = await tool('typescript7/bin/tsc', ['-p', workspace, '--checkers', '1'])
    if (code !== 0) return code
  }
  return 0
}
