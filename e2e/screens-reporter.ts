import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { changedCells, readBaseline, readGrid } from './lib/screens/screen-grid.ts'

const folder = path.resolve(import.meta.dirname, '../test-results/screens')

/** What the last run took, for `npm run screens:accept`. */
export const runFile = path.join(folder, 'run.json')

export interface Run {
  /** Grids by screen. */
  readonly screens: Readonly<Record<string, string>>
  /** Whether every journey of its depth ran and passed, so that all due screens were taken. */
  readonly isWhole: boolean
  /** Whether it took every screen there is. */
  readonly takesAll: boolean
}

/**
 * Compares the run's screens with the accepted ones (`screens.json`) and names those that changed, for review. A change fails
 * nothing: its author accepts it (docs/decisions/0023). A complete passing run fails if a screen was never accepted, and the
 * deep one, which takes every screen, fails if an accepted screen is missing.
 */
// Playwright requires a default export.
// oxlint-disable-next-line import/no-default-export
export default class ScreensReporter implements Reporter {
  private readonly taken = new Map<string, string>()
  /** Accessibility-checked states of screens, by width, of each test's last try. */
  private readonly checked = new Map<string, readonly string[]>()

  printsToStdio(): boolean {
    return false
  }

  onTestEnd({ id }: TestCase, { annotations }: TestResult): void {
    const checked = annotations.filter(({ type }) => type === 'accessible')
    this.checked.set(
      id,
      checked.map(({ description = '' }) => description),
    )
    for (const { type, description = '' } of annotations) {
      const [name = '', grid = ''] = description.split(' ')
      if (type === 'screen') this.taken.set(name, grid)
    }
  }

  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    if (this.taken.size === 0) return undefined
    const isWhole = process.env.E2E_WHOLE === '1' && status === 'passed'
    const takesAll = isWhole && process.env.TEST_DEPTH === 'deep'
    const states = [...this.checked.values()].flat()
    const twice = new Set(states.filter((state, at) => states.indexOf(state) !== at))
    for (const what of twice) console.log(`Checked for accessibility more than once: ${what}`)
    const baseline = readBaseline().screens
    const names = [...this.taken.keys()].toSorted()
    const added = names.filter((name) => !(name in baseline))
    const missing = takesAll ? Object.keys(baseline).filter((name) => !this.taken.has(name)) : []
    const changed = names.flatMap((name) => {
      const before = baseline[name]
      const cells = before === undefined ? 0 : changedCells(readGrid(before), readGrid(this.taken.get(name) ?? ''))
      return cells > 0 ? [{ name, cells }] : []
    })
    mkdirSync(folder, { recursive: true })
    const run: Run = { screens: Object.fromEntries(this.taken), isWhole, takesAll }
    writeFileSync(runFile, JSON.stringify(run))
    const lines = [
      ...changed
        .toSorted((one, other) => other.cells - one.cells)
        .map(({ name, cells }) => `changed  ${name}  ${cells} of 256 cells`),
      ...added.map((name) => `new      ${name}`),
      ...missing.map((name) => `gone     ${name}`),
    ]
    writeFileSync(path.join(folder, 'changed.txt'), lines.map((line) => `${line}\n`).join(''))
    const { size } = this.taken
    if (lines.length === 0) {
      console.log(`Screens: ${size} taken, all as they were accepted.`)
      return isWhole && twice.size > 0 ? { status: 'failed' } : undefined
    }
    console.log(`\nScreens: ${size} taken, ${changed.length} changed, ${added.length} new, ${missing.length} gone:`)
    for (const line of lines) console.log(`  ${line}`)
    console.log('Look at them in test-results/screens (this list: changed.txt), then: npm run screens:accept')
    // Before the first acceptance all screens are new.
    return isWhole && Object.keys(baseline).length > 0 && added.length + missing.length + twice.size > 0
      ? { status: 'failed' }
      : undefined
  }
}
