import { expect } from '@playwright/test'
import { button, counts, ofPlays, advance, option, slideOf, type SlideTypeTest } from './slide-type-test.ts'

export const inputField: SlideTypeTest = {
  name: 'Input field',
  heading: 'Which flour do you use?',
  write: async (editor) => {
    await editor.write('Question', 'Which flour do you use?')
    await editor.show('Options')
    await editor.panel.getByRole('textbox', { name: 'Expected answer' }).fill('Rye & spelt_1')
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByText('Let us know:')).toBeVisible()
    const field = slideOf(page).getByRole('textbox', { name: 'Which flour do you use?' })
    await expect(field).toHaveAttribute('placeholder', '*** * *******')
    await field.fill('Whole wheat')
    await hand(button(page, 'Submit'))
  },
  report: async (card) => expect(card.getByText('Whole wheat').first()).toBeVisible(),
}

export const rating: SlideTypeTest = {
  name: 'Rating',
  heading: 'How was the loaf?',
  write: async (editor) => {
    await editor.write('Question', 'How was the loaf?')
    await editor.show('Options')
    await editor.choose('Scale', '7 stars')
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByRole('radio')).toHaveCount(7)
    await hand(slideOf(page).getByRole('radio', { name: '6 of 7 stars' }))
  },
  report: (card, plays) => expect(card.getByText(`${plays} answer`)).toBeVisible(),
}

export const openAnswer: SlideTypeTest = {
  name: 'Open answer',
  heading: 'What went wrong?',
  write: (editor) => editor.write('Question', 'What went wrong?'),
  play: async (page, hand) => {
    await expect(slideOf(page).getByText('Let us know:')).toBeVisible()
    await slideOf(page).getByRole('textbox', { name: 'What went wrong?' }).fill('It stayed flat.\nसब कुछ चिपक गया।')
    await hand(button(page, 'Submit'))
  },
  report: async (card) => expect(card.getByText('It stayed flat.').first()).toBeVisible(),
}

export const scoredQuestion: SlideTypeTest = {
  name: 'Scored question',
  heading: 'How often do you bake?',
  write: async (editor) => {
    await editor.write('Question', 'How often do you bake?')
    for (const [at, text] of ['Never', 'Monthly', 'Weekly'].entries())
      await editor.write(`Options ${at + 1}: Text`, text)
    await editor.show('Options')
    await editor.panel.getByRole('textbox', { name: 'Points' }).first().fill('0')
    await editor.panel.getByRole('textbox', { name: 'Points' }).first().blur()
  },
  play: async (page, hand) => {
    await hand(option(page, 2))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([/^0 /, ofPlays(plays), /^0 /]),
}

export const taggedQuestion: SlideTypeTest = {
  name: 'Tagged question',
  heading: 'What do you bake first?',
  write: async (editor) => {
    await editor.write('Question', 'What do you bake first?')
    for (const [at, text] of ['Bread', 'Cake', 'Pizza'].entries()) await editor.write(`Options ${at + 1}: Text`, text)
    await editor.show('Options')
    for (const [at, tag] of ['Patient', 'Sweet', 'Social'].entries()) {
      const tags = editor.panel.getByRole('textbox', { name: 'Tags' }).nth(at)
      await tags.fill(tag)
      await tags.press('Enter')
    }
    await expect(editor.panel.getByRole('button', { name: 'Remove Social' })).toBeVisible()
  },
  play: async (page, hand) => {
    await hand(option(page, 3))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([/^0 /, /^0 /, ofPlays(plays)]),
}

export const calculation: SlideTypeTest = {
  name: 'Calculation',
  heading: 'How much water?',
  write: async (editor) => {
    await editor.write('Question', 'How much water?')
    await editor.write('Sliders 1: Name', 'Flour')
    await editor.show('Options')
    await editor.panel.getByRole('textbox', { name: 'Formula' }).fill('varA * 0.65 +')
    await expect(editor.panel.getByText('A number, variable or function is missing at the end.')).toBeVisible()
    await editor.panel.getByRole('textbox', { name: 'Formula' }).fill('varA * 0.65')
    await expect(editor.panel.getByText('Over all values: from 0 to 65.')).toBeVisible()
  },
  play: async (page, hand) => {
    const slider = page.getByRole('slider', { name: 'Flour' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue('1')
    await page.getByRole('spinbutton', { name: 'Flour' }).fill('33.339')
    await page.getByRole('spinbutton', { name: 'Flour' }).press('Tab')
    await hand(button(page, 'Calculate'))
    // 33.33 × 0.65, two decimals
    await expect(page.locator('.dk-scroll .dk-result strong')).toHaveText(/^21\.66/)
    await hand(advance(page))
  },
  report: (card) => expect(card.getByText('Flour: 33.33 = 21.66').first()).toBeVisible(),
}

export const measuredResult: SlideTypeTest = {
  name: 'Measured result',
  heading: 'Enough for a family?',
  write: async (editor) => {
    await editor.write('Question', 'Enough for a family?')
    await editor.show('Options')
    await editor.panel.getByRole('textbox', { name: 'Condition' }).fill('varA >= 2')
    await editor.panel.getByRole('textbox', { name: 'Message when okay', exact: true }).fill('It will do.')
  },
  play: async (page, hand) => {
    await hand(button(page, 'Submit'))
    await expect(slideOf(page).getByText('Are you sure?')).toBeVisible()
    await hand(button(page, 'Yes'))
    await expect(slideOf(page).getByText('Okay', { exact: true })).toBeVisible()
    await expect(slideOf(page).getByText('It will do.')).toBeVisible()
    await hand(advance(page))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([ofPlays(plays), /^0 /, /^0 /]),
}

export const fileUploader: SlideTypeTest = {
  name: 'File uploader',
  heading: 'Send a picture of your loaf.',
  write: (editor) => editor.write('Question', 'Send a picture of your loaf.'),
  play: async (page, hand) => {
    await expect(slideOf(page).getByText('Upload a file:')).toBeVisible()
    await expect(slideOf(page).getByText(/^Upload size must be less than/)).toBeVisible()
    const input = slideOf(page).locator('input[type=file]').first()
    await input.setInputFiles({ name: 'first.txt', mimeType: 'text/plain', buffer: Buffer.from('one') })
    await expect(slideOf(page).getByText('first.txt')).toBeVisible()
    await page.getByRole('button', { name: 'Upload Again' }).click()
    await expect(slideOf(page).getByText('first.txt')).toBeHidden()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'लोई.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('two'),
      })
    await expect(slideOf(page).getByText('लोई.txt')).toBeVisible()
    await hand(button(page, 'Continue').first())
  },
  report: async (card) => expect(card.getByText('लोई.txt').first()).toBeVisible(),
}
