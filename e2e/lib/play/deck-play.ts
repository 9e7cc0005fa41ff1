import { expect, type FrameLocator, type Page } from '@playwright/test'
import { pageIds } from '@deckle/player/entries/page-data.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import type { Api } from '../api.ts'
import { linkOf } from '../decks.ts'
import { expectFetched } from './fetched.ts'

interface Questions {
  readonly questions: readonly {
    readonly answered: number
    readonly texts: readonly { readonly text: string; readonly file?: { readonly id: string; readonly size: number } }[]
  }[]
}
export const questionsOf = async (api: Api, deckId: string) =>
  (await api.call<Questions>('GET', `/analytics/${deckId}/deck/questions`)).questions
export const answeredIn = async (api: Api, deckId: string) =>
  (await questionsOf(api, deckId)).map(({ answered }) => answered)
export const overviewOf = async (api: Api, deckId: string) => {
  const { overview } = await api.call<{ overview: { starts: number; completions: number } }>(
    'GET',
    `/analytics/${deckId}/deck/overview`,
  )
  return [overview.starts, overview.completions]
}

/** Returns a function that changes the publication's settings. */
export async function publicationOf(api: Api, deckId: string): Promise<(patch: object) => Promise<unknown>> {
  const { settings } = await api.call<{ settings: object }>('GET', `/decks/${deckId}/publication/show`)
  return (patch) => api.call('POST', `/decks/${deckId}/publication/update`, { settings: { ...settings, ...patch } })
}

export const choose = (page: Page, option: string) => page.getByRole('radio', { name: option }).click()
export const advance = (page: Page) => page.locator('.dk-foot').getByRole('button', { name: /^(Continue|Finish)$/ })
/**
 * Waits until the page's script has taken over what the server has drawn: before, presses and typed text are lost.
 * @param page or the frame that shows the deck
 */
export async function untilHydrated(page: Page | FrameLocator): Promise<void> {
  // Preact sets `__k` on the element that it draws in.
  await expect.poll(() => page.locator(`#${pageIds.root}`).evaluate((root) => '__k' in root)).toBe(true)
}

/** Opens a deck that is pressed next. */
export async function openHydrated(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await untilHydrated(page)
}

/** Waits for the first slide and for the code that is loaded after it. */
export async function open(page: Page, deck: Deck, ...more: readonly string[]): Promise<void> {
  await page.clock.install()
  await page.goto(linkOf(deck))
  await expectFetched(page, 'src/hosts/server/background.ts', ...more)
}
