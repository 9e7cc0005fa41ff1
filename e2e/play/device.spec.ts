import type { Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, noImage, selectSlide, type SlideToMake } from '../lib/decks.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expect, test, watch } from '../lib/test.ts'
import { openHydrated } from '../lib/play/deck-play.ts'

const weigh: SlideToMake = {
  template: 'range_select',
  data: {
    question: 'What would you weigh on the Moon?',
    image: noImage,
    rangeselect: [{ id: 'o0', name: 'Weight', minValue: 0, maxValue: 200, unit: 'kg', variable: 'varA' }],
    formula: 'varA / 4',
    caption: 'On the Moon',
    resultUnit: 'kg',
  },
}
const verdict = (page: Page) => page.locator('.dk-scroll .dk-verdict strong')

test(
  'a deck marked on the device is played to its end without a connection, and all of it arrives',
  { tag: '@phone' },
  async ({ browser }) => {
    const api = await apiAs('Creator')
    const questions = ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No']))
    const deck = await makeDeck(api, {
      name: 'In the tunnel',
      slides: [...questions, weigh],
      content: { marking: 'device' },
      publish: true,
    })
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    const problems = watch(page)
    await page.clock.install()
    await page.goto(linkOf(deck))
    await expectFetched(
      page,
      'src/hosts/server/background.ts',
      'src/hosts/device-host.ts',
      'src/hosts/local-host.ts',
      '../slides/src/range-select/player.tsx',
      'src/view/endings/ending-view.tsx',
      'src/view/endings/score-ending.tsx',
    )
    await context.setOffline(true)
    await page.getByRole('radio', { name: 'Yes' }).click()
    await expect(verdict(page)).toHaveText('Right')
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('radio', { name: 'No' }).click()
    await expect(verdict(page)).toHaveText('Not right')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('spinbutton', { name: 'Weight' }).fill('80')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByText('20 kg')).toBeVisible()
    await page.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText('1 of 2 right')).toBeVisible()
    await expectAccessible(page, 'the ending of a deck marked on the device')
    await context.setOffline(false)
    await expect(page.getByText('No connection.')).toBeHidden()
    await expect
      .poll(async () => {
        const { overview } = await api.call<{ overview: { completions: number } }>(
          'GET',
          `/analytics/${deck.id}/deck/overview`,
        )
        return overview.completions
      })
      .toBe(1)
    const { questions: stored } = await api.call<{ questions: { answered: number }[] }>(
      'GET',
      `/analytics/${deck.id}/deck/questions`,
    )
    expect(stored.map(({ answered }) => answered)).toEqual([1, 1, 1])
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a deck marked on the device goes on after a reload with what was told', { tag: '@phone' }, async ({ page }) => {
  const api = await apiAs('Creator')
  const questions = ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No']))
  const slides = [...questions, weigh]
  const deck = await makeDeck(api, { name: 'Again', slides, content: { marking: 'device' }, publish: true })
  await openHydrated(page, linkOf(deck))
  await page.getByRole('radio', { name: 'Yes' }).click()
  await expect(verdict(page)).toHaveText('Right')
  await page.reload()
  await expect(verdict(page)).toHaveText('Right')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('radio', { name: 'Yes' }).click()
  await expect(verdict(page)).toHaveText('Right')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('2 of 2 right')).toBeVisible()
})
