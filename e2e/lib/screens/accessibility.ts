import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page, test as base } from '@playwright/test'
import { devtoolsOf } from '../devtools.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeNode {
  readonly html: string
  readonly target: readonly string[]
  readonly failureSummary: string
}
interface AxeViolation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly AxeNode[]
}

const someRules = {
  /** What the dark theme can break. */
  colors: ['color-contrast', 'link-in-text-block'],
  /** What another width can break, where only the style sheet depends on it. */
  layout: ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'],
  /** What another language can break. */
  words: ['html-has-lang', 'html-lang-valid', 'valid-lang', 'label-content-name-mismatch', 'target-size'],
} as const

interface Scope {
  /** Where the other rules are checked elsewhere. */
  readonly only?: keyof typeof someRules
  /** Where the rest of the page is checked elsewhere. */
  readonly within?: string
}

/** Rules for the whole page, which is hidden from assistive technology while a dialog is open. */
const pageRules = ['landmark-one-main', 'page-has-heading-one']

/**
 * No violations of WCAG 2.2 A and AA or of axe's best practices. Each state of a screen is checked once per width in a run: the
 * reporter names those that are checked again.
 */
export async function expectAccessible(page: Page, what: string, { only, within = 'html' }: Scope = {}): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  base.info().annotations.push({ type: 'accessible', description: `${what}, ${width} pixels wide` })
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    // Half a megabyte, which Playwright would serialise.
    const { exceptionDetails } = await (await devtoolsOf(page)).send('Runtime.evaluate', { expression: axeSource })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
  }
  const violations = await violationsIn(page, { within, ...(only && { rules: someRules[only] }) })
  if (violations.length === 0) return
  const found: string[] = []
  const overlaid = (await page.getByRole('dialog').or(page.getByRole('menu')).count()) > 0
  for (const { id, help, nodes } of violations) {
    if (overlaid && pageRules.includes(id)) continue
    const real = id === 'target-size' ? await stillTooSmall(page, nodes) : nodes
    for (const { html, failureSummary } of real.slice(0, 5))
      found.push(`${id}: ${help}\n    ${html.slice(0, 200)}\n    ${failureSummary.replaceAll('\n', ' ')}`)
  }
  expect.soft(found, `accessibility of ${what}`).toEqual([])
}

async function violationsIn(
  page: Page,
  wanted: { rules?: readonly string[]; within: string },
): Promise<readonly AxeViolation[]> {
  const result = await page.evaluate(async ({ rules, within }) => {
    // While something fades in, its colours are those of neither state. Two frames in a row without animations: an inherited
    // colour's transition begins when its parent's has ended.
    for (let quiet = 0; quiet < 2; quiet++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      const ending = document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Number.NaN),
        )
      if (ending.length > 0) quiet = -1
      await Promise.allSettled(ending.map(async (animation) => animation.finished))
    }
    const { axe } = globalThis as unknown as { axe: { run: (context: object, options: object) => Promise<unknown> } }
    // React Aria's announcer holds its text for seven seconds, when what it names may be gone.
    const context = { include: [[within]], exclude: ['[data-live-announcer]'] }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags }
    return axe.run(context, { runOnly, resultTypes: ['violations'] })
  }, wanted)
  return (result as { violations: AxeViolation[] }).violations
}

/** A target partly below a sticky bar is scrolled to the middle and measured again. */
async function stillTooSmall(page: Page, nodes: readonly AxeNode[]): Promise<readonly AxeNode[]> {
  const real: AxeNode[] = []
  for (const node of nodes) {
    const [within = 'html'] = node.target
    await page.locator(within).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const again = await violationsIn(page, { rules: ['target-size'], within })
    real.push(...again.flatMap((violation) => violation.nodes))
  }
  await page.evaluate(() => window.scrollTo(0, 0))
  return real
}
