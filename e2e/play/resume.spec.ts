import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { advance, answeredIn, choose, openHydrated, overviewOf, publicationOf } from '../lib/play/deck-play.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { checkScreen } from '../lib/screens/check-screen.ts'
import { expect, signIn, test } from '../lib/test.ts'

// Answers and attempts of a deck whose entry check or opening times changed, and of a person with two devices.

test(
  'a deck whose PIN changed meanwhile asks for it again, keeps what was answered, and takes it then',
  { tag: ['@phone', '@both'] },
  async ({ browser }) => {
    const info = test.info()
    const api = await apiAs('Creator')
    const questions = ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No']))
    const deck = await makeDeck(api, { name: 'Behind a PIN', readerType: 'survey', slides: questions, publish: true })
    const changePublication = await publicationOf(api, deck.id)
    await changePublication({ access: 'pin', pin: 'chai42' })
    const context = await browser.newContext({
      serviceWorkers: 'block',
      ...(info.project.use.viewport && { viewport: info.project.use.viewport }),
    })
    const page = await context.newPage()
    const enter = async (pin: string) => {
      await page.getByLabel('PIN').fill(pin)
      await page.keyboard.press('Enter')
    }
    await page.clock.install()
    await page.goto(linkOf(deck))
    await enter('chai42')
    await expect(page.getByText('One?')).toBeVisible()
    await expectFetched(page, 'src/hosts/server/background.ts')
    await context.setOffline(true)
    await choose(page, 'Yes')
    await expect(page.getByText('No connection.')).toBeVisible()
    await changePublication({ access: 'pin', pin: 'assam7' })
    await context.setOffline(false)
    await expect(page.getByText('This deck asks for its PIN or sign-in again.')).toBeVisible()
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    await checkScreen(page, 'offline-asked-again')
    await page.getByRole('button', { name: 'Open it again' }).click()
    await enter('assam7')
    // Their place and answers are restored.
    await expect(page.getByText('Two?')).toBeVisible()
    await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0])
    await choose(page, 'No')
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect.poll(() => overviewOf(api, deck.id)).toEqual([1, 1])
    await context.close()
  },
)

test('who has begun a deck may finish it after it closed, and nobody else', { tag: '@phone' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const questions = ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No']))
  const deck = await makeDeck(api, { name: 'Until noon', readerType: 'survey', slides: questions, publish: true })
  const changePublication = await publicationOf(api, deck.id)
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  const address = `${linkOf(deck)}?source=poster&utm_medium=paper&utm_campaign=spring`
  await openHydrated(page, address)
  const begun = page.waitForRequest('**/attempts')
  await choose(page, 'Yes')
  expect((await begun).postDataJSON()).toMatchObject({ source: 'poster', medium: 'paper', campaign: 'spring' })
  await expect(page.getByText('Two?')).toBeVisible()
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0])
  await changePublication({ closesAt: '2020-01-31T09:05:00.000Z' })
  await page.reload()
  await expect(page.getByText('Two?')).toBeVisible()
  await expect(page, 'the pass leaves the address').toHaveURL(address)
  await choose(page, 'No')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect.poll(() => overviewOf(api, deck.id)).toEqual([1, 1])
  // A token that opens nothing causes no redirect loop.
  await page.evaluate(
    (shortid) => localStorage.setItem(`deckle.begun.${shortid}`, 'a.b.c'),
    linkOf(deck).split('/').at(-1),
  )
  await page.goto(linkOf(deck))
  await expect(page.getByText('Its time is over.')).toBeVisible()
  await page.goto(linkOf(deck))
  await expect(page.getByText('Its time is over.')).toBeVisible()
  await expect(page).toHaveURL(linkOf(deck))
  await context.close()
})

test(
  'a signed-in person goes on at another device where the first one stood',
  { tag: ['@phone', '@deep'] },
  async ({ browser }) => {
    const api = await apiAs('Creator')
    const questions = ['One?', 'Two?', 'Three?'].map((question) => selectSlide(question, ['Yes', 'No']))
    const deck = await makeDeck(api, { name: 'Two devices', slides: questions, publish: true })
    const device = async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      await signIn(page, 'Learner')
      const resumed = page.waitForResponse((response) => response.url().endsWith('/resume'))
      await openHydrated(page, linkOf(deck))
      await resumed
      return { context, page }
    }
    const first = await device()
    await choose(first.page, 'Yes')
    await advance(first.page).click()
    const noted = first.page.waitForResponse((response) => response.url().endsWith('/resume'))
    await choose(first.page, 'No')
    expect((await noted).status()).toBe(200)
    const second = await device()
    // The last answered slide is shown once more, with its verdict.
    await expect(second.page.getByText('Two?')).toBeVisible()
    await expect(second.page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Not right')
    await advance(second.page).click()
    await choose(second.page, 'Yes')
    await advance(second.page).click()
    await expect(second.page.getByText('2 of 3 right')).toBeVisible()
    expect(await answeredIn(api, deck.id)).toEqual([1, 1, 1])
    expect(await overviewOf(api, deck.id)).toEqual([1, 1])
    // After signing out, the next person on the device starts a new attempt.
    await second.page.evaluate(() => localStorage.removeItem('deckle:auth'))
    await second.page.reload()
    await expect(second.page.getByText('One?')).toBeVisible()
    await expect(second.page.getByRole('radio', { checked: true })).toHaveCount(0)
    await second.context.close()
    // The session is still valid.
    await first.page.goto(`${new URL(linkOf(deck)).origin}/`)
    await expect(first.page).not.toHaveURL(/\/login/)
    await first.context.close()
  },
)
