import { type Locator, type Page } from '@playwright/test'
import type { Account } from './server.ts'
import { account, expect, url } from './test.ts'

/** Enters text by key presses: a value set by WebDriver bypasses React. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+A')
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
}

/** Signs in from an address that requires a session. */
export async function signInByKeys(page: Page, role: Account['role'], address: string): Promise<void> {
  const { email, password } = account(role)
  await page.goto(url() + address)
  await typeInto(page.getByLabel('E-mail'), email)
  await typeInto(page.getByLabel('Password', { exact: true }), password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)
}
