// What Vitest and Playwright report: failed tests and the slowest ones, printed again at the end of a run.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { print, root } from './steps.mjs'

export const reports = {
  unit: path.join(root, 'test-results', 'unit.json'),
  fileTimes: path.join(root, 'test-results', 'unit-times.json'),
  browser: path.join(root, 'test-results', 'browser.json'),
}

const slowestCount = 10

/** Prints the failed tests, whose messages are far above, and the slowest test files and journeys. */
export function printReports() {
  const unit = read(reports.unit)
  const browser = read(reports.browser)
  for (const name of [...failedUnitTests(unit), ...failedJourneys(browser)]) print(`  FAILED  ${name}`)
  printSlowest('test files', read(reports.fileTimes) ?? [])
  printSlowest('journeys', browser?.suites.flatMap(specsOf).flatMap(timesOfSpec) ?? [])
}

const read = (report) => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined)

function printSlowest(what, times) {
  if (times.length === 0) return
  print(`\nSlowest ${what}`)
  for (const { name, milliseconds } of times
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowestCount))
    print(`  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

const timesOfSpec = ({ file, title, tests }) =>
  tests.map(({ projectName, results }) => ({
    name: `${file} [${projectName}]: ${title}`,
    milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
  }))

/** With the first line of each error. */
function failedUnitTests(report) {
  if (!report) return []
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) => {
        const lines = failureMessages.map((text) => `\n            ${firstLine({ message: text })}`)
        return `${file}: ${fullName}${lines.join('')}`
      })
    return message ? [`${file}: ${message.split('\n')[0]}`] : []
  })
}

/** With the first line of the error. */
function failedJourneys(report) {
  if (!report) return []
  const { suites, errors } = report
  const failed = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const lines = results.flatMap(({ error }) => (error ? [`\n            ${firstLine(error)}`] : []))
        return `${file} [${projectName}]: ${title}${lines.join('')}`
      }),
  )
  return [...failed, ...errors.map(({ message }) => message?.split('\n')[0])]
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** First line of an error's message, with its place in the source. */
function firstLine({ message = '', location }) {
  // oxlint-disable-next-line no-control-regex
  const [line] = message.replace(/\u001B\[\d+m/g, '').split('\n')
  return location ? `${line} (${path.relative(root, location.file)}:${location.line})` : line
}
