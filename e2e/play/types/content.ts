import { expect } from '@playwright/test'
import { pictureFile } from '../../lib/pictures.ts'
import { button, counts, ofPlays, advance, slideOf, type SlideTypeTest } from './slide-type-test.ts'

export const title: SlideTypeTest = {
  name: 'Title',
  write: async (editor) => {
    await editor.write('Title', 'How bread rises')
    await editor.write('Text', 'A story in one slide')
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByRole('heading', { name: 'How bread rises' })).toBeVisible()
    await expect(slideOf(page).getByText('A story in one slide')).toBeVisible()
    await hand(advance(page))
  },
}

export const paragraph: SlideTypeTest = {
  name: 'Paragraph',
  write: async (editor) => {
    await editor.write('Title', 'Yeast')
    await editor.write('Text', 'It eats sugar and breathes out.')
    await editor.show('Options')
    await editor.press(
      editor.panel.getByRole('group', { name: 'Bullet points' }).getByRole('button', { name: 'Add point' }),
    )
    await editor.panel.getByRole('textbox', { name: 'Text' }).last().fill('Warm water wakes it')
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByText('It eats sugar and breathes out.')).toBeVisible()
    await expect(slideOf(page).getByRole('listitem').filter({ hasText: 'Warm water wakes it' })).toBeVisible()
    await hand(advance(page))
  },
}

export const captionedImage: SlideTypeTest = {
  name: 'Captioned image',
  write: async (editor) => {
    await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }))
    await editor.uploadPicture(await pictureFile('loaf.png', '#8a5a2b'), 'A round loaf')
    await editor.write('Caption', 'Just out of the oven')
  },
  play: async (page, hand) => {
    await expect(slideOf(page).getByRole('img', { name: 'A round loaf' })).toBeVisible()
    await expect(slideOf(page).getByText('Just out of the oven')).toBeVisible()
    await hand(advance(page))
  },
}

export const captionedVideo: SlideTypeTest = {
  name: 'Captioned video',
  write: async (editor) => {
    await editor.write('Caption', 'Kneading in two minutes')
    await editor.show('Options')
    await editor.panel.getByRole('textbox', { name: 'Video' }).fill('https://vimeo.com/76979871')
  },
  play: async (page, hand) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).hostname))
    await expect(slideOf(page).getByText('Kneading in two minutes')).toBeVisible()
    expect(requested.filter((host) => host.includes('vimeo'))).toEqual([])
    await expect(button(page, 'Play video')).toBeVisible()
    await hand(advance(page))
  },
}

export const linkList: SlideTypeTest = {
  name: 'Link list',
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
    await expect(advance(page)).toBeEnabled()
    await hand(advance(page))
  },
  report: (card, plays) => expect(counts(card)).toHaveText([/^0 /, ofPlays(plays), /^0 /]),
}
