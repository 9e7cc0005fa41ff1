import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide, showDeck, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { expect, signIn, test } from '../lib/test.ts'

// Translations are exported as XLIFF and CSV, and imported after a review of the changes.

const texts = { name: 'चाय <सबके लिए> & "सब"', question: 'कौन सी चाय\nऑक्सीकृत नहीं होती?' }

/** @returns the file's text */
async function exported(page: Page, editor: Editor, kind: 'XLIFF 1.2' | 'CSV'): Promise<string> {
  await editor.press(page.getByRole('button', { name: 'Export', exact: true }))
  const download = page.waitForEvent('download')
  await editor.press(page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }))
  const file = await download
  expect(file.suggestedFilename()).toMatch(kind === 'CSV' ? /en-hi\.csv$/ : /en-hi\.xlf$/)
  return readFile(await file.path(), 'utf8')
}

async function choose(page: Page, editor: Editor, name: string, content: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Import Hindi' })
  if (!(await dialog.isVisible())) await editor.press(page.getByRole('button', { name: 'Import', exact: true }))
  const chooser = page.waitForEvent('filechooser')
  await editor.press(dialog.getByRole('button', { name: 'Choose a file' }))
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

test('translations out and in again', { tag: ['@phone', '@both'] }, async ({ page }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, {
    name: 'Tea for everyone',
    slides: [selectSlide('Which tea is not oxidised?', ['Green', 'Black']), titleSlide('Thank you')],
    content: { translationEnabled: true, translations: { hi: { name: '', texts: {}, slides: {} } } },
  })
  const editor = new Editor(page)
  const translation = async () => (await showDeck(api, deck.id)).content.translations.hi
  await signIn(page, 'Creator', `/propertiesEditor/${deck.id}`)
  const xliff = await exported(page, editor, 'XLIFF 1.2')
  expect(xliff).toContain('source-language="en" target-language="hi"')
  await checkThemes(page, 'translations', { at: page.getByRole('button', { name: 'Export', exact: true }) })

  const dialog = page.getByRole('dialog', { name: 'Import Hindi' })
  await choose(page, editor, 'broken.xlf', '<xliff version="1.2"><file>')
  await expect(dialog.getByText('broken.xlf could not be read')).toBeVisible()
  await checkThemes(page, 'translations-not-understood')

  const translate = (file: string, id: string, target: string) => {
    const [before, after] = file.split(`<trans-unit id="${id}"`) as [string, string]
    return `${before}<trans-unit id="${id}"${after.replace(/<target state="needs-translation"><\/target>/, `<target>${target}</target>`)}`
  }
  let translated = translate(xliff, 'deck/name', 'चाय &lt;सबके लिए&gt; <![CDATA[& "सब"]]>')
  translated = translate(translated, 'slide/s0/question', texts.question)
  translated = translate(translated, 'slide/s1/title', 'ध'.repeat(61))
  translated = translated.replace(
    '</body>',
    '<trans-unit id="slide/gone/title"><source>x</source><target>ग</target></trans-unit></body>',
  )
  await choose(page, editor, 'tea hi.xlf', translated)
  await expect(dialog.getByText('2 texts would change')).toBeVisible()
  await expect(dialog.getByText('2 are left out')).toBeVisible()
  await expect(dialog.getByText('Its slide is not in this deck: slide/gone/title')).toBeVisible()
  await expect(dialog.getByText('Slide 2, Title: 61 characters, at most 60 fit. Shorten it.')).toBeVisible()
  expect((await translation())?.name).toBe('')
  await checkThemes(page, 'translations-review')
  await editor.press(dialog.getByRole('button', { name: 'Import 2 texts' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 texts imported')).toBeVisible()
  await expect.poll(async () => (await translation())?.name).toBe(texts.name)
  expect((await translation())?.slides['s0']?.['question']).toBe(texts.question)

  await editor.press(page.getByRole('button', { name: 'Undo', exact: true }).first())
  await expect.poll(async () => (await translation())?.name).toBe('')
  await editor.press(page.getByRole('button', { name: 'Redo', exact: true }).first())
  await expect.poll(async () => (await translation())?.name).toBe(texts.name)

  const csv = await exported(page, editor, 'CSV')
  expect(csv.startsWith('\uFEFFid,where,en,hi,max\r\n')).toBe(true)
  const lines = csv.replace(
    'slide/s1/title,"Slide 2, Title",Thank you,,60',
    'slide/s1/title,"Slide 2, Title",Thank you,धन्यवाद,60',
  )
  expect(lines).not.toBe(csv)
  await choose(page, editor, 'tea.csv', lines)
  await expect(dialog.getByText('1 text would change')).toBeVisible()
  await expect(dialog.getByText('2 are there already')).toBeVisible()
  await editor.press(dialog.getByRole('button', { name: 'Import 1 text' }))
  await expect.poll(async () => (await translation())?.slides['s1']?.['title']).toBe('धन्यवाद')

  await choose(page, editor, 'tamil.csv', 'id,en,ta\r\ndeck/name,Tea,தேநீர்\r\n')
  await expect(dialog.getByText('It is in Tamil, not in Hindi.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
})
