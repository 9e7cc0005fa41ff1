import { expect, type Page } from '@playwright/test'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, noImage, selectSlide, type SlideToMake, titleSlide } from '../lib/decks.ts'
import { openHydrated } from '../lib/play/deck-play.ts'
import { test } from '../lib/reused-pages.ts'
import { checkPlayed, atEachSize } from '../lib/screens/check-screen.ts'
import { watch } from '../lib/test.ts'

// How each of the 13 reader types ends, in both orientations and in print.

type Hand = (page: Page, name: string | RegExp) => Promise<void>

interface EndingTest {
  readonly readerType: ReaderType
  readonly slides: readonly SlideToMake[]
  readonly content?: Partial<DeckContent>
  play(page: Page, press: Hand): Promise<void>
  expect(page: Page): Promise<void>
}

const outcome = (id: string, title: string, change: Partial<Outcome>): Outcome => ({
  id,
  title,
  text: `${title}, in a sentence.`,
  image: noImage,
  link: 'https://example.org/next',
  linkLabel: 'Read on',
  minValue: 0,
  maxValue: 100,
  masterTags: [],
  ...change,
})
const tagged = (question: string, options: readonly (readonly [string, string])[]): SlideToMake => ({
  template: 'tagged_select',
  data: {
    question,
    image: noImage,
    taggedselect: options.map(([option, tag], at) => ({ id: `o${at}`, option, tags: [tag] })),
  },
})
const rating = (question: string, tag: string): SlideToMake => ({
  template: 'rating',
  data: { question, rating: '5_stars', tags: [tag] },
})
const input = (question: string): SlideToMake => ({ template: 'input_field', data: { question, answer: '' } })
const write = async (page: Page, press: Hand, text: string) => {
  await page.getByRole('textbox').fill(text)
  await press(page, 'Submit')
}
const advance = /^(Continue|Finish)$/
const ofPattern = (kind: 'profiler' | 'recommendation'): EndingTest => ({
  readerType: kind,
  slides: [
    tagged('Morning or night?', [
      ['Morning', 'Lark'],
      ['Night', 'Owl'],
    ]),
    tagged('Tea or coffee?', [
      ['Tea', 'Lark'],
      ['Coffee', 'Owl'],
    ]),
  ],
  content: {
    resultRange: { minValue: 0, maxValue: 100, masterTags: ['Lark', 'Owl'] },
    outcomes: [
      outcome('a', 'You are a lark', { masterTags: ['Lark'] }),
      outcome('b', 'You are an owl', { masterTags: ['Owl'] }),
    ],
  },
  play: async (page, press) => {
    await press(page, /Night$/)
    await press(page, /Coffee$/)
  },
  expect: async (page) => {
    await expect(page.getByRole('heading', { name: 'You are an owl' })).toBeVisible()
    await expect(page.getByText('You are an owl, in a sentence.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Read on/ })).toHaveAttribute('href', 'https://example.org/next')
  },
})
const ofTopics = (kind: 'assessment' | 'audit'): EndingTest => ({
  readerType: kind,
  slides: [rating('We plan ahead.', 'Planning'), rating('We listen.', 'Listening'), rating('We finish.', 'Finishing')],
  content: { resultRange: { minValue: 0, maxValue: 100, masterTags: ['Planning', 'Listening', 'Finishing'] } },
  play: async (page, press) => {
    await press(page, '5 of 5 stars')
    await press(page, '3 of 5 stars')
    await press(page, '1 of 5 stars')
  },
  expect: async (page) => {
    await expect(page.getByRole('img', { name: /Planning/ })).toBeVisible()
    const table = page.getByRole('table')
    await expect(table.getByRole('row', { name: /Planning/ })).toContainText('100')
    await expect(table.getByRole('row', { name: /Listening/ })).toContainText('50')
    await expect(table.getByRole('row', { name: /Finishing/ })).toContainText('0')
  },
})
const ofThanks = (kind: 'survey' | 'submission' | 'feedback'): EndingTest => ({
  readerType: kind,
  slides: [input('What would you change?')],
  play: (page, press) => write(page, press, 'The weather'),
  expect: async (page) => expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible(),
})

const endings: readonly EndingTest[] = [
  {
    readerType: 'story',
    slides: [titleSlide('Once upon a time'), titleSlide('The end')],
    play: async (page, press) => {
      await press(page, advance)
      await press(page, advance)
    },
    expect: async (page) => expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible(),
  },
  {
    readerType: 'quiz',
    slides: [selectSlide('2 + 2?', ['3', '4'], 1), selectSlide('3 + 3?', ['6', '7'], 0)],
    content: { passingPercentage: 60, outcomes: [outcome('a', 'Half way', { minValue: 40, maxValue: 60 })] },
    play: async (page, press) => {
      await press(page, /4$/)
      await press(page, advance)
      await press(page, /7$/)
      await press(page, advance)
    },
    expect: async (page) => {
      await expect(page.getByRole('heading', { name: 'Your score' })).toBeVisible()
      await expect(page.getByText('50%')).toBeVisible()
      await expect(page.getByText('Not passed')).toBeVisible()
      await expect(page.getByText('1 of 2 right')).toBeVisible()
      await expect(page.getByText('Half way', { exact: true })).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: '3 + 3?' })).toContainText('Right answer: 6')
    },
  },
  {
    readerType: 'game',
    slides: [selectSlide('2 + 2?', ['3', '4'], 1), selectSlide('3 + 3?', ['6', '7'], 0)],
    content: { gameRules: { speed: false, streak: true } },
    play: async (page, press) => {
      await press(page, /4$/)
      await press(page, advance)
      await press(page, /6$/)
      await press(page, advance)
    },
    // 1000 each, and a bonus of 100 for the second in a row.
    expect: async (page) => {
      await expect(page.getByText('2,100').first()).toBeVisible()
      await expect(page.getByRole('table', { name: 'Best ten' }).getByRole('row')).toHaveCount(2)
    },
  },
  {
    readerType: 'poll',
    slides: [selectSlide('Where to?', ['Hills', 'Sea'], 0)],
    play: (page, press) => press(page, /Sea$/),
    expect: async (page) => {
      await expect(page.getByRole('heading', { name: 'Results so far' })).toBeVisible()
      await expect(page.getByRole('progressbar', { name: 'Sea' })).toHaveAttribute('value', '100')
      await expect(page.getByText('Answers: 1')).toBeVisible()
    },
  },
  ofThanks('survey'),
  ofThanks('submission'),
  ofThanks('feedback'),
  ofTopics('audit'),
  ofTopics('assessment'),
  ofPattern('profiler'),
  ofPattern('recommendation'),
  {
    readerType: 'calculator',
    slides: [
      {
        template: 'range_select',
        data: {
          question: 'What will it cost?',
          image: noImage,
          rangeselect: [
            { id: 'a', name: 'Nights', minValue: 1, maxValue: 14, unit: '', variable: 'varA' },
            { id: 'b', name: 'Guests', minValue: 1, maxValue: 6, unit: '', variable: 'varB' },
          ],
          formula: 'varA * (40 + 10 * varB)',
          caption: 'Your stay costs',
          resultUnit: '€',
        },
      },
    ],
    content: {
      resultRange: { minValue: 0, maxValue: 2000, masterTags: [] },
      outcomes: [
        outcome('a', 'A short stay', { maxValue: 200 }),
        outcome('b', 'A long stay', { minValue: 200, maxValue: 2000 }),
      ],
    },
    play: async (page, press) => {
      for (const [name, value] of [
        ['Nights', '3'],
        ['Guests', '2'],
      ] as const) {
        await page.getByRole('spinbutton', { name }).fill(value)
        await page.getByRole('spinbutton', { name }).press('Tab')
      }
      await press(page, 'Calculate')
      await expect(page.locator('.dk-scroll .dk-result')).toContainText('180')
      await press(page, advance)
    },
    expect: async (page) => {
      await expect(page.getByText(/180\s?€/).first()).toBeVisible()
      await expect(page.getByText('What it is made of')).toBeVisible()
      await expect(page.getByText('Nights').first()).toBeVisible()
      await expect(page.getByText('A short stay', { exact: true })).toBeVisible()
    },
  },
  {
    readerType: 'linklist',
    slides: [
      {
        template: 'brancher',
        data: {
          question: 'Find us here',
          popupitems: ['Map', 'Menu'].map((option, at) => ({
            id: `o${at}`,
            image: noImage,
            option,
            caption: `https://example.org/${option}`,
            slide: '',
          })),
        },
        nav: { next: false, previous: false },
      },
    ],
    play: async (page, press) => {
      await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'there' }))
      const opened = page.context().waitForEvent('page')
      await press(page, /^Menu/)
      await (await opened).close()
      await press(page, advance)
    },
    expect: async (page) => {
      await expect(page.getByRole('link', { name: /Map/ })).toHaveAttribute('href', 'https://example.org/Map')
      await expect(page.getByRole('link', { name: /Menu/ })).toBeVisible()
    },
  },
]

