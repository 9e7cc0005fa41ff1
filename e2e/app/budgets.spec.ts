import type { Page } from '@playwright/test'
import { countSentBytes, type SentResponse } from '../../scripts/lib/count-sent-bytes.ts'
import { checkBudget } from '../lib/check-budget.ts'
import { linkOf, makeDeck, selectSlide, titleSlide } from '../lib/decks.ts'
import { devtoolsOf } from '../lib/devtools.ts'
import { Editor } from '../lib/editor.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// Each client is new and has the same content: neither other journeys nor the day change what is sent.

const deck = {
  name: 'Tea for beginners',
  slides: [
    titleSlide('Tea for beginners', 'Three slides, one minute.'),
    selectSlide('Which tea is not oxidised?', ['Green', 'Black', 'Oolong']),
    selectSlide('Which tea is smoked?', ['Assam', 'Lapsang'], 1),
  ],
  publish: true,
}

test('the first screen after sign-in is within its budget', async ({ page }) => {
  const { owner, ownerAccount } = await makeOrganisation('Budget Tea')
  await makeDeck(owner, deck)
  // Another screen: the first one is counted at its first visit.
  await signIn(page, ownerAccount, '/library')
  const sent = await openAlone(page, '/', async (opened) => {
    await expect(opened.locator('main dl')).toBeVisible()
    await expect(opened.getByRole('region', { name: 'Your first steps' })).toBeVisible()
  })
  checkBudget('first screen after sign-in', sent)
})

test('the opening of the deck editor is within its budget', async ({ page }) => {
  const { owner, ownerAccount } = await makeOrganisation('Budget Tea')
  const { id } = await makeDeck(owner, deck)
  await signIn(page, ownerAccount, '/library')
  const sent = await openAlone(page, `/contentEditor/${id}`, async (opened) => {
    await expect(opened.locator('[data-stage] textarea').first()).toBeEditable()
    await expect(new Editor(opened).panel).toBeVisible()
  })
  checkBudget('opening of the deck editor', sent)
})

test('a published deck without its fonts and media is within its budget', async ({ page }) => {
  const { owner } = await makeOrganisation('Budget Tea')
  const link = linkOf(await makeDeck(owner, deck))
  const sent = await openAlone(page, link, async (opened) => {
    // Events are sent last, seconds after all code has been prefetched.
    await opened.waitForResponse(/\/activity\/tracker$/, { timeout: 120_000 })
    await expect(opened.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
  const isCounted = ({ type }: SentResponse) => !['Font', 'Image', 'Media'].includes(type)
  checkBudget('published deck, without fonts and media', sent.filter(isCounted))
})

/** Opens an address in a new tab, which shares no connection with another one, and counts what is sent to it until it is idle. */
async function openAlone(
  page: Page,
  address: string,
  isOpen: (opened: Page) => Promise<void>,
): Promise<readonly SentResponse[]> {
  const opened = await page.context().newPage()
  await page.close()
  const sent = await countSentBytes(opened, await devtoolsOf(opened))
  await Promise.all([opened.goto(new URL(address, url()).href), isOpen(opened)])
  return sent.untilIdle()
}
