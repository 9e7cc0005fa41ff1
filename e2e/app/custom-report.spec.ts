import { checkScreen, checkThemes } from '../lib/screens/check-screen.ts'
import { expect, test } from '../lib/test.ts'

test(
  'a report is built from a starter, shared with a PIN, opened by a visitor, and closed',
  { tag: '@both' },
  async ({ signedIn, browser }) => {
    const page = await signedIn('Demo creator', '/analytics')
    await page.getByRole('button', { name: 'New report' }).click()
    await page.getByRole('button', { name: /^Lead generation/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lead generation' })).toBeVisible()
    const widgets = page.getByRole('list', { name: 'Widgets' })
    const titles = widgets.getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(8)

    await page.getByRole('button', { name: 'Add a widget' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^What people play on/ })
      .click()
    await expect(titles).toHaveCount(9)
    await expect(widgets.getByRole('img', { name: /^What people play on/ })).toBeVisible()
    const handle = page.getByRole('button', { name: 'Move: What people play on' })
    await handle.focus()
    await page.keyboard.press('ArrowUp')
    await expect(titles.nth(7)).toHaveText('What people play on')
    await page.keyboard.press('ArrowUp')
    await expect(titles.nth(6)).toHaveText('What people play on')
    await expect(handle).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await checkThemes(page, 'custom-report')

    await page.getByRole('button', { name: 'Share a link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^PIN/ }).fill('tee4242')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    const address = dialog.getByRole('textbox', { name: 'Link' })
    await expect(address).toHaveValue(/\/shared-report\/[\w-]{64}$/)
    const link = new URL(await address.inputValue()).pathname
    await checkScreen(page, 'report-links')

    const context = await browser.newContext()
    const visitor = await context.newPage()
    const reply = await visitor.goto(new URL(page.url()).origin + link)
    expect(reply?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
    await checkThemes(visitor, 'shared-report-pin')
    const pin = visitor.getByRole('textbox', { name: 'PIN' })
    await pin.fill('0000')
    await visitor.getByRole('button', { name: 'Open' }).click()
    await expect(visitor.getByText('This PIN is not right.', { exact: false })).toBeVisible()
    await pin.fill('Tee4242')
    await visitor.getByRole('button', { name: 'Open' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Lead generation' })).toBeVisible()
    await expect(visitor.getByRole('listitem').filter({ hasText: 'What people play on' }).first()).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Add a widget' })).toHaveCount(0)
    await checkThemes(visitor, 'shared-report')

    await dialog.getByRole('button', { name: /^Close the link/ }).click()
    await expect(dialog.getByText('Closed', { exact: true })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1, name: 'This link is over' })).toBeVisible()
    await checkScreen(visitor, 'shared-report-over')
    await context.close()
  },
)
