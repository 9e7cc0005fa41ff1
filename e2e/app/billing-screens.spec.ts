import { checkThemesOfEach } from '../lib/screens/check-each.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { fixBilling, fixFailedBilling } from '../lib/screens/fix-billing.ts'
import { expect, test, url, visit } from '../lib/test.ts'

// Screens of billing, as `screens.spec.ts` has the others.

test('what a client pays, plans and invoices', async ({ signedIn }) => {
  const page = await signedIn('Admin', '/')
  await fixBilling(page)
  await checkThemesOfEach(page, [
    ['/billing', 'billing'],
    ['/billing?tab=plans&period=year&plan=agency', 'billing-plans'],
    ['/billing?tab=invoices', 'billing-invoices'],
  ])
  await fixFailedBilling(page)
  await page.goto(`${url()}/billing`)
  await expect(page.getByText('The last payment failed')).toBeVisible()
  await checkThemes(page, 'billing-failed')
})

test('a larger and a smaller plan', async ({ signedIn }) => {
  const page = await signedIn('Admin', '/')
  await fixBilling(page)
  await checkThemesOfEach(page, [['/billing?change=agency-monthly', 'billing-checkout']])
  await page.getByRole('button', { name: 'Pay ₹15,338.82' }).click()
  await expect(page.getByRole('dialog', { name: 'Sandbox checkout' })).toBeVisible()
  await checkThemes(page, 'billing-sandbox')
  await page.getByRole('button', { name: 'Close without paying' }).click()
  await visit(page, '/billing?change=educational-monthly')
  await expect(page.getByRole('dialog').getByText(/^Nothing is deleted/)).toBeVisible()
  await checkThemes(page, 'billing-downgrade')
})
