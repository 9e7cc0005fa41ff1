import type { Browser, BrowserContext, Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { showDeck } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { pictureFile } from '../lib/pictures.ts'
import { untilHydrated } from '../lib/play/deck-play.ts'
import { type Act, type Hands, keys, play, newVisitor, touch } from '../lib/play/play.ts'
import { storedDrafts } from '../lib/stored-drafts.ts'
import { expect, signIn, test, watch } from '../lib/test.ts'

// The product's main task by hand: make a quiz of ten slide types, publish it, play it twice, see the figures.

const hindi = 'मानसून में चाय की पत्तियाँ क्यों धीमे सूखती हैं?'

test(
  'a quiz of all ten kinds of slide, made, played twice, and its figures',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const editor = new Editor(page)
    await signIn(page, 'Creator')
    await editor.create('Quiz')
    const name = 'Tea for beginners'
    await editor.rename(name)

    await makeSlides(editor)
    await undoAndRedo(editor)
    await reloadInTheMiddle(editor)
    await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue(name)

    const link = await publish(editor)
    await playTwice(browser, link)
    await seeFigures(editor)
  },
)

async function makeSlides(editor: Editor): Promise<void> {
  // A new quiz begins with a single select.
  await editor.write('Question', 'Which tea is not oxidised?')
  await editor.options('Options', ['Green', 'Black', 'Oolong'])
  await editor.mark(1)

  await editor.addSlide('Title')
  await editor.write('Title', 'Tea for beginners')
  await editor.write('Text', 'Ten slides, five minutes.')

  await editor.addSlide('Paragraph')
  await editor.write('Title', 'From leaf to cup')
  await editor.write('Text', 'Leaves are picked, withered, rolled, oxidised and dried.')

  await editor.addSlide('Captioned image')
  await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }))
  await editor.uploadPicture(await pictureFile('garden.png', '#2f6b3a'), 'A tea garden below white clouds')
  await expect(editor.stage.getByRole('img', { name: 'A tea garden below white clouds' })).toBeVisible()
  await editor.write('Caption', 'A garden in the Nilgiris')

  await editor.addSlide('Captioned video')
  await editor.write('Caption', 'How rolling works')
  await editor.show('Options')
  await editor.panel.getByRole('textbox', { name: 'Video' }).fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')

  await editor.addSlide('Binary choice')
  await editor.write('Question', 'White tea comes from another plant.')
  await editor.mark(2)

  await editor.addSlide('Picture select')
  await editor.write('Question', 'Which cup holds black tea?')
  await editor.removeOption('Pictures', 4)
  await editor.removeOption('Pictures', 3)
  await editor.options('Pictures', ['Brown', 'Green'])
  await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }).first())
  await editor.uploadPicture(await pictureFile('brown.png', '#6b3d1e'), 'A brown cup')
  await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }).first())
  await editor.uploadPicture(await pictureFile('green.png', '#5f8f2f'), 'A green cup')

  await editor.addSlide('Multiple select')
  await editor.write('Question', 'Which are made of tea leaves?')
  await editor.options('Options', ['Assam', 'Rooibos', 'Darjeeling'])
  await editor.mark(1)
  await editor.mark(3)

  await editor.addSlide('Rating')
  await editor.write('Question', 'How much do you like tea?')

  await editor.addSlide('Input field')
  await editor.write('Question', hindi)
  await editor.saved()
}

async function undoAndRedo(editor: Editor): Promise<void> {
  const { page } = editor
  const text = editor.text('Question')
  // A redo is a step of its own, however soon typing follows.
  await editor.press(page.getByRole('button', { name: 'Undo' }))
  await expect(text).not.toHaveValue(hindi)
  await editor.press(page.getByRole('button', { name: 'Redo' }))
  await expect(text).toHaveValue(hindi)
  await editor.write('Question', `${hindi} 2`)
  await editor.press(page.getByRole('button', { name: 'Undo' }))
  await expect(text).toHaveValue(hindi)
  await editor.press(page.getByRole('button', { name: 'Redo' }))
  await expect(text).toHaveValue(`${hindi} 2`)
  await editor.press(page.getByRole('button', { name: 'Undo' }))
  await expect(text).toHaveValue(hindi)
}

/** The device's draft survives a reload, saved or not. */
async function reloadInTheMiddle(editor: Editor): Promise<void> {
  const { page } = editor
  await editor.write('Question', `${hindi} (ग)`)
  await expect.poll(() => stored(page)).toContain(`${hindi} (ग)`)
  await page.reload()
  await expect(editor.text('Question')).toHaveValue(`${hindi} (ग)`)
  await editor.write('Question', hindi)
  await editor.show('Slides')
  await expect(editor.list.getByRole('heading', { name: '10 slides' })).toBeVisible()
  await editor.show('Slide')
  await editor.saved()
}

