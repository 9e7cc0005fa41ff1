import { readFileSync } from 'node:fs'
import readExcelFile from 'read-excel-file/node'
import { type Api, apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide, titleSlide } from '../lib/decks.ts'
import { expect, test } from '../lib/test.ts'

interface Play {
  readonly source: string
  /** Places of the options that are chosen, question by question; who answers all of them reaches the end. */
  readonly chosen: readonly number[]
}

const options = ['Assam', 'Ceylon', 'Darjeeling']
const plays: readonly Play[] = [
  { source: 'newsletter', chosen: [0, 0, 0] },
  { source: 'newsletter', chosen: [0, 1, 0] },
  { source: 'newsletter', chosen: [1] },
  { source: 'newsletter', chosen: [0, 0] },
  { source: '', chosen: [2, 2, 2] },
  { source: '', chosen: [0, 0, 1] },
  { source: '', chosen: [0] },
  { source: 'tea.example', chosen: [0, 0, 0] },
  { source: 'tea.example', chosen: [1, 1, 1] },
  { source: 'tea.example', chosen: [0, 2] },
]
const isWhole = ({ chosen }: Play) => chosen.length === 3

async function playDeck(api: Api, deck: { shortid: string; versionId: string }, { source, chosen }: Play) {
  const id = crypto.randomUUID()
  const { versionId } = deck
  const begun = await api.call<{ attempt: { token: string } }>('POST', `/play/${deck.shortid}/attempts`, {
    id,
    versionId,
    ...(source && { source }),
  })
  const { token } = begun.attempt
  for (const [at, place] of chosen.entries()) {
    const answer = { kind: 'singleSelect', option: `o${place}` }
    await api.call('POST', `/play/attempts/${id}/answers`, {
      token,
      answer: { id: crypto.randomUUID(), slideId: `s${at + 1}`, answer, spent: 1500 },
    })
  }
  if (chosen.length === 3) await api.call('POST', `/play/attempts/${id}/complete`, { token })
}

test('figures arrive while people play, are filtered, and are the same in a spreadsheet', async ({ signedIn }) => {
  const api = await apiAs('Creator')
  const made = await makeDeck(api, {
    name: 'Tea, live',
    slides: [
      titleSlide('Tea'),
      ...['Which is malty?', 'Which is strong?', 'Which is Indian?'].map((question) => selectSlide(question, options)),
    ],
    publish: true,
  })
  const deck = { shortid: made.publication?.shortid ?? '', versionId: made.publication?.versionId ?? '' }
  const page = await signedIn('Creator', `/analyticsViewer/${made.id}`)
  await expect(page.getByRole('heading', { name: 'Nobody has played this deck yet' })).toBeVisible()
  const figure = (label: string) => page.getByRole('term').filter({ hasText: label }).locator('xpath=..')

  for (const play of plays.slice(0, 9)) await playDeck(api, deck, play)
  await expect(figure('People')).toContainText('9')
  await page.getByRole('tab', { name: 'Plays' }).click()
  const listed = page.getByRole('link', { name: /^Play of / })
  await expect(listed).toHaveCount(9)
  await playDeck(api, deck, plays[9] as Play)
  await page.getByRole('button', { name: '1 new play' }).click()
  await expect(listed).toHaveCount(10)
  await listed.first().press('Enter')
  await expect(page.getByRole('heading', { name: 'Answers in order' })).toBeVisible()
  const answered = page.getByRole('heading', { level: 3 })
  await expect(answered).toHaveCount(2)
  await page.keyboard.press('j')
  await expect(answered).toHaveCount(3)
  await page.goBack()
  await page.goBack()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(figure('People')).toContainText('10')
  await expect(figure('Completion')).toContainText('60%')

  await page.getByRole('button', { name: 'More filters' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Came from/ })
    .click()
  await page.getByRole('option', { name: 'newsletter' }).click()
  await expect(figure('People')).toContainText('4')
  await expect(page).toHaveURL(/source=newsletter/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(figure('People')).toContainText('10')

  await page.getByRole('button', { name: /^Export: / }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /XLSX/ }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('Tea live.xlsx')
  const [sheet] = await readExcelFile(readFileSync(await file.path()))
  const [headings = [], ...rows] = sheet?.data ?? []
  const column = (name: string) => rows.map((row) => row[headings.indexOf(name)])
  const answers = ['Which is malty?', 'Which is strong?', 'Which is Indian?'].map((name) => column(name))
  const written = rows.map((_, at) =>
    JSON.stringify([column('Source')[at] ?? '', ...answers.map((answer) => answer[at] ?? '')]),
  )
  const expected = plays.map(({ source, chosen }) =>
    JSON.stringify([source, ...[0, 1, 2].map((at) => options[chosen[at] ?? -1] ?? '')]),
  )
  expect(written.toSorted()).toEqual(expected.toSorted())
  expect(column('Completed').filter((cell) => cell instanceof Date)).toHaveLength(plays.filter(isWhole).length)
})
