import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { changedCells, readBaseline, readGrid, writeBaseline } from './lib/screen-grid.ts'

const folder = path.resolve(import.meta.dirname, '../test-results/screens')

/**
 * Compares the screens that a run took with those that were accepted last (`screens.json`), and names those that changed,
 * so that somebody looks at them. A change fails nothing: whoever made it accepts it (docs/decisions/0023). A whole run that
 * passed fails where a screen was not taken any more, or has never been accepted.
 */
// Playwright asks for a default export.
// oxlint-disable-next-line import/no-default-export
export default class ScreensReporter implements Reporter {
  private readonly taken = new Map<string, string>()
  /** States of screens whose accessibility was checked, by width, and how often. */
  private readonly checked = new Map<string, number>()

  printsToStdio(): boolean {
    return false
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      const [name = '', grid = ''] = description.split(' ')
      if (type === 'screen') this.taken.set(name, grid)
      if (type === 'accessible') this.checked.set(description, (this.checked.get(description) ?? 0) + 1)
    }
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    if (this.taken.size === 0) return undefined
    const isWhole = process.env.E2E_WHOLE === '1' && status === 'passed'
    const twice = [...this.checked].filter(([, times]) => times > 1).map(([what]) => what)
    for (const what of twice) console.log(`Checked for accessibility more than once: ${what}`)
    const baseline = readBaseline()
    const names = [...this.taken.keys()].toSorted()
    const fresh = names.filter((name) => !(name in baseline))
    const gone = isWhole ? Object.keys(baseline).filter((name) => !this.taken.has(name)) : []
    const changed = names.flatMap((name) => {
      const before = baseline[name]
      const cells = before === undefined ? 0 : changedCells(readGrid(before), readGrid(this.taken.get(name) ?? ''))
      return cells > 0 ? [{ name, cells }] : []
    })
    mkdirSync(folder, { recursive: true })
    writeBaseline(Object.fromEntries(this.taken), path.join(folder, 'taken.json'))
    rmSync(path.join(folder, 'whole'), { force: true })
    if (isWhole) writeFileSync(path.join(folder, 'whole'), '')
    const lines = [
      ...changed
        .toSorted((one, other) => other.cells - one.cells)
        .map(({ name, cells }) => `changed  ${name}  ${cells} of 256 cells`),
      ...fresh.map((name) => `new      ${name}`),
      ...gone.map((name) => `gone     ${name}`),
    ]
    writeFileSync(path.join(folder, 'changed.txt'), lines.map((line) => `${line}\n`).join(''))
    const { size } = this.taken
    if (lines.length === 0) {
      console.log(`Screens: ${size} taken, all as they were accepted.`)
      return isWhole && twice.length > 0 ? { status: 'failed' } : undefined
    }
    console.log(`\nScreens: ${size} taken, ${changed.length} changed, ${fresh.length} new, ${gone.length} gone:`)
    for (const line of lines) console.log(`  ${line}`)
    console.log('Look at them in test-results/screens (this list: changed.txt), then: npm run screens:accept')
    // Before the first are accepted, all are new.
    return isWhole && Object.keys(baseline).length > 0 && fresh.length + gone.length + twice.length > 0
      ? { status: 'failed' }
      : undefined
  }
}
