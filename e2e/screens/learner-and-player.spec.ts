import { apiAs } from '../lib/api.ts'
import { demoDeck, linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { skipUnlessDue } from '../lib/screens/check-each.ts'
import { checkScreen, checkThemes } from '../lib/screens/check-screen.ts'
import { expect, test, url } from '../lib/test.ts'

test('a learner’s start', async ({ signedIn }) => {
  skipUnlessDue([['/', 'learner-home']])
  const page = await signedIn('Learner', '/')
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
  await checkThemes(page, 'learner-home')
})

test('closed and unknown decks', async ({ page }) => {
  skipUnlessDue([['/play/1', 'play-closed']])
  const api = await apiAs('Creator')
  const slides = [selectSlide('Now?', ['Yes', 'No'])]
  const deck = await makeDeck(api, { name: 'Taken back', slides, publish: true })
  await api.call('POST', `/decks/${deck.id}/unpublish`, {})
  expect((await page.goto(linkOf(deck)))?.status()).toBe(410)
  await checkThemes(page, 'play-closed')
  expect((await page.goto(`${url()}/play/11111111`))?.status()).toBe(404)
  await checkThemes(page, 'play-unknown')
})

test('the player in Hindi', async ({ page }) => {
  skipUnlessDue([['/play/1', 'play-hindi-first']])
  const deck = await demoDeck('quiz')
  await page.goto(`${url()}/play/${deck.shortid}?lang=hi`)
  await expect(page.getByText('क्या आप क्लिक कर देते?').first()).toBeVisible()
  await checkScreen(page, 'play-hindi-first')
  await page.keyboard.press('Enter')
  await expect(page.locator('.dk-scroll [data-n="1"]')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.locator('.dk-scroll .dk-verdict strong')).toBeVisible()
  await checkScreen(page, 'play-hindi-verdict')
})
