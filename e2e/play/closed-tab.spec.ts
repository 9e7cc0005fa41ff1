import type { Deck } from '@deckle/contract/decks.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { type Api, apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { answeredIn, choose, overviewOf } from '../lib/play/deck-play.ts'
import { expectFetched } from '../lib/play/fetched.ts'
import { expect, test } from '../lib/test.ts'

// People who close the tab in the moment of a tap: the answer arrives, the first one too.

const makeSurvey = (api: Api, name: string): Promise<Deck> =>
  makeDeck(api, {
    name,
    readerType: 'survey',
    slides: ['One?', 'Two?'].map((question) => selectSlide(question, ['Yes', 'No'])),
    publish: true,
  })

/** Opens the deck in a tab that its opener can close. */
async function openInTab(context: BrowserContext, deck: Deck): Promise<{ opener: Page; tab: Page }> {
  const opener = await context.newPage()
  // A page of the same origin that plays nothing.
  await opener.goto(`${new URL(linkOf(deck)).origin}/robots.txt`)
  const opened = context.waitForEvent('page')
  await opener.evaluate((url) => void window.open(url, 'deck'), linkOf(deck))
  const tab = await opened
  await expectFetched(tab, 'src/hosts/server/background.ts')
  return { opener, tab }
}

/** In one task of the browser: no request can start between the tap and the end of the page. */
const tapAndClose = (opener: Page): Promise<void> =>
  opener.evaluate(() => {
    const tab = window.open('', 'deck')
    tab?.document.querySelector<HTMLElement>('.dk-option')?.click()
    tab?.close()
  })

test('the first answer arrives though the tab is closed in the same moment', { tag: '@phone' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const deck = await makeSurvey(api, 'Closed with the first tap')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const { opener } = await openInTab(context, deck)
  await tapAndClose(opener)
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0])

  // The person returns: the page sends the answer again, to the same attempt, and nothing is stored twice.
  const again = await context.newPage()
  const sent = again.waitForResponse('**/answers')
  await again.goto(linkOf(deck))
  expect((await sent).status()).toBe(200)
  expect(await answeredIn(api, deck.id)).toEqual([1, 0])
  expect((await overviewOf(api, deck.id))[0]).toBe(1)
  await context.close()
})

test('the last answer arrives though the tab is closed in the same moment', { tag: '@phone' }, async ({ browser }) => {
  const api = await apiAs('Creator')
  const deck = await makeSurvey(api, 'Closed with the last tap')
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const { opener, tab } = await openInTab(context, deck)
  await choose(tab, 'Yes')
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 0])
  await expect
    .poll(() => tab.evaluate(() => Object.keys(localStorage).some((key) => key.includes('.token.'))))
    .toBe(true)
  await expect(tab.getByText('Two?')).toBeVisible()
  await tapAndClose(opener)
  await expect.poll(() => answeredIn(api, deck.id)).toEqual([1, 1])
  await context.close()
})
