import { readFile } from 'node:fs/promises'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { apiAs, makePerson } from '../lib/api.ts'
import { makeDeck } from '../lib/decks.ts'
import { checkScreen, takePictures } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url, watch } from '../lib/test.ts'
import { openHydrated } from '../lib/play/deck-play.ts'

// Incoming files: uploads by the audience, and decks as JSON.

const older = {
  name: 'Bread &amp; butter',
  readerType: 'quiz',
  slides: [
    {
      qtype: 'mcq',
      icon: 'loaf',
      header: 'Round one',
      question: 'Which flour is darker?',
      options: ['Rye', 'Wheat'],
      correct: 1,
      correct_feedback: 'Rye it is',
    },
    { qtype: 'hologram' },
    { title: 'आटा '.repeat(20).trim() },
    { question: 'Pick', taggedselect: [{ option: 'Slow', tags: 'calm, patient' }, { option: 'Fast' }] },
  ],
}

test(
  'a deck of an older version is looked at before it is kept, and downloaded again',
  { tag: '@both' },
  async ({ page }) => {
    // A new person: other tests change nothing behind the dialog.
    await signIn(page, await makePerson('Creator', { first: 'Tara', last: 'Rao' }), '/library')
    await page.getByRole('button', { name: 'Import' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Import a deck' })
    await expect(dialog).toBeVisible()
    await takePictures(page, 'import-choose')
    const input = dialog.locator('input[type=file]')
    await input.setInputFiles({ name: 'page.json', mimeType: 'application/json', buffer: Buffer.from('<html>') })
    await expect(dialog.getByRole('alert')).toContainText('“page.json” is not JSON.')
    await input.setInputFiles({ name: 'none.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await expect(dialog.getByRole('alert')).toContainText('This file is not a deck')
    await input.setInputFiles({
      name: 'bread.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(older)),
    })
    await expect(dialog.getByText('3 of 4 items recognised')).toBeVisible()
    await expect(dialog.getByText('Bread & butter')).toBeVisible()
    await expect(dialog.getByText('“hologram” is an unknown slide type.')).toBeVisible()
    await expect(dialog.getByText('Right answer: “1” can mean several options. Check what is marked.')).toBeVisible()
    await expect(dialog.getByText('Title: shortened to 60 characters.')).toBeVisible()
    await checkScreen(page, 'import-report')
    await dialog.getByRole('button', { name: 'Create deck' }).click()
    await expect(page).toHaveURL(/\/contentEditor\//)
    await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveValue('Bread & butter')

    await page.goto(`${url()}/library`)
    await page.getByRole('button', { name: 'Actions for Bread & butter' }).first().click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download as JSON' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('Bread & butter.json')
    const content = JSON.parse(await readFile(await download.path(), 'utf8')) as DeckContent
    expect(content.contentHash.map(({ template }) => template)).toEqual(['single_select', 'title', 'tagged_select'])
  },
)

test('files that the audience hands in reach the creator', { tag: '@both' }, async ({ signedIn, browser }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, {
    name: 'Hand in',
    readerType: 'submission',
    publish: true,
    slides: ['Your letter', 'Your recording'].map((question) => ({
      template: 'uploader',
      data: { question, image: { id: '', alt: '' }, button: 'Choose' },
    })),
  })
  const context = await browser.newContext({ ...test.info().project.use })
  const player = await context.newPage()
  const problems = watch(player)
  await openHydrated(player, `${url()}/play/${deck.publication?.shortid ?? ''}`)
  const input = player.locator('input[type=file]').first()
  const handIn = player.getByRole('button', { name: 'Continue', exact: true }).first()
  await expect(player.locator('.dk-scroll').getByText('Upload size must be less than 250 MB')).toBeVisible()
  await input.setInputFiles({ name: 'run.exe', mimeType: 'text/plain', buffer: Buffer.from('MZ program') })
  await handIn.click()
  await expect(player.getByRole('alert')).toContainText('Programs are not accepted.')
  await player.getByRole('button', { name: 'Upload Again' }).first().click()
  await input.setInputFiles({ name: 'पत्र.txt', mimeType: 'text/plain', buffer: Buffer.from('प्रिय मित्र') })
  await takePictures(player, 'uploader-held')
  await handIn.click()
  await expect(player.getByText('Your recording')).toBeVisible()
  const large = Buffer.alloc(3_000_000, 'Deckle ')
  await player
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'talk.bin', mimeType: 'audio/mpeg', buffer: large })
  await player.getByRole('button', { name: 'Continue', exact: true }).first().click()
  await expect(player.getByText('Your recording')).toBeHidden()
  expect(problems).toEqual([])
  await context.close()

  const page = await signedIn('Creator', `/analyticsViewer/${deck.id}?tab=questions`)
  const letter = page.getByRole('article').filter({ hasText: 'Your letter' })
  await expect(letter.getByText('पत्र.txt')).toBeVisible()
  const recording = page.getByRole('article').filter({ hasText: 'Your recording' })
  await expect(recording.getByText('3 MB')).toBeVisible()
  await checkScreen(page, 'analytics-files', { at: recording })
  const downloading = page.waitForEvent('download')
  await recording.getByRole('button', { name: 'Save talk.bin' }).click()
  const saved = await readFile(await (await downloading).path())
  expect(saved.equals(large)).toBe(true)
})
