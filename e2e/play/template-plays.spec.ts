import { type ReaderType, readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { templates } from '@deckle/slides/templates/templates.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { apiAs } from '../lib/api.ts'
import { autoPlay } from '../lib/play/auto-play.ts'
import { linkOf, makeFromTemplate, publishDeck } from '../lib/decks.ts'
import { test } from '../lib/reused-pages.ts'
import { checkPlayed, takePictures, atEachSize } from '../lib/screens/check-screen.ts'
import { expect, watch } from '../lib/test.ts'
import { openHydrated } from '../lib/play/deck-play.ts'

// Every template is used, published and played to its end; its first question and its ending in both orientations.

/** Marked and not marked: the templates that `npm test` plays. The others differ in content, which unit tests check. */
const fewest: readonly ReaderType[] = ['quiz', 'survey']

for (const type of readerTypes) {
  const tag = fewest.includes(type) ? '@both' : '@deep'
  test(`the templates of a ${type}`, { tag }, async ({ strangers }) => {
    const api = await apiAs('Creator')
    const page = strangers.desktop
    for (const { key } of templates.filter(({ readerType }) => readerType === type)) {
      const deck = await publishDeck(api, (await makeFromTemplate(api, key)).id)
      const problems = watch(page)
      await answerInOneSecond(page)
      await openHydrated(page, linkOf(deck))
      await takePictures(page, `play-template-${key}-first`)
      const first = `the first question of ${key}`
      await autoPlay(page, () =>
        atEachSize(page, {}, (_, place) => expectAccessible(page, first, place === 'second' ? { only: 'layout' } : {})),
      )
      await checkPlayed(page, `play-template-${key}-ending`)
      expect(problems).toEqual([])
    }
  })
}

/** For equal points for speed in every run. */
async function answerInOneSecond(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.route('**/answers', (route) => {
    const { answer, ...rest } = route.request().postDataJSON() as { answer: object }
    return route.continue({ postData: { ...rest, answer: { ...answer, spent: 1000 } } })
  })
}
