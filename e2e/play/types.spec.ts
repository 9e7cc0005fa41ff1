import { expect, type Page } from '@playwright/test'
import type { Deck } from '@deckle/contract/decks.ts'
import { slideTemplates } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { apiAs } from '../lib/api.ts'
import { linkOf, publishDeck } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { untilHydrated } from '../lib/play/deck-play.ts'
import { test } from '../lib/reused-pages.ts'
import { url, watch } from '../lib/test.ts'
import * as unmarked from './types/unmarked.ts'
import * as marked from './types/marked.ts'
import type { SlideTypeTest } from './types/slide-type-test.ts'
import * as content from './types/content.ts'

// Each slide type: written by hand in the editor, published, played by touch, seen in the report.

interface TypedDeck {
  readonly readerType: ReaderType
  readonly types: readonly SlideTypeTest[]
  /** The first slide's type is not the new deck's default. */
  readonly changesFirst?: boolean
  /** Played with a mouse, too, where dragging differs from touch. */
  readonly byMouse?: boolean
}

const decks: readonly TypedDeck[] = [
  {
    readerType: 'quiz',
    types: [
      marked.singleSelect,
      marked.binaryChoice,
      marked.pictureSelect,
      marked.multipleSelect,
      marked.ranking,
      marked.fillInTheBlanks,
    ],
    byMouse: true,
  },
  { readerType: 'story', types: [content.title, content.paragraph, content.captionedImage, content.captionedVideo] },
  { readerType: 'survey', types: [unmarked.inputField, unmarked.rating] },
  { readerType: 'calculator', types: [unmarked.calculation, unmarked.measuredResult] },
  { readerType: 'feedback', types: [unmarked.openAnswer], changesFirst: true },
  { readerType: 'audit', types: [unmarked.scoredQuestion], changesFirst: true },
  { readerType: 'profiler', types: [unmarked.taggedQuestion] },
  { readerType: 'game', types: [marked.anagram], changesFirst: true },
  { readerType: 'submission', types: [unmarked.fileUploader], changesFirst: true },
  { readerType: 'linklist', types: [content.linkList] },
]

test('no slide type is missing here', () => {
  expect(new Set(decks.flatMap(({ types }) => types)).size).toBe(slideTemplates.length)
})

/** The others are in the deep tests: their types differ in what is written and shown, not in how. */
const quick: readonly ReaderType[] = ['quiz', 'survey', 'calculator']

for (const wanted of decks) {
  const { readerType, types } = wanted
  const title = `slides of a ${readerType}, from the editor to the report: ${types.map(({ name }) => name).join(', ')}`
  test(title, { tag: quick.includes(readerType) ? [] : '@deep' }, async ({ page, strangers }) => {
    const api = await apiAs('Creator')
    const name = `A ${readerType}, by hand`
    const { deck } = await api.call<{ deck: Deck }>('POST', '/decks/create', { readerType, name })
    await page.goto(`${url()}/contentEditor/${deck.id}`)
    const editor = new Editor(page)
    await expect(editor.stage).toBeVisible()
    await write(editor, wanted)
    const link = linkOf(await publishDeck(api, deck.id))
    const pages = wanted.byMouse ? [strangers.phone, strangers.desktop] : [strangers.phone]
    for (const player of pages) await play(player, link, types)
    await editor.tab('Analytics')
    const people = page.locator('dl > div').filter({ has: page.getByText('People', { exact: true }) })
    await expect(people.locator('dd').first()).toHaveText(String(pages.length))
    await page.getByRole('tab', { name: 'Questions' }).click()
    for (const type of types) {
      if (!type.heading) continue
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: type.heading }) })
      await type.report?.(card, pages.length)
    }
  })
}

async function write(editor: Editor, { types, changesFirst = false }: TypedDeck): Promise<void> {
  for (const [at, type] of types.entries()) {
    if (at > 0) await editor.addSlide(type.name)
    else if (changesFirst) await editor.changeTemplate(type.name)
    await type.write(editor)
    // The parts around it are equal for every type.
    await expectAccessible(editor.page, `the editor of ${type.name}`, { within: 'main' })
  }
  await editor.saved()
}

async function play(page: Page, link: string, types: readonly SlideTypeTest[]): Promise<void> {
  const problems = watch(page)
  const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0)
  const completed = page.waitForResponse((reply) => reply.url().endsWith('/complete'))
  await page.goto(link)
  await untilHydrated(page)
  for (const [at, type] of types.entries()) {
    await expect(page.locator('.dk-scroll .dk-slide').first()).toBeVisible()
    if (types.length > 1) await expect(page.getByText(new RegExp(`^${at + 1} of ${types.length}$`))).toBeVisible()
    if (isTouched) await expectAccessible(page, `a slide of type ${type.name}`)
    await type.play(page, (target) => (isTouched ? target.tap() : target.click()))
  }
  await expect(page.locator('.dk-end')).toBeVisible()
  // The ending does not wait for the server, the report does.
  expect((await completed).status()).toBe(200)
  expect(problems).toEqual([])
}
