import { apiAs, makePerson } from '../lib/api.ts'
import { demoDeck, makeDeck, selectSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { skipUnlessDue } from '../lib/screens/check-each.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { editorScreens } from '../lib/screens/screen-lists.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

test('screens of the editor', async ({ signedIn }) => {
  skipUnlessDue(editorScreens.map(([path, name]) => [`/${path}/1`, name] as const))
  const deck = await demoDeck('quiz')
  const page = await signedIn('Demo creator', `/contentEditor/${deck.id}`)
  for (const [path, name] of editorScreens) {
    await page.goto(`${url()}/${path}/${deck.id}`)
    await expect(page.getByRole('navigation', { name: 'Deck' })).toBeVisible()
    await checkThemes(page, name)
  }
})

test('what opens over the editor, and a new deck', async ({ page }) => {
  skipUnlessDue([['/contentEditor/1', 'editor-unfinished']])
  const person = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
  const api = await apiAs(person)
  const deck = await makeDeck(api, { name: newDeckName, slides: [selectSlide('', ['Yes', 'No'], 5)] })
  await signIn(page, person, `/contentEditor/${deck.id}`)
  await expect(page.getByRole('region', { name: 'Slide', exact: true })).toBeVisible()
  await checkThemes(page, 'editor-unfinished')
  await page.getByRole('button', { name: 'Add picture' }).first().click()
  const picker = page.getByRole('dialog', { name: 'Choose a picture' })
  await expect(picker.getByRole('option').first()).toBeVisible()
  // The newest decks are other journeys'.
  await picker.getByRole('button', { name: /Order$/ }).click()
  await page.getByRole('option', { name: 'Oldest first' }).click()
  const [oldest = { name: '' }] = (
    await api.call<{ media: { name: string }[] }>('GET', '/media/list?sort=oldest&limit=1')
  ).media
  await expect(picker.getByRole('option').first()).toContainText(oldest.name)
  await checkThemes(page, 'media-picker')
  await picker.getByRole('option').first().click()
  await expect(picker.getByRole('button', { name: 'Use picture' })).toBeVisible()
  await checkThemes(page, 'media-use')
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
  await checkThemes(page, 'preview', { ownSizeOnly: true })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add slide' }).click()
  await expect(page.getByRole('option', { name: /^Rating / })).toBeVisible()
  await checkThemes(page, 'editor-add-slide', { ownSizeOnly: true })
  await page.goto(`${url()}/publishViewer/${deck.id}`)
  await expect(page.getByText('Draft', { exact: true }).filter({ visible: true }).first()).toBeVisible()
  await checkThemes(page, 'publish-draft')
  await page.goto(`${url()}/analyticsViewer/${deck.id}`)
  await expect(page.getByText('Nobody has played this deck yet').first()).toBeVisible()
  await checkThemes(page, 'analytics-empty')
})

test('panes of the editor on a phone', { tag: '@phone' }, async ({ page }) => {
  skipUnlessDue([['/contentEditor/1', 'editor-slides']])
  const person = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
  const deck = await makeDeck(await apiAs(person), { name: newDeckName, slides: [selectSlide('', ['Yes', 'No'], 5)] })
  await signIn(page, person, `/contentEditor/${deck.id}`)
  const editor = new Editor(page)
  await expect(editor.stage).toBeVisible()
  for (const pane of ['Slides', 'Options'] as const) {
    await editor.show(pane)
    await checkThemes(page, `editor-${pane.toLowerCase()}`)
  }
  await editor.press(page.getByRole('button', { name: 'More', exact: true }))
  await editor.press(page.getByRole('menuitem', { name: 'Preview' }))
  await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
  await checkThemes(page, 'preview')
  await page.keyboard.press('Escape')
  await editor.show('Slides')
  await editor.press(page.getByRole('button', { name: 'Add slide' }))
  await expect(page.getByRole('option', { name: /^Rating / })).toBeVisible()
  await checkThemes(page, 'editor-add-slide')
})

const newDeckName = 'Opening hours, prices and the way to our seven shops'
