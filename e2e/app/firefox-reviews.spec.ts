import { signInByKeys } from '../lib/firefox.ts'
import { checkTypedRange, screensWithDateRanges } from '../lib/date-ranges.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, test, url, visit } from '../lib/test.ts'

// Defects that a review in Firefox found, on the screens on which it found them.

test.describe('in Firefox', { tag: '@deep' }, () => {
  test('a range of dates is typed', async ({ page }) => {
    const screens = await screensWithDateRanges()
    await signInByKeys(page, 'Manager', '/analytics')
    for (const screen of screens) {
      await visit(page, screen)
      await checkTypedRange(page)
    }
  })

  test.describe('set to German', () => {
    test.use({ locale: 'de-DE' })
    test('a price is typed with a decimal comma', async ({ page }) => {
      await signInByKeys(page, 'Superadmin', '/admin?tab=plans')
      const price = page.getByRole('textbox', { name: /^Business.* month$/ })
      await price.click()
      await price.press('ControlOrMeta+A')
      await price.pressSequentially('12,50')
      await price.press('Tab')
      await expect(price).toHaveValue(/12[.,]50/)
    })
  })

  test('rows of tabs have no scrollbar of their own across', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signInByKeys(page, 'Admin', '/learning')
    for (const screen of ['/learning', '/account', '/organisation']) {
      await visit(page, screen)
      const row = page.getByRole('tablist').first()
      await expect(row).toBeVisible()
      const { inside, outside } = await row.evaluate((element) => ({
        inside: element.scrollHeight,
        outside: element.clientHeight,
      }))
      expect(inside, screen).toBe(outside)
    }
  })

  test('names of people break between words at zoom 200 %', async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 })
    await signInByKeys(page, 'Admin', '/people')
    const name = page.getByRole('row').nth(1).getByRole('link').first()
    await expect(name).toBeVisible()
    const [lines, words] = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return [tops.size, (element.textContent ?? '').trim().split(/\s+/).length] as const
    })
    expect(lines).toBeLessThanOrEqual(words)
  })

  test('the next person on a device has their own language and theme', async ({ page }) => {
    const html = page.locator('html')
    await signInByKeys(page, 'Manager', '/account?tab=appearance')
    await setChecked(page.getByRole('radio', { name: 'Dark' }))
    const saved = page.waitForResponse((response) => response.url().endsWith('/users/self/update'))
    await setChecked(page.getByRole('radio', { name: 'हिन्दी' }))
    await saved
    await expect(html).toHaveAttribute('lang', 'hi')
    await expect(html).toHaveAttribute('data-theme', 'dark')
    await page.goto(`${url()}/logout`)
    await expect(page).toHaveURL(/\/login/)
    await page.reload()
    await expect(html).toHaveAttribute('lang', 'en')
    await signInByKeys(page, 'Creator', '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(html).toHaveAttribute('lang', 'en')
    await expect(html).not.toHaveAttribute('data-theme', 'dark')
  })
})
