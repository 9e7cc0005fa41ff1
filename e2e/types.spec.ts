import { expect, type Locator, type Page } from '@playwright/test'
import { Editor } from './lib/editor.ts'
import { pictureFile } from './lib/pictures.ts'
import { test } from './lib/kept-pages.ts'
import { expectAccessible, url, watch } from './lib/test.ts'

// Each of the 20 slide types: written by hand in the editor, published, played in both orientations, seen in the report.

interface TypeTest {
  /** As the picker calls it. */
  readonly name: string
  /** The kind of deck; its first slide is of the template where `isFirst`. */
  readonly deck: string
  readonly isFirst?: boolean
  write(editor: Editor): Promise<void>
  /** Answers, or reads, and leaves the slide. */
  play(page: Page, hand: Hand): Promise<void>
  /** Looks at the question in the report; a slide that is only read has none. */
  report?(card: Locator): Promise<void>
  /** The question's heading in the report. */
  readonly heading?: string
}

/** One way of touching: a finger, or a mouse. */
type Hand = (target: Locator) => Promise<void>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const onward = (page: Page) => page.getByRole('button', { name: /^(Continue|Finish)$/ }).last()
const option = (page: Page, n: number) => page.locator(`.dk-scroll [data-n="${n}"]`)
const verdict = (page: Page) => page.locator('.dk-scroll .dk-verdict strong')
const counts = (card: Locator) => card.locator('tbody tr > :last-child')

/** Takes hold of something and lets go of it below the middle of something else: by a finger where there is one. */
async function drag(page: Page, from: Locator, below: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await below.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag.')
  const x = start.x + start.width / 2
  const way = [start.y + start.height / 2, end.y + end.height / 2, end.y + end.height * 0.9] as const
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) {
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    await touch('touchStart', way[0])
    for (const y of way.slice(1)) await touch('touchMove', y)
    await touch('touchEnd')
    return session.detach()
  }
  await page.mouse.move(x, way[0])
  await page.mouse.down()
  for (const y of way.slice(1)) await page.mouse.move(x, y)
  await page.mouse.up()
}

