import type { Deck } from '@deckle/contract/decks.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import { templates } from '@deckle/slides/templates/templates.ts'
import { apiAs } from './lib/api.ts'
import { autoPlay } from './lib/auto-play.ts'
import { linkOf } from './lib/decks.ts'
import { test } from './lib/kept-pages.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, keepPicture, settled, watch } from './lib/test.ts'

// Every one of the templates, used, published, and played to its end in both orientations.

for (const type of readerTypes) {
  test(`the templates of a ${type}`, async ({ strangers }) => {
    const api = await apiAs('Creator')
    for (const { key } of templates.filter(({ readerType }) => readerType === type)) {
      const { deck } = await api.call<{ deck: Deck }>('POST', '/decks/from_template', { template: key })
      const { revision } = deck
      const published = await api.call<{ deck: Deck }>('POST', `/decks/${deck.id}/publish`, { revision })
      for (const size of ['phone', 'desktop'] as const) {
        const page = strangers[size]
        const problems = watch(page)
        await page.goto(linkOf(published.deck))
        await settled(page)
        await expectNoSidewaysScroll(page, key)
        await keepPicture(page, `play-template-${key}-first`, size)
        await autoPlay(page, () => expectAccessible(page, `the first question of ${key}`))
        await settled(page)
        await expectAccessible(page, `the ending of ${key}`)
        await expectNoSidewaysScroll(page, `the ending of ${key}`)
        await keepPicture(page, `play-template-${key}-ending`, size)
        expect(problems).toEqual([])
      }
    }
  })
}
