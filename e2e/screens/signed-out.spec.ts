import { skipUnlessDue } from '../lib/screens/check-each.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { fixSingleSignOn } from '../lib/screens/fix-single-sign-on.ts'
import { signedOutScreens } from '../lib/screens/screen-lists.ts'
import { expect, test, url } from '../lib/test.ts'

test('screens before sign-in', async ({ page }) => {
  skipUnlessDue([
    ...signedOutScreens,
    ['/login', 'sign-in-refused'],
    ['/meadow-school/login', 'sign-in-by-single-sign-on'],
  ])
  for (const [path, name] of signedOutScreens) {
    await page.goto(url() + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await checkThemes(page, name)
  }
  await page.goto(`${url()}/login`)
  await page.getByLabel('E-mail').fill('nobody')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Email is invalid format', { exact: false }).first()).toBeVisible()
  await checkThemes(page, 'sign-in-refused')
  await fixSingleSignOn(page)
  await page.goto(`${url()}/meadow-school/login`)
  await expect(page.getByRole('button', { name: 'Continue with Meadow ID' })).toBeVisible()
  await checkThemes(page, 'sign-in-by-single-sign-on')
})
