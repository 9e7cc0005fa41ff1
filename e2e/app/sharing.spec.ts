import { apiAs, makePerson } from '../lib/api.ts'
import { makeDeck, showDeck, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

for (const [place, tag] of [
  ['at a desk', []],
  ['on a phone', ['@phone', '@deep']],
] as const)
  test(`a deck is shared to view, then to edit, ${place}`, { tag: [...tag] }, async ({ signedIn, page }) => {
    const api = await apiAs('Creator')
    const deck = await makeDeck(api, { name: 'Closing the shop', slides: [titleSlide('Closing', 'Before you go.')] })
    const last = `Sethi${deck.id.slice(-6)}`
    const tara = await makePerson('Creator', { first: 'Tara', last })

    const owner = await signedIn('Creator', `/library?q=Closing`)
    const ownersHand = new Editor(owner)
    const card = owner.getByRole('listitem').filter({ has: owner.locator(`a[href*="${deck.id}"]`) })
    await ownersHand.press(card.getByRole('button', { name: /^Actions|More/ }).first())
    await ownersHand.press(owner.getByRole('menuitem', { name: 'Share with people' }))
    const dialog = owner.getByRole('dialog', { name: /^Share/ })
    await expect(dialog.getByText('see people’s answers, names and files', { exact: false })).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Add people' }).fill(last)
    await ownersHand.press(owner.getByRole('option', { name: `Tara ${last}` }))
    const access = dialog.getByRole('button', { name: new RegExp(`Access of Tara ${last}`) })
    await expect(access).toContainText('Can view')

    await signIn(page, tara, '/notifications')
    const hand = new Editor(page)
    await hand.press(page.getByRole('link', { name: /Closing the shop/ }).first())
    await expect(page).toHaveURL(new RegExp(deck.id))
    await expect(page.getByText('You can view and copy this deck.', { exact: false })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Name of the deck' })).toHaveCount(0)

    await ownersHand.press(access)
    await ownersHand.press(owner.getByRole('option', { name: 'Can edit' }))
    await expect(access).toContainText('Can edit')

    await page.goto(`${url()}/library?owner=shared`)
    await hand.press(page.getByRole('link', { name: /Closing the shop/ }).first())
    await page.getByRole('textbox', { name: 'Name of the deck' }).fill('Closing the shop, step by step')
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await showDeck(api, deck.id)).content.name).toBe('Closing the shop, step by step')
  })
