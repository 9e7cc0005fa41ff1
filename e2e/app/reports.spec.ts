import { readFileSync } from 'node:fs'
import readExcelFile from 'read-excel-file/node'
import { type Api, apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide, titleSlide } from '../lib/decks.ts'
import { checkScreen } from '../lib/screens/check-screen.ts'
import { expect, test, url } from '../lib/test.ts'

const firstName = 'Kettles and taps of our shops'
const plays = [
  { source: 'poster', option: 'o0' },
  { source: 'poster', option: 'o0' },
  { source: 'poster', option: 'o1' },
  { source: 'till', option: 'o1' },
] as const

async function answer(api: Api, deck: { readonly shortid: string; readonly versionId: string }, at: number) {
  const { source, option } = plays[at] ?? plays[0]
  const id = crypto.randomUUID()
  const body = { id, versionId: deck.versionId, source }
  const begun = await api.call<{ attempt: { token: string } }>('POST', `/play/${deck.shortid}/attempts`, body)
  const { token } = begun.attempt
  const given = { id: crypto.randomUUID(), slideId: 's1', answer: { kind: 'singleSelect', option }, spent: 900 }
  await api.call('POST', `/play/attempts/${id}/answers`, { token, answer: given })
  await api.call('POST', `/play/attempts/${id}/complete`, { token })
}

test(
  'a Manager goes from the menu to a report of one deck, a question split, a file, and a person’s activity',
  { tag: '@both' },
  async ({ signedIn }) => {
    const api = await apiAs('Manager')
    // The decks of earlier repetitions are still there.
    const { repeatEachIndex } = test.info()
    const name = repeatEachIndex === 0 ? firstName : `${firstName}, ${repeatEachIndex}`
    const slides = [titleSlide('Kettles'), selectSlide('Which kettle is quicker?', ['The copper one', 'The steel one'])]
    const made = await makeDeck(api, { name, slides, publish: true })
    const deck = { shortid: made.publication?.shortid ?? '', versionId: made.publication?.versionId ?? '' }
    for (const at of plays.keys()) await answer(api, deck, at)

    const page = await signedIn('Manager', '/')
    await page.getByRole('button', { name: /^Your menu/ }).click()
    await page.getByRole('menuitem', { name: 'Reports' }).click()
    await expect(page).toHaveURL(/\/analytics$/)
    await page.getByRole('searchbox', { name: 'Search reports' }).fill('which decks work best')
    const found = page.getByRole('region', { name: 'Content', exact: true }).getByRole('link')
    await expect(page).toHaveURL(/which/)
    await found.filter({ hasText: 'Content performance' }).click()

    await page.getByRole('button', { name: 'Add a filter' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Value' }).fill('Kettles and taps')
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('list', { name: 'Filters' })).toContainText(`Deck is ${name}`)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('4')

    await page.getByRole('button', { name: /^Export: / }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: /XLSX/ }).click()
    const [sheet] = await readExcelFile(readFileSync(await (await saved).path()))
    const [headings = [], ...rows] = sheet?.data ?? []
    expect(rows.map((row) => [row[headings.indexOf('Deck')], row[headings.indexOf('Plays')]])).toEqual([[name, 4]])

    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('tab', { name: 'Questions' }).click()
    await page.getByRole('link', { name: /^Split the answers/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Which kettle is quicker?' })).toBeVisible()
    await page.getByRole('button', { name: /Split by/ }).click()
    await page.getByRole('option', { name: 'Source' }).click()
    const table = page.getByRole('region', { name: 'Answers · Source' })
    // The last of one person counts.
    await expect(table.getByRole('row').filter({ hasText: 'till' })).toContainText('100%')
    await checkScreen(page, 'question-by-source')

    await page.goto(`${url()}/analytics/viewers`)
    await page.getByRole('searchbox').fill('Sunita')
    await expect(page).toHaveURL(/Sunita/)
    // Only the headings are left beside her: the list is the searched one.
    await expect(page.getByRole('row').filter({ hasNotText: 'Sunita' })).toHaveCount(1)
    await page.getByRole('row').filter({ hasText: 'Sunita' }).getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Activity of Sunita Hegde' })).toBeVisible()
    await page
      .getByRole('link', { name: /^The whole play of/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: /^Play of/ })).toBeVisible()
    await checkScreen(page, 'activity-play')
  },
)
