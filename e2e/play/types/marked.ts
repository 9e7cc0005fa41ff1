import { expect } from '@playwright/test'
import { pictureFile } from '../../lib/pictures.ts'
import {
  button,
  counts,
  drag,
  ofPlays,
  advance,
  option,
  slideOf,
  type SlideTypeTest,
  verdict,
} from './slide-type-test.ts'

export const singleSelect: SlideTypeTest = {
  name: 'Single select',
  heading: 'Which is a flatbread?',
  write: async (editor) => {
    await editor.write('Question', 'Which is a flatbread?')
    await editor.options('Options', ['Brioche', 'Roti', 'Ciabatta'])
    await editor.mark(2)
  },
  play: async (page, hand) => {
    await hand(option(page, 1))
    await expect(verdict(page)).toHaveText('Not right')
    await expect(page.locator('.dk-right')).toHaveText(/Roti/)
    await hand(advance(page))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([ofPlays(plays), /^0 /, /^0 /]),
}

export const binaryChoice: SlideTypeTest = {
  name: 'Binary choice',
  heading: 'Salt feeds yeast.',
  write: async (editor) => {
    await editor.write('Question', 'Salt feeds yeast.')
    await editor.mark(2)
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByText('Choose an option:')).toBeVisible()
    await hand(option(page, 2))
    await expect(verdict(page)).toHaveText('Right')
    await hand(advance(page))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([/^0 /, ofPlays(plays)]),
}

export const pictureSelect: SlideTypeTest = {
  name: 'Picture select',
  heading: 'Which crust is done?',
  write: async (editor) => {
    await editor.write('Question', 'Which crust is done?')
    await editor.removeOption('Pictures', 4)
    await editor.removeOption('Pictures', 3)
    await editor.options('Pictures', ['Brown', 'White'])
    for (const [name, color] of [
      ['Brown', '#7a4a1e'],
      ['White', '#efe6d8'],
    ] as const) {
      await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }).first())
      await editor.uploadPicture(await pictureFile(`${name}.png`, color), `A ${name.toLowerCase()} crust`)
    }
  },
  play: async (page, hand) => {
    await hand(option(page, 1))
    await expect(verdict(page)).toHaveText('Right')
    await hand(advance(page))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([ofPlays(plays), /^0 /]),
}

export const multipleSelect: SlideTypeTest = {
  name: 'Multiple select',
  heading: 'What does dough need?',
  write: async (editor) => {
    await editor.write('Question', 'What does dough need?')
    await editor.options('Options', ['Flour', 'Sand', 'Water'])
    await editor.mark(1)
    await editor.mark(3)
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByText('Choose all right options:')).toBeVisible()
    await hand(option(page, 2))
    await hand(option(page, 1))
    await hand(option(page, 3))
    // A second press clears the choice.
    await hand(option(page, 2))
    await hand(button(page, 'Submit'))
    await expect(verdict(page)).toHaveText('Right')
    await hand(advance(page))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([ofPlays(plays), /^0 /, ofPlays(plays)]),
}

export const ranking: SlideTypeTest = {
  name: 'Ranking',
  heading: 'In which order is bread made?',
  write: async (editor) => {
    await editor.write('Question', 'In which order is bread made?')
    await editor.options('Options', ['Knead', 'Prove', 'Bake'])
  },
  play: async (page, hand) => {
    const rows = slideOf(page).getByRole('list').filter({ hasText: 'Prove' }).getByRole('listitem')
    // Each item is moved up until all are in order.
    for (const [at, text] of ['Knead', 'Prove'].entries())
      for (let steps = 0; steps < 2 && !(await rows.nth(at).innerText()).includes(text); steps += 1)
        await hand(button(page, `Move up: ${text}`))
    await expect(rows).toHaveText([/Knead/, /Prove/, /Bake/])
    // A row is dragged below the next one and moved back by its arrow.
    const [grip, next] = [rows.nth(0).locator('.dk-grip'), rows.nth(1)]
    await drag(page, grip, next)
    await expect(rows).toHaveText([/Prove/, /Knead/, /Bake/])
    await button(page, 'Move up: Knead').focus()
    await page.keyboard.press('Enter')
    await expect(button(page, 'Move up: Knead')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Knead: 1 of 3' })).toBeAttached()
    await hand(button(page, 'Submit'))
    await expect(verdict(page)).toHaveText('Right')
    await hand(advance(page))
  },
  report: async (card, plays) => {
    await expect(card.locator('tbody tr > :nth-child(3)')).toHaveText([ofPlays(plays), /^0 /, /^0 /])
    await expect(counts(card)).toHaveText(['1.0', '2.0', '3.0'])
  },
}

export const fillInTheBlanks: SlideTypeTest = {
  name: 'Fill in the blanks',
  heading: 'Type the missing words.',
  write: async (editor) => {
    await editor.write('Question', 'Type the missing words.')
    await editor.write('Text', 'Bread needs ___ and ___.')
    await editor.show('Options')
    const words = editor.panel.getByRole('group', { name: 'Missing words' })
    await editor.press(words.getByRole('button', { name: 'Add word' }))
    await words.getByRole('textbox').nth(0).fill('flour|meal')
    await words.getByRole('textbox').nth(1).fill('Water')
  },
  play: async (page, hand) => {
    await slideOf(page).getByRole('textbox', { name: 'Blank 1' }).fill(' MEAL ')
    await slideOf(page).getByRole('textbox', { name: 'Blank 2' }).fill('water')
    await hand(button(page, 'Submit'))
    await expect(verdict(page)).toHaveText('Right')
    await hand(advance(page))
  },
  report: async (card) => expect(card.getByText('MEAL; water').first()).toBeVisible(),
}

export const anagram: SlideTypeTest = {
  name: 'Anagram',
  heading: 'What is it baked in?',
  write: async (editor) => {
    await editor.write('Question', 'What is it baked in?')
    await editor.show('Options')
    await editor.panel.getByRole('textbox', { name: 'Expected answer' }).fill('Oven')
  },
  play: async (page, hand) => {
    const letters = slideOf(page).getByRole('group', { name: 'Letters' })
    await hand(letters.getByRole('button', { name: 'o' }))
    await letters.getByRole('button', { name: 'v' }).focus()
    await page.keyboard.type('ven')
    await expect(slideOf(page).getByRole('group', { name: 'Your word' })).toHaveText('oven')
    await hand(button(page, 'Submit'))
    await expect(verdict(page)).toHaveText('Right')
    await hand(advance(page))
  },
  report: async (card) => expect(card.getByText('oven').first()).toBeVisible(),
}
