import type { BrowserContext } from '@playwright/test'
import type { World } from './world.ts'

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const figures = 'main dl'

export async function signIn(context: BrowserContext, world: World): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${world.deckle.url}/login`)
  await page.getByLabel('E-mail').fill('bench@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a-long-bench-passphrase-7319')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.locator(figures).waitFor()
  await page.close()
}
