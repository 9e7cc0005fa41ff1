import { expect, type Page } from '@playwright/test'
import { choose } from '../play/deck-play.ts'
import { decks } from './shop.ts'

const third = `${decks[0]} 3?`

/** In the middle of the first deck: what is answered meanwhile waits on the device, and is sent once there is a line again. */
export async function loseConnection(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await choose(page, 'Yes')
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.context().setOffline(true)
  await choose(page, 'No')
  await expect(page.getByText('Waiting to send: 1')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(third)).toBeVisible()
  const noted = page.waitForResponse((reply) => reply.url().endsWith('/progress') && reply.ok())
  await page.context().setOffline(false)
  await noted
  await expect(page.getByText('Waiting to send')).toBeHidden()
}

/** On another device: at the very slide, with all that was answered. */
export async function goOnElsewhere(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByText(third)).toBeVisible()
  await choose(page, 'Yes')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('2 of 3 right')).toBeVisible()
}
