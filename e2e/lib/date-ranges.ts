import type { Page } from '@playwright/test'
import { apiAs } from './api.ts'
import { makeDeck, titleSlide } from './decks.ts'
import { expect } from './test.ts'

/** Publishes a deck and returns the addresses of screens with a date range, except reports. */
export async function screensWithDateRanges(): Promise<readonly string[]> {
  const api = await apiAs('Manager')
  const deck = await makeDeck(api, { name: 'Dates that are typed', slides: [titleSlide('Dates')], publish: true })
  return ['/analytics/flows', '/activity', '/learning/report', `/analyticsViewer/${deck.id}`]
}

/** Types 1 to 20 November 2026 into the range of the open screen, and then an end before the start. */
export async function checkTypedRange(page: Page): Promise<void> {
  const screen = new URL(page.url()).pathname
  const first = page.getByRole('spinbutton', { name: /Start/ }).first()
  await first.click()
  await page.keyboard.type('1101202611202')
  await expect(page, screen).not.toHaveURL(/from=|to=/)
  await page.keyboard.type('026')
  await expect(page, screen).not.toHaveURL(/from=|to=/)
  await page.keyboard.press('Enter')
  await expect(page, screen).toHaveURL(/from=2026-11-01&to=2026-11-20/)
  await expect(page.getByRole('spinbutton').nth(5), screen).toHaveText('2026')
  // An end before the start stays in the field, with a message, and the range stays as it was.
  await page.getByRole('spinbutton').nth(3).click()
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an end date that isn’t before the start date'), screen).toBeVisible()
  await expect(page, screen).toHaveURL(/from=2026-11-01&to=2026-11-20/)
  await expect(page.getByRole('spinbutton').nth(3), screen).toHaveText('10')
}
