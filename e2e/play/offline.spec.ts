import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page, type TestInfo } from '@playwright/test'
import { apiAs, makePerson } from '../lib/api.ts'
import { linkOf, makeDeck, noImage, selectSlide, type SlideToMake } from '../lib/decks.ts'
import { advance, answeredIn, choose, open, openHydrated, overviewOf, questionsOf } from '../lib/play/deck-play.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { checkScreen, takePictures } from '../lib/screens/check-screen.ts'
import { expect, test } from '../lib/test.ts'

// A lost connection, a closed browser, two tabs: every answer and file arrives, once.

const uploader: SlideToMake = {
  template: 'uploader',
  data: { question: 'Your letter', image: noImage, button: 'Choose' },
}
const slides = [selectSlide('One?', ['Yes', 'No']), uploader, selectSlide('Three?', ['Yes', 'No'])]
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear friend') }

/** A browser profile on disk, which outlives the browser. */
async function ownBrowser({ project }: TestInfo, folder: string): Promise<BrowserContext> {
  const { launchOptions, viewport, hasTouch, isMobile, deviceScaleFactor } = project.use
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(viewport && { viewport }),
    ...(hasTouch !== undefined && { hasTouch }),
    ...(isMobile !== undefined && { isMobile }),
    ...(deviceScaleFactor !== undefined && { deviceScaleFactor }),
    serviceWorkers: 'block',
  })
}

function countFiles(page: Page): () => number {
  let count = 0
  page.on('response', (response) => {
    if (response.url().endsWith('/files') && response.ok()) count += 1
  })
  return () => count
}

test(
  'what is answered and handed in without a connection outlives the browser, and arrives once',
  { tag: ['@phone', '@both'] },
  async () => {
    const info = test.info()
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, {
      name: `Tunnel ${info.project.name}`,
      readerType: 'survey',
      slides,
      publish: true,
    })
    const folder = await mkdtemp(path.join(tmpdir(), 'deckle-browser-'))
    const before = await ownBrowser(info, folder)
    const page = await before.newPage()
    await open(
      page,
      deck,
      'src/hosts/server/files/upload-or-store.ts',
      'src/view/endings/ending-view.tsx',
      'src/view/endings/thanks.tsx',
    )
    await choose(page, 'Yes')
    await expect(page.getByText('Your letter')).toBeVisible()
    await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0, 0])
    await before.setOffline(true)
    await page.locator('input[type=file]').first().setInputFiles(letter)
    await page.getByRole('button', { name: 'Continue', exact: true }).first().click()
    await expect(page.getByText('Kept on this device.')).toBeVisible()
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    await checkScreen(page, 'offline-file')
    await advance(page).click()
    await choose(page, 'No')
    await expect(page.getByText('Waiting to send: 2')).toBeVisible()
    await takePictures(page, 'offline-end')
    await before.close()
    // A request sent while closing may pass the emulated offline state; the file can't.
    expect((await answeredIn(api, deck.id)).slice(0, 2)).toEqual([1, 0])

    const after = await ownBrowser(info, folder)
    const again = await after.newPage()
    const files = countFiles(again)
    await again.clock.install()
    await again.goto(linkOf(deck))
    await expect(again.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 1, 1])
    expect(await overviewOf(api, deck.id)).toEqual([1, 1])
    const [stored] = (await questionsOf(api, deck.id))[1]?.texts ?? []
    expect(stored).toMatchObject({ text: 'letter.txt', file: { size: letter.buffer.length } })
    // Nothing is left to send: reopening changes nothing. Tracked events are sent last.
    const counted = again.waitForResponse('**/activity/tracker')
    await again.reload()
    await expect(again.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expectFetched(again, 'src/hosts/server/background.ts')
    await again.clock.fastForward(5000)
    await counted
    expect(files()).toBe(1)
    expect(await answeredIn(api, deck.id)).toEqual([1, 1, 1])
    expect(await overviewOf(api, deck.id)).toEqual([1, 1])
    await after.close()
    await rm(folder, { recursive: true, force: true })
  },
)

