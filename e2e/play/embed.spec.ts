import type { AddressInfo } from 'node:net'
import type { FrameLocator } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { startSite } from '../lib/site.ts'
import { expect, test, url } from '../lib/test.ts'
import { untilHydrated } from '../lib/play/deck-play.ts'

test('the code of the publish screen puts the deck into another site, as high as it needs, and tells of answers', async ({
  signedIn,
}) => {
  const name = 'Our "shop" & yours'
  const deck = await makeDeck(await apiAs('Creator'), {
    name,
    slides: [selectSlide('Do you like tea?', ['Yes', 'No', 'Sometimes'])],
    publish: true,
  })
  const page = await signedIn('Creator', `/publishViewer/${deck.id}`)
  const code = await page.getByRole('textbox', { name: 'Code for your own site' }).inputValue()
  const site = await startSite(`<!doctype html><title>A shop</title><h1>A shop</h1>${code}`)
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const received = page.evaluate(
    () =>
      new Promise((resolve) => addEventListener('deckle:answer', (event) => resolve((event as CustomEvent).detail))),
  )
  const frame = page.getByTitle(name)
  await expect(frame).toBeVisible()
  const inside = frame.contentFrame()
  await expect(inside.getByRole('heading', { name: 'Do you like tea?' })).toBeVisible()
  await untilHydrated(inside)
  await inside.getByText('Sometimes').click()
  expect(await received).toMatchObject({ deck: linkOf(deck).split('/').at(-1) })
  const { height } = (await frame.boundingBox()) ?? { height: 0 }
  // Boxes are measured in fractions of pixels: 599.99994 in one Chromium, 600 in another.
  expect(Math.round(height)).toBeGreaterThanOrEqual(600)
  site.close()
})

test('a deck plays in a sandboxed frame, which has no origin and stores nothing', async ({ browser }) => {
  // Without Playwright's script that blocks service workers: it fails in such a frame.
  const page = await browser.newPage()
  const slides = [selectSlide('Do you like tea?', ['Yes', 'No']), selectSlide('And coffee?', ['Always', 'Never'])]
  const deck = await makeDeck(await apiAs('Creator'), {
    name: 'In a sandbox',
    readerType: 'survey',
    slides,
    publish: true,
  })
  const shortid = linkOf(deck).split('/').at(-1) ?? ''
  const site = await startSite(
    `<!doctype html><title>A shop</title><h1>A shop</h1><iframe sandbox="allow-scripts" width="600" height="600" title="Deck" src="${url()}/embed/${shortid}"></iframe>`,
  )
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const inside = page.getByTitle('Deck').contentFrame()
  await untilHydrated(inside)
  await inside.getByText('Yes').click()
  await inside.getByText('Never').click()
  await expect(inside.getByText('Your answers are in.')).toBeVisible()
  const creator = await apiAs('Creator')
  const answered = async () => {
    const { overview } = await creator.call<{ overview: { completions: number } }>(
      'GET',
      `/analytics/${deck.id}/deck/overview`,
    )
    return overview.completions
  }
  await expect.poll(answered).toBe(1)
  await page.close()
  site.close()
})

test(
  'a frame is as high as each slide needs: higher for a long one, and lower again after it',
  { tag: '@deep' },
  async ({ page }) => {
    const long = selectSlide(
      'A long one?',
      Array.from({ length: 24 }, (_, at) => `Option ${at + 1}`),
    )
    const short = selectSlide('A short one?', ['Yes', 'No'])
    const deck = await makeDeck(await apiAs('Creator'), {
      name: 'Long and short',
      readerType: 'survey',
      slides: [short, long, { ...short, data: { ...short.data, question: 'The last one?' } }],
      publish: true,
    })
    const shortid = linkOf(deck).split('/').at(-1) ?? ''
    const site = await startSite(
      `<!doctype html><title>A shop</title><h1>A shop</h1><script src="${url()}/player/embed.js" data-deck="${shortid}" data-height="400" data-title="Deck"></script>`,
    )
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const heights = await page.evaluateHandle(() => {
      const heights: number[] = []
      addEventListener('message', ({ data }) => {
        const { height } = (data ?? {}) as { height?: number }
        if (height) heights.push(height)
      })
      return heights
    })
    const frame = page.getByTitle('Deck')
    const inside = frame.contentFrame()
    const scrolls = () => inside.locator('.dk-scroll').evaluate((box) => box.scrollHeight - box.clientHeight)
    await expect(frame).toHaveCSS('height', '400px')
    await untilHydrated(inside)
    await inside.getByText('Yes', { exact: true }).click()
    await expect(inside.getByText('A long one?')).toBeVisible()
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(1200)
    expect(await scrolls(), 'pixels that are scrolled').toBe(0)
    await inside.getByText('Option 24', { exact: true }).click()
    await expect(inside.getByText('The last one?')).toBeVisible()
    await expect(frame).toHaveCSS('height', '400px')
    expect(await scrolls(), 'pixels that are scrolled').toBe(0)
    expect((await heights.jsonValue()).at(-1)).toBeLessThanOrEqual(400)
    await inside.getByRole('button', { name: 'Back' }).click()
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(1200)
    // Posted once for each slide: the frame's new height does not change the needed height.
    await frames(inside)
    expect((await heights.jsonValue()).length).toBeLessThanOrEqual(5)
    site.close()
  },
)