const types: readonly TypeTest[] = [
  {
    name: 'Title',
    deck: 'Story',
    isFirst: true,
    write: async (editor) => {
      await editor.write('Title', 'How bread rises')
      await editor.write('Text', 'A story in one slide')
    },
    play: async (page, hand) => {
      await expect(page.getByRole('heading', { name: 'How bread rises' })).toBeVisible()
      await expect(page.getByText('A story in one slide')).toBeVisible()
      await hand(onward(page))
    },
  },
  {
    name: 'Paragraph',
    deck: 'Story',
    write: async (editor) => {
      await editor.write('Title', 'Yeast')
      await editor.write('Text', 'It eats sugar and breathes out.')
      await editor.show('Options')
      await editor.press(
        editor.panel.getByRole('group', { name: 'Bullet points' }).getByRole('button', { name: 'Add option' }),
      )
      await editor.panel.getByRole('textbox', { name: 'Text' }).last().fill('Warm water wakes it')
    },
    play: async (page, hand) => {
      await expect(page.getByText('It eats sugar and breathes out.')).toBeVisible()
      await expect(page.getByRole('listitem').filter({ hasText: 'Warm water wakes it' })).toBeVisible()
      await hand(onward(page))
    },
  },
  {
    name: 'Captioned image',
    deck: 'Story',
    write: async (editor) => {
      await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }))
      await editor.uploadPicture(await pictureFile('loaf.png', '#8a5a2b'), 'A round loaf')
      await editor.write('Caption', 'Just out of the oven')
    },
    play: async (page, hand) => {
      await expect(page.getByRole('img', { name: 'A round loaf' })).toBeVisible()
      await expect(page.getByText('Just out of the oven')).toBeVisible()
      await hand(onward(page))
    },
  },
  {
    name: 'Captioned video',
    deck: 'Story',
    write: async (editor) => {
      await editor.write('Caption', 'Kneading in two minutes')
      await editor.show('Options')
      await editor.panel.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/76979871')
    },
    play: async (page, hand) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).hostname))
      await expect(page.getByText('Kneading in two minutes')).toBeVisible()
      expect(asked.filter((host) => host.includes('vimeo'))).toEqual([])
      await expect(button(page, 'Play video')).toBeVisible()
      await hand(onward(page))
    },
  },
  {
    name: 'Input field',
    deck: 'Survey',
    isFirst: true,
    heading: 'Which flour do you use?',
    write: async (editor) => {
      await editor.write('Question', 'Which flour do you use?')
      await editor.show('Options')
      await editor.panel.getByRole('textbox', { name: 'Expected answer' }).fill('Rye & spelt_1')
    },
    play: async (page, hand) => {
      await expect(page.getByText('Let us know:')).toBeVisible()
      const field = page.getByRole('textbox', { name: 'Which flour do you use?' })
      await expect(field).toHaveAttribute('placeholder', '*** * *******')
      await field.fill('Whole wheat')
      await hand(button(page, 'Submit'))
    },
    report: async (card) => expect(card.getByText('Whole wheat').first()).toBeVisible(),
  },
  {
    name: 'Open answer',
    deck: 'Feedback',
    heading: 'What went wrong?',
    write: (editor) => editor.write('Question', 'What went wrong?'),
    play: async (page, hand) => {
      await expect(page.getByText('Let us know:')).toBeVisible()
      await page.getByRole('textbox', { name: 'What went wrong?' }).fill('It stayed flat.\nसब कुछ चिपक गया।')
      await hand(button(page, 'Submit'))
    },
    report: async (card) => expect(card.getByText('It stayed flat.').first()).toBeVisible(),
  },
  {
    name: 'Binary choice',
    deck: 'Quiz',
    heading: 'Salt feeds yeast.',
    write: async (editor) => {
      await editor.write('Question', 'Salt feeds yeast.')
      await editor.mark(2)
    },
    play: async (page, hand) => {
      await expect(page.getByText('Choose an option:')).toBeVisible()
      await hand(option(page, 2))
      await expect(verdict(page)).toHaveText('Right')
      await hand(onward(page))
    },
    report: (card) => expect(counts(card)).toHaveText([/^0 /, /^2 /]),
  },
  {
    name: 'Single select',
    deck: 'Quiz',
    isFirst: true,
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
      await hand(onward(page))
    },
    report: (card) => expect(counts(card)).toHaveText([/^2 /, /^0 /, /^0 /]),
  },
  {
    name: 'Picture select',
    deck: 'Quiz',
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
      await hand(onward(page))
    },
    report: (card) => expect(counts(card)).toHaveText([/^2 /, /^0 /]),
  },
  {
    name: 'Multiple select',
    deck: 'Quiz',
    heading: 'What does dough need?',
    write: async (editor) => {
      await editor.write('Question', 'What does dough need?')
      await editor.options('Options', ['Flour', 'Sand', 'Water'])
      await editor.mark(1)
      await editor.mark(3)
    },
    play: async (page, hand) => {
      await expect(page.getByText('Choose all right options:')).toBeVisible()
      await hand(option(page, 2))
      await hand(option(page, 1))
      await hand(option(page, 3))
      // Another press takes a choice back.
      await hand(option(page, 2))
      await hand(button(page, 'Submit'))
      await expect(verdict(page)).toHaveText('Right')
      await hand(onward(page))
    },
    report: (card) => expect(counts(card)).toHaveText([/^2 /, /^0 /, /^2 /]),
  },
  {
    name: 'Ranking',
    deck: 'Quiz',
    heading: 'In which order is bread made?',
    write: async (editor) => {
      await editor.write('Question', 'In which order is bread made?')
      await editor.options('Options', ['Knead', 'Prove', 'Bake'])
    },
    play: async (page, hand) => {
      const rows = page.getByRole('list').filter({ hasText: 'Prove' }).getByRole('listitem')
      // What stands too low is moved up until all are in order.
      for (const [at, text] of ['Knead', 'Prove'].entries())
        for (let steps = 0; steps < 2 && !(await rows.nth(at).innerText()).includes(text); steps += 1)
          await hand(button(page, `Move up: ${text}`))
      await expect(rows).toHaveText([/Knead/, /Prove/, /Bake/])
      // A row is dragged below the next one, and goes back by its arrow.
      const [grip, next] = [rows.nth(0).locator('.dk-grip'), rows.nth(1)]
      await drag(page, grip, next)
      await expect(rows).toHaveText([/Prove/, /Knead/, /Bake/])
      await button(page, 'Move up: Knead').focus()
      await page.keyboard.press('Enter')
      await expect(button(page, 'Move up: Knead')).toBeFocused()
      await expect(page.getByRole('status').filter({ hasText: 'Knead: 1 of 3' })).toBeAttached()
      await hand(button(page, 'Submit'))
      await expect(verdict(page)).toHaveText('Right')
      await hand(onward(page))
    },
    report: async (card) => {
      await expect(card.locator('tbody tr > :nth-child(3)')).toHaveText([/^2 /, /^0 /, /^0 /])
      await expect(counts(card)).toHaveText(['1.0', '2.0', '3.0'])
    },
  },
  {
    name: 'Rating',
    deck: 'Survey',
    heading: 'How was the loaf?',
    write: async (editor) => {
      await editor.write('Question', 'How was the loaf?')
      await editor.show('Options')
      await editor.choose('Scale', '7 stars')
    },
    play: async (page, hand) => {
      await expect(page.getByRole('radio')).toHaveCount(7)
      await hand(page.getByRole('radio', { name: '6 of 7 stars' }))
    },
    report: (card) => expect(card.getByText('2 answers')).toBeVisible(),
  },
  {
    name: 'Scored question',
    deck: 'Audit',
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
    report: (card) => expect(counts(card)).toHaveText([/^0 /, /^2 /, /^0 /]),
  },
  {
    name: 'Tagged question',
    deck: 'Profiler',
    isFirst: true,
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
    report: (card) => expect(counts(card)).toHaveText([/^0 /, /^0 /, /^2 /]),
  },
  {
    name: 'Calculation',
    deck: 'Calculator',
    isFirst: true,
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
      await hand(onward(page))
    },
    report: (card) => expect(card.getByText('Flour: 33.33 = 21.66').first()).toBeVisible(),
  },
  {
    name: 'Measured result',
    deck: 'Calculator',
    // The deck begins with what is measured.
    isFirst: true,
    heading: 'Enough for a family?',
    write: async (editor) => {
      await editor.write('Sliders 1: Name', 'Loaves')
      await editor.addSlide('Measured result')
      await editor.write('Question', 'Enough for a family?')
      await editor.show('Options')
      await editor.panel.getByRole('textbox', { name: 'Condition' }).fill('varA >= 2')
      await editor.panel.getByRole('textbox', { name: 'Message when okay', exact: true }).fill('It will do.')
    },
    play: async (page, hand) => {
      await page.getByRole('spinbutton', { name: 'Loaves' }).fill('3')
      await page.getByRole('spinbutton', { name: 'Loaves' }).press('Tab')
      await hand(button(page, 'Calculate'))
      await hand(onward(page))
      await hand(button(page, 'Submit'))
      await expect(page.getByText('Are you sure?')).toBeVisible()
      await hand(button(page, 'Yes'))
      await expect(page.getByText('Okay', { exact: true })).toBeVisible()
      await expect(page.getByText('It will do.')).toBeVisible()
      await hand(onward(page))
    },
    report: (card) => expect(counts(card)).toHaveText([/^2 /, /^0 /, /^0 /]),
  },
  {
    name: 'Fill in the blanks',
    deck: 'Quiz',
    heading: 'Type the missing words.',
    write: async (editor) => {
      await editor.write('Question', 'Type the missing words.')
      await editor.write('Text', 'Bread needs ___ and ___.')
      await editor.show('Options')
      const words = editor.panel.getByRole('group', { name: 'Missing words' })
      await editor.press(words.getByRole('button', { name: 'Add option' }))
      await words.getByRole('textbox').nth(0).fill('flour|meal')
      await words.getByRole('textbox').nth(1).fill('Water')
    },
    play: async (page, hand) => {
      await page.getByRole('textbox', { name: 'Blank 1' }).fill(' MEAL ')
      await page.getByRole('textbox', { name: 'Blank 2' }).fill('water')
      await hand(button(page, 'Submit'))
      await expect(verdict(page)).toHaveText('Right')
      await hand(onward(page))
    },
    report: async (card) => expect(card.getByText('MEAL; water').first()).toBeVisible(),
  },
  {
    name: 'Anagram',
    deck: 'Game',
    heading: 'What is it baked in?',
    write: async (editor) => {
      await editor.write('Question', 'What is it baked in?')
      await editor.show('Options')
      await editor.panel.getByRole('textbox', { name: 'Expected answer' }).fill('Oven')
    },
    play: async (page, hand) => {
      const letters = page.getByRole('group', { name: 'Letters' })
      await hand(letters.getByRole('button', { name: 'o' }))
      await letters.getByRole('button', { name: 'v' }).focus()
      await page.keyboard.type('ven')
      await expect(page.getByRole('group', { name: 'Your word' })).toHaveText('oven')
      await hand(button(page, 'Submit'))
      await expect(verdict(page)).toHaveText('Right')
      await hand(onward(page))
    },
    report: async (card) => expect(card.getByText('oven').first()).toBeVisible(),
  },
  {
    name: 'File uploader',
    deck: 'Submission',
    heading: 'Send a picture of your loaf.',
    write: (editor) => editor.write('Question', 'Send a picture of your loaf.'),
    play: async (page, hand) => {
      await expect(page.getByText('Upload a file:')).toBeVisible()
      await expect(page.getByText(/^Upload size must be less than/)).toBeVisible()
      const input = page.locator('input[type=file]').first()
      await input.setInputFiles({ name: 'first.txt', mimeType: 'text/plain', buffer: Buffer.from('one') })
      await expect(page.getByText('first.txt')).toBeVisible()
      await page.getByRole('button', { name: 'Upload Again' }).click()
      await expect(page.getByText('first.txt')).toBeHidden()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({
          name: 'लोई.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('two'),
        })
      await expect(page.getByText('लोई.txt')).toBeVisible()
      await hand(button(page, 'Continue').first())
    },
    report: async (card) => expect(card.getByText('लोई.txt').first()).toBeVisible(),
  },
  {
    name: 'Link list',
    deck: 'Link list',
    isFirst: true,
    heading: 'Read on',
    write: async (editor) => {
      await editor.write('Question', 'Read on')
      for (const [at, text] of ['Recipes', 'Mills', 'Shop'].entries()) await editor.write(`Items ${at + 1}: Text`, text)
      await editor.show('Options')
      for (const at of [0, 1])
        await editor.panel.getByRole('textbox', { name: 'Link' }).nth(at).fill(`https://example.org/${at}`)
      await editor.press(editor.panel.getByRole('button', { name: 'Choose a document' }).nth(2))
      await editor.uploadDocument({
        name: 'prices.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n%%EOF'),
      })
      await expect(editor.panel.getByRole('button', { name: 'Remove document' })).toBeVisible()
    },
    play: async (page, hand) => {
      await page.context().route('https://example.org/**', (route) => route.fulfill({ body: 'there' }))
      const document = page.getByRole('link', { name: /^Shop.*PDF/ })
      const file = await page.request.get(new URL((await document.getAttribute('href')) ?? '', page.url()).href)
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
      const opened = page.context().waitForEvent('page')
      await hand(page.getByRole('link', { name: /^Mills/ }))
      await (await opened).close()
      await expect(onward(page)).toBeEnabled()
      await hand(onward(page))
    },
    report: (card) => expect(counts(card)).toHaveText([/^0 /, /^2 /, /^0 /]),
  },
]

