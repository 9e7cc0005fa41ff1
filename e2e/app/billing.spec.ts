import { readFile } from 'node:fs/promises'
import type { billing } from '@deckle/contract/billing.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Page } from '@playwright/test'
import { textOf } from '../../apps/server/src/test/read-pdf.ts'
import { type Api } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, signIn, test, url, visit } from '../lib/test.ts'

const address = '4 Mill Road, Pune 411001, Maharashtra'
const deckOf = (api: Api, name: string, publish: boolean) =>
  makeDeck(api, { name, publish, slides: [selectSlide('Hot?', ['Yes', 'No'])] })

/** From the plan's column to the checkout of the sandbox. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Address/ }).fill(address)
  await page.getByRole('combobox', { name: /^Country/ }).fill('India')
  await page.getByRole('option', { name: 'India', exact: true }).click()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect(page.getByRole('dialog', { name: 'Sandbox checkout' })).toContainText('No money moves.')
}
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on, no money moves' }).click()

for (const [where, tag] of [
  ['a computer', []],
  ['a phone', ['@phone', '@deep']],
] as const)
  test(`on ${where} a plan is bought, its invoice read, and moved down from`, { tag: [...tag] }, async ({ page }) => {
    const { owner, ownerAccount } = await makeOrganisation('Mill Road Bakery', 'free')
    await deckOf(owner, 'Summer menu', true)
    const waiting = await deckOf(owner, 'Winter menu', false)

    await signIn(page, ownerAccount, `/publishViewer/${waiting.id}`)
    await page.getByRole('link', { name: 'Look at the Educational plan' }).click()
    await page.getByRole('button', { name: 'Upgrade to Educational' }).click()
    await expect(page.getByRole('region', { name: 'What you buy' })).toContainText('Published at once1 → 25')
    await pay(page)
    await goOn(page)
    await expect(page.getByRole('heading', { name: 'You have Educational now' })).toBeFocused()

    await page.getByRole('link', { name: 'See the invoice' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^PDF of / }).click()
    const saved = await download
    const text = await textOf(await readFile(await saved.path()))
    expect(text).toContain(saved.suggestedFilename().replace('.pdf', ''))
    expect(text).toContain('Mill Road Bakery')
    expect(text).toContain('1,768.82')
    expect(text).toContain('India')

    // Without a reload: the session has the new plan's licence.
    await visit(page, `/publishViewer/${waiting.id}`)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Live', { exact: true }).filter({ visible: true }).first()).toBeVisible()

    await visit(page, '/billing?tab=plans&plan=free')
    await page.getByRole('button', { name: 'Move down to Free' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the subscription?' })
    await expect(dialog.getByText('Published at once: 2 in use, 1 in the plan')).toBeVisible()
    await expect(dialog.getByRole('list', { name: 'Published decks beyond the limit' })).toHaveText('Winter menu')
    await dialog.getByRole('button', { name: 'Cancel at the end of the period' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('tab', { name: 'Your plan' }).click()
    await expect(page.getByText(/^Your plan becomes Free on /).first()).toBeVisible()
    await page.getByRole('button', { name: 'Keep Educational' }).click()
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  })

test('a payment that the bank refused is tried again', async ({ page }) => {
  const { ownerAccount } = await makeOrganisation('Quay Sailing', 'free')
  await signIn(page, ownerAccount, '/billing?change=agency-yearly')
  await pay(page)
  await setChecked(page.getByRole('radio', { name: /^The bank refuses You can/ }))
  await goOn(page)
  await expect(page.getByText('Your bank refused the payment')).toBeVisible()
  await pay(page)
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'You have Agency now' })).toBeVisible()
})

test('who closes the browser after paying finds the plan on coming back', async ({ page, context }) => {
  const { id, owner, ownerAccount } = await makeOrganisation('Harbour Yoga', 'free')
  await signIn(page, ownerAccount, '/billing?change=perpetual_business')
  await pay(page)
  await setChecked(page.getByRole('radio', { name: /^Paid, and the browser is closed/ }))
  await goOn(page)
  await expect(page.getByText('Your bank has not answered yet')).toBeVisible()
  await page.close()
  const back = await context.newPage()
  const price = async () =>
    (await owner.call<ReplyOf<typeof billing.show>>('GET', `/clients/${id}/billing/show`)).billing.price
  await expect.poll(price, 'what the bank confirmed').toBe('perpetual_business')
  await back.goto(`${url()}/billing`)
  const bought = back.getByRole('region', { name: 'What you have' })
  await expect(bought).toContainText('Yours for good')
  await expect(bought).toContainText('Perpetual business')
})
