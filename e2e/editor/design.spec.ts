import { apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { checkScreen } from '../lib/screens/check-screen.ts'
import { expect, test } from '../lib/test.ts'

test(
  'a design is looked at upright and on its side, in another language, and played from there',
  { tag: '@both' },
  async ({ signedIn }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, {
      name: 'Looks of tea',
      slides: [titleSlide('Tea'), selectSlide('Which is green?', ['Sencha', 'Assam'])],
      content: {
        translationEnabled: true,
        translations: { hi: { name: '', texts: {}, slides: { s1: { question: 'हरी कौन सी है?' } } } },
      },
    })
    const page = await signedIn('Creator', `/designEditor/${deck.id}`)
    const editor = new Editor(page)
    const preview = page.getByRole('region', { name: 'Preview' })
    const frame = preview.locator('[data-device]')
    await expect(frame).toHaveAttribute('data-device', 'desktop landscape')
    const ratio = async () => {
      const box = await frame.boundingBox()
      return (box?.width ?? 0) / (box?.height ?? 1)
    }
    await expect.poll(ratio).toBeGreaterThan(1)
    await editor.press(preview.getByRole('radio', { name: 'Portrait' }))
    await expect(frame).toHaveAttribute('data-device', 'desktop portrait')
    await expect.poll(ratio).toBeLessThan(1)
    await editor.press(preview.getByRole('radio', { name: 'Phone' }))
    await expect(frame).toHaveAttribute('data-device', 'phone portrait')

    await editor.press(preview.getByRole('button', { name: 'Next slide' }))
    await expect(frame.getByText('Which is green?')).toBeVisible()
    await editor.press(preview.getByRole('button', { name: /Language$/ }))
    await editor.press(page.getByRole('option', { name: 'Hindi' }))
    await expect(frame.getByText('हरी कौन सी है?')).toBeVisible()

    await page.getByRole('radiogroup', { name: 'Filter on pictures' }).getByText('Sepia', { exact: true }).click()
    await expect(frame.locator('.dk-filter-sepia')).toHaveCount(1)
    await checkScreen(page, 'design', { at: page.getByRole('radiogroup', { name: 'Filter on pictures' }) })

    await editor.press(preview.getByRole('button', { name: 'Play from here' }))
    const dialog = page.getByRole('dialog', { name: 'Preview' })
    const played = dialog.locator('[data-device]')
    await expect(played.getByRole('heading', { name: 'Which is green?' })).toBeVisible()
    await editor.press(dialog.getByRole('radio', { name: 'Landscape' }))
    await editor.press(dialog.getByRole('radio', { name: 'Tablet' }))
    await expect(played).toHaveAttribute('data-device', 'tablet portrait')
    await editor.press(dialog.getByRole('radio', { name: 'Landscape' }))
    await expect(played).toHaveAttribute('data-device', 'tablet landscape')
    await played.getByText('Sencha').click()
    await expect(played.getByText('Right', { exact: true })).toBeVisible()
    await checkScreen(page, 'preview')
    await page.keyboard.press('Escape')

    await editor.saved()
    const { content } = (
      await api.call<{ deck: { content: { design: { filter: string } } } }>('GET', `/decks/${deck.id}/show`)
    ).deck
    expect(content.design.filter).toBe('sepia')
  },
)
