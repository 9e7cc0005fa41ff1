import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { Account } from './server.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const shots = path.resolve(import.meta.dirname, '../../test-results/screens')

/** The address of the server of this run. */
export const url = (): string => process.env.E2E_URL ?? ''

/** An account of the demo content by its licence type. */
export function account(role: Account['role']): Account {
  const accounts = JSON.parse(process.env.E2E_ACCOUNTS ?? '[]') as Account[]
  const found = accounts.find((one) => one.role === role)
  if (!found) throw new Error(`The server printed no account for ${role}.`)
  return found
}

/** Page errors, console errors and failed requests fail the test that met them. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !/status of 4\d\d|net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/.test(message.text())) problems.push(`console: ${message.text()}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 500 && !response.url().endsWith('/auth/sign_in')) problems.push(`${response.status()} ${response.url()}`)
      })
      await use(undefined)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

export async function signIn(page: Page, role: Account['role']): Promise<void> {
  const { email, password } = account(role)
  await page.goto(`${url()}/login`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

interface AxeResult {
  readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[] }[]
}

/** Zero violations of WCAG 2.2 A and AA and of axe's best practices. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(axeSource)
  const result = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<unknown> } }
    return axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
  }) as AxeResult
  const found = result.violations.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `    ${node.html.slice(0, 200)}\n    ${node.failureSummary.replaceAll('\n', ' ')}`).join('\n')}`)
  expect(found, `accessibility of ${what}`).toEqual([])
}

/** Keeps a picture of the screen among the test's artefacts. */
export async function keepPicture(page: Page, name: string, project: string): Promise<void> {
  await page.screenshot({ path: path.join(shots, `${name}-${project}.png`), animations: 'disabled' })
}
