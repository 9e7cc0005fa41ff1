import type { Page } from '@playwright/test'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { makePerson } from '../lib/api.ts'
import {
  checkScreen,
  expectNoSidewaysScroll,
  takePicture,
  takePictures,
  atEachSize,
  waitForLoad,
} from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import { fileOf } from '../lib/web-files.ts'

test('a template is found, tried, and used', { tag: '@both' }, async ({ page }) => {
  // A new person: other tests change nothing behind the dialog.
  await signIn(page, await makePerson('Creator', { first: 'Tara', last: 'Rao' }), '/library')
  await page.getByRole('button', { name: 'New deck' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Quiz/ }).click()
  await expect(dialog.getByRole('link', { name: 'Phishing: spot the trap' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Blank/ })).toBeVisible()
  await checkScreen(page, 'template-choice')
  await dialog.getByRole('link', { name: 'See all templates' }).click()
  await expect(page).toHaveURL(/\/templates\?type=quiz/)
  await expect(page.getByText('2 templates')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.getByRole('article') })).toHaveCount(26)
  await checkScreen(page, 'templates')

  await page.getByRole('searchbox', { name: 'Search templates' }).fill('zebra')
  await expect(page.getByText('No template matches')).toBeVisible()
  await checkScreen(page, 'templates-nothing')
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('coffee suits')
  await expect(page.getByText('1 template', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Which coffee suits you?' }).click()
  await expect(page).toHaveURL(/template=which-coffee/)
  await expect(page.getByRole('heading', { level: 1, name: 'Which coffee suits you?' })).toBeVisible()

  const playing = page.locator('[data-playing]')
  await expect(playing.getByText('Four questions, one cup')).toBeVisible()
  await checkPlaying(page, 'template-playing')
  await playing.getByRole('button', { name: 'Continue' }).click()
  for (const answer of ['Be gentle with me', 'Cheesecake', 'As long as the talk lasts', 'Caramel'])
    await playing.getByText(answer).click()
  await expect(playing.locator('.dk-end')).toBeVisible()
  await checkPlaying(page, 'template-ending')
  await expect(playing.locator('.dk-end')).toBeVisible()

  await page.getByRole('button', { name: 'Use this template' }).click()
  await expect(page).toHaveURL(/\/contentEditor\//)
  await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Which coffee suits you?')
})

test('in Hindi, by keyboard, and when it does not load', { tag: '@deep' }, async ({ page, context }) => {
  await signIn(page, 'Creator')
  await context.addCookies([{ name: 'deckle_language', value: 'hi', url: url() }])
  const deckFile = fileOf('features/library/templates/gallery-deck.ts')
  await page.route(deckFile, (route) => route.abort())
  await page.goto(`${url()}/templates`)
  await expect(page.getByRole('button', { name: 'फिर कोशिश करें' })).toBeVisible()
  await expectAccessible(page, 'templates-failed')
  await page.unroute(deckFile)
  await page.goto(`${url()}/templates?q=फ़िशिंग`)
  const card = page.getByRole('link', { name: 'फ़िशिंग: जाल पहचानें' })
  await expect(card).toBeVisible()
  await takePictures(page, 'templates-hindi')
  await card.focus()
  await page.keyboard.press('Enter')
  const playing = page.locator('[data-playing=phishing]')
  await expect(playing.getByText('क्या आप क्लिक कर देते?')).toBeVisible()
  await expectAccessible(page, 'template-playing-hindi')
  await page.getByRole('link', { name: 'सभी टेम्पलेट' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('फ़िशिंग')
})

/** Each size begins with its own device; the play continues on the other. */
async function checkPlaying(page: Page, name: string): Promise<void> {
  const show = (device: 'Phone' | 'Desktop') => page.getByRole('radio', { name: device }).click()
  await atEachSize(page, {}, async (size) => {
    await show(size === 'phone' ? 'Phone' : 'Desktop')
    await waitForLoad(page)
    await takePicture(page, name, size)
    await expectNoSidewaysScroll(page, name)
    await expectAccessible(page, name)
  })
  await show('Desktop')
}
