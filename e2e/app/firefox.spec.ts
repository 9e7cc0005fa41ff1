import { firefox } from '@playwright/test'
import { Editor } from '../lib/editor.ts'
import { signInByKeys, typeInto } from '../lib/firefox.ts'
import { expect, test, url } from '../lib/test.ts'

// The daily tasks in a second engine; Chromium's journeys check the details.

test('sign in, make a quiz, publish it, play it and print the result', async ({ page }) => {
  const editor = new Editor(page)
  await signInByKeys(page, 'Creator', '/')
  await editor.create('Quiz')
  await typeInto(editor.text('Question'), 'Which tea is not oxidised?')
  await typeInto(editor.text('Options 1: Text'), 'Green')
  await typeInto(editor.text('Options 2: Text'), 'Black')
  await typeInto(editor.text('Options 3: Text'), 'Oolong')
  await editor.mark(1)
  await editor.saved()
  const link = await editor.publish()

  await page.goto(link)
  await page.getByRole('radio', { name: 'Green' }).click()
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('1 of 1 right')).toBeVisible()
  const printed = await page.pdf()
  expect(printed.subarray(0, 5).toString()).toBe('%PDF-')
})

test(
  'with cookies blocked the application is not blank, and says why nobody stays signed in',
  { tag: '@deep' },
  async () => {
    const browser = await firefox.launch({
      channel: 'moz-firefox',
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      // "Block all cookies": storage of every kind throws when it is touched.
      firefoxUserPrefs: { 'network.cookie.cookieBehavior': 2 },
    })
    const page = await browser.newPage()
    await page.goto(`${url()}/login`)
    expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.getByText('This browser does not store data for this site')).toBeVisible()
    await browser.close()
  },
)