/** On the device or on the server. */
async function stored(page: Page): Promise<string> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  return (await storedDrafts(page)) + JSON.stringify(await showDeck(await apiAs('Creator'), id))
}

async function publish(editor: Editor): Promise<string> {
  const { page } = editor
  await editor.tab('Publish')
  await expect(page.getByText('Everything is in place.')).toBeVisible()
  await editor.press(page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).last())
  const done = page.getByRole('dialog', { name: 'Your deck is live' })
  const link = done.getByRole('textbox', { name: 'Link', exact: true })
  await expect(link).toHaveValue(/\/play\/\w{8}$/)
  await editor.press(done.getByRole('button', { name: 'Copy: Link' }))
  await expect(done.getByRole('button', { name: 'Copy: Link' })).toContainText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link.inputValue())
  await editor.press(done.getByRole('button', { name: 'Done' }))
  return copied
}

const look: Act = { kind: 'look' }
const choose = (options: readonly number[], verdict: 'Right' | 'Not right' | null): Act => ({
  kind: 'choose',
  options,
  verdict,
})

/** The first player gets all four marked questions right, the second the first and the last. */
async function playTwice(browser: Browser, link: string): Promise<void> {
  await playQuiz(await newVisitor(browser, 'phone'), link, {
    hands: touch,
    marked: [choose([1], 'Right'), choose([2], 'Right'), choose([1], 'Right'), choose([1, 3], 'Right')],
    rating: 5,
    text: 'हवा में नमी ज़्यादा होती है।',
    result: ['100%', /^Passed$/],
  })
  await playQuiz(await newVisitor(browser, 'desktop'), link, {
    hands: keys,
    marked: [choose([1], 'Right'), choose([1], 'Not right'), choose([2], 'Not right'), choose([1, 3], 'Right')],
    rating: 3,
    text: 'Because the air is damp.',
    result: ['50%', 'Not passed', '2 of 4 right'],
  })
}

interface QuizPlay {
  readonly hands: Hands
  readonly marked: readonly Act[]
  readonly rating: number
  readonly text: string
  readonly result: readonly (string | RegExp)[]
}

async function playQuiz(context: BrowserContext, link: string, quiz: QuizPlay): Promise<void> {
  const { hands, marked, rating, text, result } = quiz
  const page = await context.newPage()
  const problems = watch(page)
  await page.goto(link)
  await expect(page).toHaveTitle(/Tea for beginners/)
  // Keys that are pressed before are lost.
  await untilHydrated(page)
  const [first = look, ...others] = marked
  await play(page, hands, [first, look, look, look, look, ...others, choose([rating], null), { kind: 'write', text }])
  await expect(page.getByRole('heading', { name: 'Your score' })).toBeVisible()
  for (const one of result) await expect(page.getByText(one)).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
}

async function seeFigures(editor: Editor): Promise<void> {
  const { page } = editor
  await editor.tab('Analytics')
  const figure = (label: string) => page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  await expect(figure('People').locator('dd').first()).toHaveText('2')
  await expect(figure('Completion').locator('dd').first()).toHaveText(/^100\s?%$/)
  await expect(figure('Score').locator('dd').first()).toHaveText(/^75\s?%$/)
  await page.getByRole('tab', { name: 'Questions' }).click()
  const question = (heading: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: heading }) })
  const counts = (heading: string) => question(heading).locator('tbody tr > :last-child')
  await expect(counts('Which tea is not oxidised?')).toHaveText([/^2 /, /^0 /, /^0 /])
  await expect(counts('White tea comes from another plant.')).toHaveText([/^1 /, /^1 /])
  await expect(counts('Which cup holds black tea?')).toHaveText([/^1 /, /^1 /])
  await expect(counts('Which are made of tea leaves?')).toHaveText([/^2 /, /^0 /, /^2 /])
  await expect(question('How much do you like tea?').getByText('2 answers')).toBeVisible()
  await expect(question(hindi).getByText('Because the air is damp.')).toBeVisible()
  await expect(question(hindi).getByText('हवा में नमी ज़्यादा होती है।')).toBeVisible()
  await page.getByRole('tab', { name: 'Where from' }).click()
  await expect(page.getByRole('region', { name: 'Devices' }).getByText('Computer').first()).toBeVisible()
}
