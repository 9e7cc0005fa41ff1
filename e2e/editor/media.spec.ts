import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { apiAs, makePerson } from '../lib/api.ts'
import { linkOf, makeDeck, noImage, showDeck, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { pictureFile } from '../lib/pictures.ts'
import { newVisitor } from '../lib/play/play.ts'
import { checkScreen, takePictures } from '../lib/screens/check-screen.ts'
import { setChecked } from '../lib/set-checked.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// A picture: uploaded, found again, cropped, described, shown on the slide and to the audience.

const story = (data: object) => ({
  template: 'image_story' as const,
  data: { image: noImage, caption: 'Tea', ...data },
})
const picker = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a picture' })

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(files)
}

test(
  'a picture is uploaded, cropped, described, and seen on the played page',
  { tag: '@both' },
  async ({ signedIn, browser }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, { name: 'Cups', readerType: 'story', slides: [story({})] })
    const page = await signedIn('Creator', `/contentEditor/${deck.id}`)
    const editor = new Editor(page)
    const name = `cup-${crypto.randomUUID().slice(0, 8)}.png`
    await editor.press(editor.stage.getByRole('button', { name: 'Add picture' }))
    const dialog = picker(page)
    await expect(dialog.getByText(/ of 250 MB used$/)).toBeVisible()
    await choose(page, [{ ...(await pictureFile(name, '#6b3d1e')), buffer: await leftAndRight() }])

    const alt = dialog.getByRole('textbox', { name: 'What does it show?' })
    await expect(alt).toBeVisible()
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await expect(dialog.getByText('Say what the picture shows, or mark it as decoration.')).toBeVisible()
    await expect(alt).toBeFocused()

    await editor.press(dialog.getByText('1:1', { exact: true }))
    const frame = dialog.getByRole('application', { name: 'Crop frame' })
    const where = dialog.locator('[data-frame]')
    await expect(where).toHaveAttribute('data-frame', '0.219,0.000,0.563,1.000')
    await frame.focus()
    await page.keyboard.press('-')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(where).toHaveAttribute('data-frame', '0.144,0.055,0.511,0.909')
    await dragBy(page, frame, -2000, 0)
    await expect(where).toHaveAttribute('data-frame', /^0\.000,0\.055/)
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('2')
    await expect(where).toHaveAttribute('data-frame', /0\.281,0\.500$/)
    await dragBy(page, frame, -2000, -2000)
    await expect(where).toHaveAttribute('data-frame', '0.000,0.000,0.281,0.500')
    await pull(page, frame)
    await checkScreen(page, 'media-crop')

    await alt.fill('The left of a cup')
    await dialog.getByRole('button', { name: 'Use picture' }).click()
    await expect(dialog).toBeHidden()
    const picture = editor.stage.getByRole('img', { name: 'The left of a cup' })
    await expect(picture).toBeVisible()
    await editor.saved()

    const saved = await showDeck(api, deck.id)
    const [{ data } = { data: {} as Readonly<Record<string, unknown>> }] = saved.content.contentHash
    const { id } = data['image'] as { id: string }
    expect(saved.content.images).toEqual([id])
    const file = await fetch(`${url()}/media/${id}/file`)
    const cropped = sharp(Buffer.from(await file.arrayBuffer()))
    const { width, height } = await cropped.metadata()
    expect(Math.abs(width / height - 1)).toBeLessThan(0.01)
    expect((await cropped.stats()).dominant.r).toBeGreaterThan(200)
    const byOldAddress = await fetch(`${url()}/api/v2/apiv2decks/getApiv2ImageShow/${id}`)
    expect([byOldAddress.status, byOldAddress.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(byOldAddress.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')

    // The original is still there, and the picker begins with the deck's own pictures.
    await editor.press(editor.stage.getByRole('button', { name: 'Change picture' }))
    const inDeck = dialog.getByRole('listbox', { name: 'In this deck' })
    await expect(inDeck.getByRole('option')).toHaveCount(1)
    await dialog.getByRole('searchbox', { name: 'Search files' }).fill(name.replace('.png', ''))
    await expect(dialog.getByRole('listbox', { name: 'Files of your organisation' }).getByRole('option')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()

    await api.call('POST', `/decks/${deck.id}/publish`, { revision: (await showDeck(api, deck.id)).revision })
    const visit = await newVisitor(browser, 'desktop')
    const visitor = await visit.newPage()
    await visitor.goto(linkOf(await showDeck(api, deck.id)))
    const played = visitor.getByRole('img', { name: 'The left of a cup' })
    await expect(played).toBeVisible()
    expect(await played.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await takePictures(visitor, 'media-played')
    await visit.close()
  },
)

test(
  'the files are found, sorted, renamed, and say where they are used before they are deleted',
  { tag: '@deep' },
  async ({ page }) => {
    // A new person: other tests change nothing behind the dialog.
    const person = await makePerson('Creator', { first: 'Tara', last: 'Rao' })
    const api = await apiAs(person)
    const word = `kettle${crypto.randomUUID().slice(0, 6)}`
    await signIn(page, person)
    await page.goto(`${url()}/library?files=true`)
    const dialog = page.getByRole('dialog', { name: 'Files of your organisation' })
    await choose(page, [
      { ...(await pictureFile(`${word}-b.png`, '#225588')) },
      { ...(await pictureFile(`${word}-a.png`, '#885522')) },
      { name: `${word}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') },
      {
        name: `${word}.svg`,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ])
    await expect(dialog.getByText(/This file type is not supported\. Use PNG/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Stop uploading/ })).toHaveCount(1)
    await dialog.getByRole('searchbox', { name: 'Search files' }).fill(word)
    const grid = dialog.getByRole('listbox', { name: 'Files of your organisation' })
    await expect(grid.getByRole('option')).toHaveCount(3)
    await dialog.getByRole('button', { name: /Order$/ }).click()
    await page.getByRole('option', { name: 'By name' }).click()
    await expect(grid.getByRole('option').first()).toContainText(`${word}-a.png`)
    await dialog.getByRole('button', { name: /Kind of file$/ }).click()
    await page.getByRole('option', { name: 'Documents' }).click()
    await expect(grid.getByRole('option')).toHaveText([`${word}.pdf`])
    await dialog.getByRole('button', { name: /Kind of file$/ }).click()
    await page.getByRole('option', { name: 'Pictures' }).click()
    await expect(grid.getByRole('option')).toHaveCount(2)

    const { media } = await api.call<{ media: { id: string }[] }>('GET', `/media/list?search=${word}-b`)
    const [{ id } = { id: '' }] = media
    await makeDeck(api, {
      name: 'Kettles of today',
      readerType: 'story',
      slides: [story({ image: { id, alt: 'Blue' } })],
    })
    for (const letter of ['a', 'b']) await grid.getByRole('option', { name: `${word}-${letter}.png` }).click()
    const chosen = dialog.getByRole('region', { name: 'Chosen file' })
    await expect(chosen.getByText('Used in 1 deck: Kettles of today')).toBeVisible()
    await checkScreen(page, 'media-files')

    await chosen.getByRole('button', { name: 'Edit' }).click()
    await chosen.getByRole('textbox', { name: 'Name' }).fill('')
    await chosen.getByRole('button', { name: 'Save' }).click()
    await expect(chosen.getByText('A file needs a name.')).toBeVisible()
    await chosen.getByRole('textbox', { name: 'Name' }).fill(`${word}-blue.png`)
    await chosen.getByRole('textbox', { name: 'What does it show?' }).fill('A blue kettle')
    await chosen.getByRole('button', { name: 'Save' }).click()
    await expect(grid.getByRole('option', { name: 'A blue kettle' })).toContainText(`${word}-blue.png`)

    await chosen.getByRole('button', { name: 'Delete' }).click()
    await expect(grid.getByRole('option')).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(grid.getByRole('option')).toHaveCount(2)
  },
)

test('files pasted and dropped on the slide are sent and offered at once', async ({ signedIn }) => {
  const api = await apiAs('Creator')
  const deck = await makeDeck(api, { name: 'Dropped', readerType: 'story', slides: [story({}), titleSlide('End')] })
  const page = await signedIn('Creator', `/contentEditor/${deck.id}`)
  const editor = new Editor(page)
  const place = editor.stage.getByRole('button', { name: 'Add picture' })
  await expect(place).toBeVisible()
  const { buffer } = await pictureFile('dropped.png', '#224466')
  await place.evaluate((element, bytes) => {
    const data = new DataTransfer()
    data.items.add(
      new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], 'dropped.png', { type: 'image/png' }),
    )
    element.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
  }, buffer.toString('base64'))
  const dialog = picker(page)
  await setChecked(dialog.getByRole('checkbox', { name: 'Only decoration' }))
  await expect(dialog.getByRole('textbox', { name: 'What does it show?' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Use picture' }).click()
  await expect(dialog).toBeHidden()
  await editor.saved()
  const image = (await showDeck(api, deck.id)).content.contentHash[0]?.data['image']
  expect(image).toMatchObject({ alt: '' })
})

/** Red on the left, blue on the right, 1600 × 900. */
async function leftAndRight(): Promise<Buffer> {
  const half = { width: 800, height: 900, channels: 3 as const }
  return sharp({ create: { ...half, width: 1600, background: '#e02020' } })
    .composite([{ input: { create: { ...half, background: '#2020e0' } }, left: 800, top: 0 }])
    .png()
    .toBuffer()
}

async function dragBy(page: Page, target: Locator, x: number, y: number): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is no frame.')
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX + x / 10, fromY + y / 10)
  await page.mouse.move(fromX + x, fromY + y)
  await page.mouse.up()
}

/** Drags a corner out and back again, which leaves the frame unchanged. */
async function pull(page: Page, frame: Locator): Promise<void> {
  const corner = await frame.locator('[data-corner=bottom_right]').boundingBox()
  if (!corner) throw new Error('There is no corner.')
  const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2]
  const before = await frame.boundingBox()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 60)
  const width = async () => (await frame.boundingBox())?.width ?? 0
  await expect.poll(width).toBeGreaterThan((before?.width ?? 0) + 40)
  await page.mouse.up()
}
