import { checkThemesOfEach } from '../lib/screens/check-each.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { fixSingleSignOn } from '../lib/screens/fix-single-sign-on.ts'
import { expect, test, url } from '../lib/test.ts'

test('single sign-on of a client: its settings, and its sign-in page', async ({ signedIn, page }) => {
  const admin = await signedIn('Admin', '/')
  await fixSingleSignOn(admin)
  await checkThemesOfEach(admin, [['/account?tab=sso', 'account-single-sign-on']])
  await fixSingleSignOn(page)
  await page.goto(`${url()}/meadow-school/login`)
  await expect(page.getByRole('button', { name: 'Continue with Meadow ID' })).toBeVisible()
  await checkThemes(page, 'sign-in-by-single-sign-on')
})