test(
  'a frame that grows as it is answered keeps its picture beside the question',
  { tag: '@deep' },
  async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 900 })
    const creator = await apiAs('Creator')
    const { data } = selectSlide('Which one?', ['One', 'Two', 'Three', 'Four', 'Five'])
    const long = 'Not this one: have another look at what was said before. '.repeat(2).trim()
    const deck = await makeDeck(creator, {
      name: 'Side by side',
      readerType: 'quiz',
      slides: [
        {
          template: 'single_select',
          data: { ...data, incorrect_feedback: long },
        },
      ],
      publish: true,
    })
    const site = await startSite(
      `<!doctype html><title>A shop</title><h1>A shop</h1><script src="${url()}/player/embed.js" data-deck="${linkOf(deck).split('/').at(-1)}" data-height="560" data-title="Deck"></script>`,
    )
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const frame = page.getByTitle('Deck')
    const inside = frame.contentFrame()
    const isBeside = () =>
      inside.locator('.dk-scroll .dk-with-media').evaluate((slide) => {
        const [media, body] = [...slide.children].map((part) => part.getBoundingClientRect())
        return media && body ? media.right <= body.left || body.right <= media.left : null
      })
    await expect(inside.getByText('Which one?')).toBeVisible()
    await expect(inside.locator('.dk-by-width')).toBeAttached()
    // Stands for a picture from the library.
    await inside.locator('.dk-scroll .dk-slide').evaluate((slide) => {
      slide.classList.add('dk-with-media')
      slide.prepend(Object.assign(document.createElement('div'), { className: 'dk-media' }))
    })
    expect(await isBeside()).toBe(true)
    await untilHydrated(inside)
    await inside.getByText('Five', { exact: true }).click()
    await expect(inside.getByText('have another look')).toBeVisible()
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(720)
    expect(await isBeside()).toBe(true)
    site.close()
  },
)

test('a frame of fixed height stays where the person has scrolled to', { tag: '@deep' }, async ({ page }) => {
  const { options: multiselect, ...data } = selectSlide(
    'All that you like?',
    Array.from({ length: 24 }, (_, at) => `Option ${at + 1}`),
  ).data
  const deck = await makeDeck(await apiAs('Creator'), {
    name: 'Fixed height',
    readerType: 'survey',
    slides: [{ template: 'multiple_select', data: { ...data, multiselect } }],
    publish: true,
  })
  const site = await startSite(
    `<!doctype html><title>A shop</title><iframe title="Deck" width="400" height="420" src="${url()}/embed/${linkOf(deck).split('/').at(-1)}"></iframe>`,
  )
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
  const inside = page.getByTitle('Deck').contentFrame()
  const top = () => inside.locator('.dk-scroll').evaluate((box) => box.scrollTop)
  const last = inside.getByText('Option 24', { exact: true })
  await last.scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(300)
  await untilHydrated(inside)
  await last.click()
  await expect(inside.getByRole('checkbox', { name: 'Option 24' })).toBeChecked()
  // Additions to the page and window resizes are measured again.
  await inside.locator('.dk-scroll').evaluate(() => dispatchEvent(new Event('resize')))
  await frames(inside)
  expect(await top()).toBeCloseTo(before, -1)
  site.close()
})

/** Waits for the work that the page does in its next frames. */
const frames = (inside: FrameLocator): Promise<void> =>
  inside.locator('.dk-scroll').evaluate(async () => {
    for (let count = 0; count < 10; count++) await new Promise((next) => requestAnimationFrame(next))
  })
