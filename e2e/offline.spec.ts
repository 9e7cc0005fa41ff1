import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page, type TestInfo } from '@playwright/test'
import type { Deck } from '@deckle/contract/decks.ts'
import { type Api, apiAs, makePerson } from './lib/api.ts'
import { linkOf, makeDeck, noImage, selectSlide, type SlideToMake } from './lib/decks.ts'
import { expectFetched } from './lib/fetched.ts'
import { checkScreen, takePictures } from './lib/check-screen.ts'
import { expect, signIn, test } from './lib/test.ts'

// A lost connection, a closed browser, two tabs and two devices: every answer and file arrives, once.

const uploader: SlideToMake = {
  template: 'uploader',
  data: { question: 'Your letter', image: noImage, button: 'Choose' },
}
const slides = [selectSlide('One?', ['Yes', 'No']), uploader, selectSlide('Three?', ['Yes', 'No'])]
const letter = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear friend') }

interface Questions {
  readonly questions: readonly {
    readonly answered: number
    readonly texts: readonly { readonly text: string; readonly file?: { readonly id: string; readonly size: number } }[]
  }[]
}
const questionsOf = async (api: Api, deckId: string) =>
  (await api.call<Questions>('GET', `/analytics/${deckId}/deck/questions`)).questions
const answeredIn = async (api: Api, deckId: string) => (await questionsOf(api, deckId)).map(({ answered }) => answered)
const overviewOf = async (api: Api, deckId: string) => {
  const { overview } = await api.call<{ overview: { starts: number; completions: number } }>(
    'GET',
    `/analytics/${deckId}/deck/overview`,
  )
  return [overview.starts, overview.completions]
}

/** Returns a function that changes the publication's settings. */
async function publicationOf(api: Api, deckId: string): Promise<(patch: object) => Promise<unknown>> {
  const { settings } = await api.call<{ settings: object }>('GET', `/decks/${deckId}/publication/show`)
  return (patch) => api.call('POST', `/decks/${deckId}/publication/update`, { settings: { ...settings, ...patch } })
}

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

const choose = (page: Page, option: string) => page.getByRole('radio', { name: option }).click()
const advance = (page: Page) => page.locator('.dk-foot').getByRole('button', { name: /^(Continue|Finish)$/ })
/** Waits for the first slide and for the code that is loaded after it. */
async function open(page: Page, deck: Deck, ...more: readonly string[]): Promise<void> {
  await page.clock.install()
  await page.goto(linkOf(deck))
  await expectFetched(page, 'src/hosts/server/background.ts', ...more)
}

test(
  'what is answered and handed in without a connection outlives the browser, and arrives once',
  { tag: '@phone' },
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
    await one.bringToFront()
    await one.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(one.getByText('Three?')).toBeVisible()
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

test('what a network says in the server’s place takes no answer away', { tag: '@phone' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const questions = ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No']))
  const deck = await makeDeck(api, { name: 'Hotel', readerType: 'survey', slides: questions, publish: true })
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto(linkOf(deck), { waitUntil: 'networkidle' })
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
})

test(
  'code that failed to load once is asked for in a way that a browser which remembers that does not know',
  { tag: '@phone' },
  async ({ browser }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, { name: 'Lift', slides: [selectSlide('One?', ['Yes', 'No'])], publish: true })
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    let isOffline = true
    // Some browsers cache failed imports: under its own name the file stays unavailable.
    await page.route(/\/(background|ending-view|score-ending)-[\w-]+\.js$/, (route) => route.abort())
    await page.route(/\.js\?\d+$/, (route) => (isOffline ? route.abort() : route.continue()))
    await page.goto(linkOf(deck))
    await choose(page, 'Yes')
    await expect(page.getByText('Waiting to send: 1')).toBeVisible()
    isOffline = false
    await expect(page.locator('.dk-scroll .dk-verdict strong')).toHaveText('Right')
    await advance(page).click()
    await expect(page.getByText('1 of 1 right')).toBeVisible()
    await context.close()
  },
)

test(
  'a deck whose PIN changed meanwhile asks for it again, keeps what was answered, and takes it then',
  { tag: '@phone' },
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
  await page.goto(address)
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
  { tag: '@phone' },
  async ({ browser }) => {
    const api = await apiAs('Creator')
    const questions = ['One?', 'Two?', 'Three?'].map((question) => selectSlide(question, ['Yes', 'No']))
    const deck = await makeDeck(api, { name: 'Two devices', slides: questions, publish: true })
    const device = async () => {
      const context = await browser.newContext({ serviceWorkers: 'block' })
      const page = await context.newPage()
      await signIn(page, 'Learner')
      await page.goto(linkOf(deck), { waitUntil: 'networkidle' })
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
