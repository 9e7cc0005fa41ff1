import type { Page } from '@playwright/test'
import { totpCode } from './authenticators.ts'
import { expectAccessible } from './screens/accessibility.ts'
import { expectNoSidewaysScroll } from './screens/check-screen.ts'
import type { Account } from './server.ts'
import { expect, url } from './test.ts'

/** @param checked name of its checks, once in a journey */
export async function setUpApp(page: Page, checked?: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('button', { name: 'Set up an app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  if (checked !== undefined) {
    await expectAccessible(page, checked)
    await expectNoSidewaysScroll(page, checked)
  }
  const secret = await dialog.locator('code').innerText()
  await dialog.getByRole('textbox', { name: 'Code that the app shows now' }).fill(totpCode(secret))
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
  const items = shown.getByRole('listitem')
  await expect(items).toHaveCount(10)
  const codes = await items.allInnerTexts()
  await shown.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are all set' })).toBeVisible()
  return { secret, codes }
}

export async function signOut(page: Page): Promise<void> {
  await page.goto(`${url()}/logout`)
  await expect(page).toHaveURL(/\/login/)
}

export async function enterPassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
}
