import type { Page } from '@playwright/test'
import { makePerson } from '../lib/api.ts'
import { addAuthenticator, totpCode } from '../lib/authenticators.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import { enterPassword, setUpApp, signOut } from '../lib/second-step.ts'
import type { Account } from '../lib/server.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// A client requires a second factor: it is set up, used, lost and recovered.

test('a second factor is required and set up, lost and recovered', ({ page }) => requireAndRecover(page))
test(
  'a second factor is required and set up, lost and recovered, on a phone',
  { tag: ['@phone', '@deep'] },
  ({ page }) => requireAndRecover(page),
)

async function requireAndRecover(page: Page): Promise<void> {
  const { owner, ownerAccount: admin, add } = await makeOrganisation('Meadow Academy')
  const member = await add({ first: 'Mira', last: 'Nair' })
  const require = (grace_days: number) =>
    owner.call('POST', '/second_factor/policy/update', { license_types: ['Learner'], grace_days })
  await require(7)

  await signIn(page, member)
  const notice = page.getByRole('region', { name: 'Second factor' })
  await expect(notice).toContainText('7 days are left')
  await expectAccessible(page, 'second factor, noticed')
  await require(0)

  await page.goto(`${url()}/learning`)
  await expect(page.getByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible()
  await expect(page).toHaveURL(/\/secondFactor$/)
  const { secret, codes } = await setUpApp(page, 'authenticator app')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(notice).toBeHidden()

  await signOut(page)
  await enterPassword(page, member)
  await page.getByRole('textbox', { name: 'Code' }).fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('the code is wrong or was used before')).toBeVisible()
  await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, 1))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await signOut(page)
  await enterPassword(page, member)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expectAccessible(page, 'second factor, asked for')
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('You signed in with a recovery code')).toBeVisible()
  await expect(page.getByText('9 recovery codes are left')).toBeVisible()
  await expectAccessible(page, 'second factor, recovered')
  await expectNoSidewaysScroll(page, 'second factor, recovered')
  await loseAll(page, { admin, member })
}

/** Of the whole organisation: the Admin removes what is lost, and the person sets up another one. */
async function loseAll(page: Page, { admin, member }: Record<'admin' | 'member', Account>): Promise<void> {
  await signOut(page)
  await signIn(page, admin, '/people')
  await page
    .getByRole('link', { name: /^Mira Nair/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Remove lost factors' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Remove lost factors' }).click()
  await expect(page.getByText('Must set one up before anything else.')).toBeVisible()
  await signOut(page)
  await signIn(page, member)
  await expect(page).toHaveURL(/\/secondFactor$/)
  await setUpApp(page)
}

test('a passkey is added, asked for after the password, and signs in alone', { tag: '@deep' }, async ({ page }) => {
  const person = await makePerson('Creator', { first: 'Tara', last: 'Sen' })
  const device = await addAuthenticator(page)
  await signIn(page, person, '/account?tab=security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.getByRole('button', { name: 'Create the passkey' }).click()
  await page.getByRole('button', { name: 'I have stored them' }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()

  // Nobody is at the device, so that the suggestion of the sign-in page waits.
  await device.setPresent(false)
  await signOut(page)
  await enterPassword(page, person)
  await device.setPresent(true)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await device.setPresent(false)
  await signOut(page)
  await device.setPresent(true)
  // The page's own suggestion may be quicker than the button.
  const byButton = page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  void byButton.catch(() => {})
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(`${url()}/account?tab=security`)
  await expect(page.getByText(/Added on .* last used/)).toBeVisible()
})