test(
  'two tabs of a deck play one attempt, follow each other, and send a waiting file once',
  { tag: '@phone' },
  async ({ browser }) => {
    const api = await apiAs(await makePerson('Creator', { first: 'Two', last: 'Tabs' }))
    const deck = await makeDeck(api, { name: 'Two tabs', readerType: 'survey', slides, publish: true })
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const [one, two] = [await context.newPage(), await context.newPage()]
    for (const page of [one, two]) await open(page, deck, 'src/hosts/server/files/upload-or-store.ts')
    await one.bringToFront()
    await choose(one, 'Yes')
    await expect(one.getByText('Your letter')).toBeVisible()
    // Back in the other tab, the person is at the first tab's place.
    await two.bringToFront()
    await two.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(two.getByText('Your letter')).toBeVisible()
    await context.setOffline(true)
    await two.locator('input[type=file]').first().setInputFiles(letter)
    await two.getByRole('button', { name: 'Continue', exact: true }).first().click()
    await expect(two.getByText('Kept on this device.')).toBeVisible()
    await advance(two).click()
    await expect(two.getByText('Three?')).toBeVisible()
    await one.bringToFront()
    // What one tab stores reaches the other's process a moment later.
    await expect(async () => {
      await one.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(one.getByText('Three?')).toBeVisible({ timeout: 1000 })
    }).toPass()
    await choose(one, 'Yes')
    await context.setOffline(false)
    await expect(one.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 1, 1])
    await expect.poll(() => overviewOf(api, deck.id)).toEqual([1, 1])
    // The file is stored once: sent again under its id, it uses no more space.
    const { license } = await api.call<{ license: { usedSpace: number } }>('GET', `/licenses/${deck.owner.id}`)
    expect(license.usedSpace).toBe(letter.buffer.length)
    const [first, ...more] = (await questionsOf(api, deck.id))[1]?.texts ?? []
    expect(first?.file?.size).toBe(letter.buffer.length)
    expect(more).toEqual([])
    await context.close()
  },
)

test('answers that are under way when the tab is closed arrive', { tag: '@phone' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, {
    name: 'Closed tab',
    readerType: 'survey',
    slides: ['One?', 'Two?', 'Three?'].map((question) => selectSlide(question, ['Yes', 'No'])),
    publish: true,
  })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await open(page, deck)
  await choose(page, 'Yes')
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0, 0])
  // Requests that send answers hang, as on a failing line.
  await page.route('**/answers', () => undefined)
  await choose(page, 'No')
  await expect(page.getByText('Three?')).toBeVisible()
  await choose(page, 'No')
  await page.goto('about:blank')
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 1, 1])
  await context.close()
})

test(
  'what a network says in the server’s place takes no answer away',
  { tag: ['@phone', '@deep'] },
  async ({ browser }) => {
    const api = await apiAs('Creator')
    const questions = ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No']))
    const deck = await makeDeck(api, { name: 'Hotel', readerType: 'survey', slides: questions, publish: true })
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await openHydrated(page, linkOf(deck))
    await page.route('**/attempts', (route) =>
      route.fulfill({ status: 403, contentType: 'text/html', body: '<!doctype html><title>Room number?</title>' }),
    )
    await choose(page, 'Yes')
    await expect(page.getByText('Two?')).toBeVisible()
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    await page.unroute('**/attempts')
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByText('Waiting to send')).toBeHidden()
    await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0])
    await context.close()
  },
)

test(
  'code that failed to load once is asked for in a way that a browser which remembers that does not know',
  { tag: ['@phone', '@deep'] },
  async ({ browser }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, { name: 'Lift', slides: [selectSlide('One?', ['Yes', 'No'])], publish: true })
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    let isOffline = true
    // Some browsers cache failed imports: under its own name the file stays unavailable.
    await page.route(/\/(background|ending-view|score-ending)-[\w-]+\.js$/, (route) => route.abort())
    await page.route(/\.js\?\d+$/, (route) => (isOffline ? route.abort() : route.continue()))
    await openHydrated(page, linkOf(deck))
    await choose(page, 'Yes')
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    isOffline = false
    await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
    await advance(page).click()
    await expect(page.getByText('1 of 1 right')).toBeVisible()
    await context.close()
  },
)
