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
  /** States of screens, by width, whose accessibility a test checked: those of its last try. */
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
    const states = [...this.checked.values()].flat()
    const twice = new Set(states.filter((state, at) => states.indexOf(state) !== at))
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
      return isWhole && twice.size > 0 ? { status: 'failed' } : undefined
    }
    console.log(`\nScreens: ${size} taken, ${changed.length} changed, ${fresh.length} new, ${gone.length} gone:`)
    for (const line of lines) console.log(`  ${line}`)
    console.log('Look at them in test-results/screens (this list: changed.txt), then: npm run screens:accept')
    // Before the first are accepted, all are new.
    return isWhole && Object.keys(baseline).length > 0 && fresh.length + gone.length + twice.size > 0
      ? { status: 'failed' }
      : undefined
  }
}