for (const type of types) {
  test(`a slide of type ${type.name}, from the editor to the report`, async ({ page, strangers }) => {
    const editor = new Editor(page)
    await page.goto(url())
    await editor.create(type.deck)
    await editor.rename(`${type.name}, by hand`)
    if (!type.isFirst) await editor.changeTemplate(type.name)
    await type.write(editor)
    await expectAccessible(page, `the editor of ${type.name}`)
    await editor.saved()
    const link = await editor.publish()
    for (const size of ['phone', 'desktop'] as const) await playOnce(strangers[size], link, size, type)
    await editor.tab('Analytics')
    const people = page.locator('dl > div').filter({ has: page.getByText('People', { exact: true }) })
    await expect(people.locator('dd').first()).toHaveText('2')
    if (!type.report || !type.heading) return
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: type.heading }) })
    await type.report(card)
  })
}

async function playOnce(page: Page, link: string, size: 'phone' | 'desktop', type: TypeTest): Promise<void> {
  const problems = watch(page)
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/complete'))
  await page.goto(link)
  await expect(page.locator('.dk-scroll .dk-slide').first()).toBeVisible()
  await expectAccessible(page, `${type.name} on a ${size}`)
  await type.play(page, (target) => (size === 'phone' ? target.tap() : target.click()))
  await expect(page.locator('.dk-end')).toBeVisible()
  // The ending does not wait for the server; the report does.
  expect((await kept).status()).toBe(200)
  expect(problems).toEqual([])
}