for (const ending of endings) {
  test(`a ${ending.readerType} ends as it should`, { tag: '@both' }, async ({ strangers }) => {
    const { readerType, slides, content } = ending
    const deck = await makeDeck(await apiAs('Creator'), {
      readerType,
      name: `How a ${readerType} ends`,
      slides,
      ...(content ? { content } : {}),
      publish: true,
    })
    const page = strangers.desktop
    const problems = watch(page)
    await openHydrated(page, linkOf(deck))
    await ending.play(page, async (on, name) => {
      const target = on
        .getByRole('button', { name })
        .or(on.getByRole('radio', { name }))
        .or(on.getByRole('link', { name }))
        .last()
      await target.click()
    })
    await expect(page.locator('.dk-end h2')).toBeVisible()
    await ending.expect(page)
    await checkPlayed(page, `ending-${readerType}`)
    await atEachSize(page, {}, () => expectWholeInPrint(page))
    expect(problems).toEqual([])
  })
}

/** In print the whole result is there, not only the visible part. */
async function expectWholeInPrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const cut = await page.evaluate(() =>
    ['.dk-page', '.dk-stage', '.dk-scroll'].filter((one) => {
      const box = document.querySelector(one)
      return box && (getComputedStyle(box).overflowY !== 'visible' || box.scrollHeight > box.clientHeight + 1)
    }),
  )
  expect(cut, 'cut off in print').toEqual([])
  await page.emulateMedia({ media: null })
}
