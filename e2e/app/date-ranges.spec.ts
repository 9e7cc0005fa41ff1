import { checkTypedRange, screensWithDateRanges } from '../lib/date-ranges.ts'
import { expect, test, url } from '../lib/test.ts'

test('a range of dates is typed on every screen that has one, and one that is half typed changes nothing', async ({
  signedIn,
}) => {
  const screens = await screensWithDateRanges()
  const page = await signedIn('Manager', '/analytics')
  await page.getByRole('searchbox', { name: 'Search reports' }).fill('which decks work best')
  await expect(page).toHaveURL(/which/)
  await page.getByRole('link', { name: 'Content performance' }).click()
  await checkTypedRange(page)
  for (const screen of screens) {
    await page.goto(url() + screen)
    await checkTypedRange(page)
  }
})
