import type { Locator, Page } from '@playwright/test'
import { Editor } from '../lib/editor.ts'
import { pictureFile } from '../lib/pictures.ts'
import { expect, signIn, test } from '../lib/test.ts'

// How much work the product's main task is for someone who writes a quiz by hand.

/** From the dashboard to the copied link. */
const mostClicks = 36

const questions: readonly (readonly [question: string, ...options: string[]])[] = [
  ['Where did coffee first grow?', 'Ethiopia', 'Brazil', 'Vietnam', 'Italy'],
  ['Which roast is the darkest?', 'Italian', 'Cinnamon', 'City', 'Light'],
  ['Which pot brews under pressure?', 'Moka', 'Chemex', 'French press', 'Ibrik'],
  ['Which milk drink has the least milk?', 'Macchiato', 'Latte', 'Flat white', 'Cappuccino'],
  ['What does a coarse grind suit?', 'French press', 'Espresso', 'Moka', 'Ibrik'],
  ['How long is an espresso drawn?', '25 seconds', '5 seconds', '2 minutes', '5 minutes'],
]

test(`a quiz with picture, branch and ending is made and published with ${mostClicks} clicks or fewer`, async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'Creator')
  const clicks = await countClicks(page)
  const editor = new Editor(page)
  const type = (text: string) => page.keyboard.insertText(text)

  await page.getByRole('link', { name: 'New deck' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^Quiz/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Blank/ })
    .click()
  await expect(editor.stage).toBeVisible()
  const name = page.getByRole('textbox', { name: 'Name of the deck' })
  await name.click({ clickCount: 1 })
  await expectSelected(name, 'New quiz')
  await type('Coffee for beginners')

  for (const [at, [question, ...options]] of questions.entries()) {
    if (at === 0) await editor.text('Question').click()
    else {
      await editor.list.getByRole('button', { name: 'Add slide' }).click()
      await expect(page.getByRole('combobox')).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expectSelected(editor.text('Question'), 'Which one is right?')
    await type(question)
    await editor.text('Options 1: Text').click()
    for (const [index, option] of options.entries()) {
      const field = editor.text(`Options ${index + 1}: Text`)
      await expectSelected(field, index < 3 ? `Option ${index + 1}` : '')
      await type(option)
      if (index < options.length - 1) await page.keyboard.press('Enter')
    }
    await expect(editor.text('Question')).toHaveValue(question)
    await expect(editor.text('Options 4: Text')).toHaveValue(options[3] ?? '')
    await expect(editor.text('Options 5: Text')).toHaveCount(0)
  }

  await addPicture(editor)
  await addBranch(editor)
  await editor.tab('Properties')
  await page.getByRole('button', { name: 'Add an outcome' }).click()
  const outcome = page.getByRole('region', { name: 'Outcome 1' })
  await outcome.getByRole('textbox', { name: 'Title' }).click()
  await type('You know your coffee')
  await page.keyboard.press('Tab')
  await type('Now taste the difference.')
  await expect(outcome.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Now taste the difference.')

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const done = page.getByRole('dialog', { name: 'Your deck is live' })
  await done.getByRole('button', { name: 'Copy: Link' }).click()
  await expect(done.getByRole('button', { name: 'Copy: Link' })).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/play\/\w{8}$/)

  const count = await clicks()
  expect(count).toBeLessThanOrEqual(mostClicks)
})

async function addPicture(editor: Editor): Promise<void> {
  const { page } = editor
  await editor.stage.getByRole('button', { name: 'Add picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(await pictureFile('cup.png', '#6b3d1e'))
  const description = dialog.getByRole('textbox', { name: 'What does it show?' })
  await description.click()
  await page.keyboard.insertText('A cup of coffee')
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog).toBeHidden()
}

/** Those who choose the second option skip to the end. */
async function addBranch(editor: Editor): Promise<void> {
  const { page, panel } = editor
  await panel.getByRole('button', { name: 'Logic jumps' }).click()
  await panel.getByRole('button', { name: 'Add a jump' }).click()
  const jump = panel.getByRole('region', { name: 'Jump 1' })
  await jump.getByRole('button', { name: /Compared with$/ }).click()
  await page.getByRole('option', { name: '5 seconds', exact: true }).click()
  await jump.getByRole('button', { name: /then go to$/ }).click()
  await page.getByRole('option', { name: 'The end of the deck', exact: true }).click()
}

async function expectSelected(field: Locator, text: string): Promise<void> {
  await expect(field).toBeFocused()
  await expect
    .poll(() => field.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd)))
    .toBe(text)
}

/** Counts presses of the mouse from now on; the page is not reloaded. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as { clicks?: number }
    counted.clicks = 0
    const count = (event: Event) => {
      if (event.isTrusted) counted.clicks = (counted.clicks ?? 0) + 1
    }
    document.addEventListener('pointerdown', count, true)
  })
  return () => page.evaluate(() => (globalThis as { clicks?: number }).clicks ?? Number.NaN)
}
