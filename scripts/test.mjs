// `npm test`: sets up what is missing and runs every check, each with its time. `npm test -- types unit` runs some.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium, ensureFirefox } from './lib/browsers.mjs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { checkNode, ensureBuilt, ensureInstalled, root, print, tool } from './lib/steps.mjs'

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

const unitReport = path.join(root, 'test-results', 'unit.json')
const browserReport = path.join(root, 'test-results', 'browser.json')

/** For tests that leave no file behind. */
const inMemory = { ...process.env, TMPDIR: memoryFolder() }

checkNode()
await ensureInstalled()
mkdirSync(path.join(root, 'test-results'), { recursive: true })
for (const report of [unitReport, browserReport]) rmSync(report, { force: true })

const steps = {
  format: () => tool('oxfmt/bin/oxfmt', ['--check', '.']),
  lint: () => tool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '.']),
  limits: () => tool('tsx/dist/cli.mjs', ['scripts/check-limits.ts']),
  words: () => tool('tsx/dist/cli.mjs', ['scripts/check-words.ts']),
  types: checkTypes,
  arrows: () => tool('tsx/dist/cli.mjs', ['scripts/check-arrows.ts']),
  unused: () => tool('knip/bin/knip.js', ['--no-progress']),
  build: async () => (await ensureBuilt(), 0),
  unit: () =>
    tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`], {
      env: inMemory,
    }),
  budgets: () => tool('tsx/dist/cli.mjs', ['scripts/check-budgets.ts']),
  crash: () => tool('tsx/dist/cli.mjs', ['scripts/crash/crash-test.ts', '--rounds', '2', '--seconds', '30']),
  browser: checkBrowser,
}

/** Read the sources alone, and mostly use one core: two of them run beside each other. */
const lanes = [
  ['format', 'lint', 'limits', 'words', 'unused'],
  ['arrows', 'types'],
]

const wanted = process.argv.slice(2).filter((name) => name in steps)
const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const results = []
await Promise.all(lanes.map((names) => runEach(chosen.filter(([name]) => names.includes(name)))))
await runEach(chosen.filter(([name]) => !lanes.flat().includes(name)))

async function runEach(some) {
  for (const [name, step] of some) {
    print(`\n── ${name}`)
    const begun = performance.now()
    const code = await step()
    results.push({ name, ok: code === 0, seconds: (performance.now() - begun) / 1000 })
  }
}

for (const name of [...failedUnitTests(), ...failedJourneys()]) print(`  FAILED  ${name}`)
print('\nResult')
for (const { name, ok, seconds } of results)
  print(`  ${ok ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1)} s`)
const failed = results.filter((result) => !result.ok).length
print(`${results.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** Repeated at the end of the output: the list of failures stands far above. */
function failedUnitTests() {
  if (!existsSync(unitReport)) return []
  const { testResults } = JSON.parse(readFileSync(unitReport, 'utf8'))
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`)
    return message ? [`${file}: ${message.split('\n')[0]}`] : []
  })
}

/** With the first line of each failed try; one that passed when it was tried again is named too. */
function failedJourneys() {
  if (!existsSync(browserReport)) return []
  const { suites, errors } = JSON.parse(readFileSync(browserReport, 'utf8'))
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
  const failed = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, status, results }) => {
        const tries = results.flatMap(({ error }) => (error ? [`\n            ${firstLine(error)}`] : []))
        return `${file} [${projectName}]${status === 'flaky' ? ' (passed when tried again)' : ''}: ${title}${tries.join('')}`
      }),
  )
  return [...failed, ...errors.map(({ message }) => message?.split('\n')[0])]
}

/** Of an error's message, with where it happened. */
function firstLine({ message = '', location }) {
  // oxlint-disable-next-line no-control-regex
  const [line] = message.replace(/\u001B\[\d+m/g, '').split('\n')
  return location ? `${line} (${path.relative(root, location.file)}:${location.line})` : line
}

async function checkTypes() {
  for (const workspace of workspaces) {
    // More checkers each resolve the shared types anew.
    const code = await tool('typescript7/bin/tsc', ['-p', workspace, '--checkers', '1'])
    if (code !== 0) return code
  }
  return 0
}

async function checkBrowser() {
  const chromium = await ensureChromium()
  const firefox = await ensureFirefox()
  if (!chromium || !firefox) return 1
  const env = { ...process.env, CHROMIUM_PATH: chromium, FIREFOX_PATH: firefox, E2E_WHOLE: '1' }
  return tool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts'], { env })
}
