// The steps of `npm test` and `npm run test:deep`: runs them, names what failed and what was slowest.
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { printReports, reports } from './test-reports.mjs'
import { checkNode, ensureInstalled, print } from './steps.mjs'

/**
 * Runs the steps (name → function that returns an exit code), or those named in the arguments, and exits: with 0 if all
 * passed. `lanes` are lists of steps that run beside each other, before the others.
 */
export async function runSteps(steps, { lanes = [] } = {}) {
  checkNode()
  await ensureInstalled()
  mkdirSync(path.dirname(reports.unit), { recursive: true })
  for (const report of Object.values(reports)) rmSync(report, { force: true })

  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !(name in steps))
  if (unknown.length > 0) {
    print(`Unknown steps: ${unknown.join(', ')}. Choose from: ${Object.keys(steps).join(', ')}.`)
    process.exit(1)
  }
  const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const isInLane = (name) => lanes.flat().includes(name)
  const results = []
  await Promise.all(
    lanes.map((names) =>
      runEach(
        chosen.filter(([name]) => names.includes(name)),
        results,
      ),
    ),
  )
  await runEach(
    chosen.filter(([name]) => !isInLane(name)),
    results,
  )

  printReports()
  print('\nResult')
  for (const { name, ok, seconds } of results)
    print(`  ${ok ? 'passed' : 'FAILED'}  ${name.padEnd(8)} ${seconds.toFixed(1)} s`)
  const failed = results.filter(({ ok }) => !ok).length
  print(`${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

async function runEach(steps, results) {
  for (const [name, step] of steps) {
    print(`\n── ${name}`)
    const start = performance.now()
    const code = await step()
    results.push({ name, ok: code === 0, seconds: (performance.now() - start) / 1000 })
  }
}
