import type { Tag } from '@deckle/contract/tags.ts'
import { apiAs, makePerson } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { checkThemes } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import { setChecked } from '../lib/set-checked.ts'
import { visitorOn } from '../lib/visitor.ts'

test(
  'a misspelt tag is merged, an unused one deleted and taken back; a poster’s address leads to the deck and counts',
  { tag: '@both' },
  async ({ page, browser }) => {
    const person = await makePerson('Creator', { first: 'Nila', last: 'Sen' })
    const api = await apiAs(person)
    const mark = crypto.randomUUID().slice(0, 6)
    const [wrong, right, spare] = [`Cofee ${mark}`, `Roasts ${mark}`, `Spare ${mark}`]
    const { tags } = await api.call<{ tags: Tag[] }>('POST', '/tags/bulk_create', { tags: [wrong, right, spare] })
    const deck = await makeDeck(api, {
      name: 'A cup from far away',
      slides: [selectSlide('Where does mocha come from?', ['Yemen', 'Peru'])],
      publish: true,
    })
    await api.call('POST', `/decks/${deck.id}/tags/update`, { tags: [tags[0]?.id] })

    await signIn(page, person, `/tags?q=${mark}`)
    await page.getByRole('button', { name: `More for ${wrong}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Merge into another' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Merge into' }).fill('Roasts')
    await expect(page.getByRole('option', { name: new RegExp(`^${right}`) })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('1 deck', { exact: true })).toBeVisible()
    await checkThemes(page, 'tags-merge')
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.getByRole('rowheader', { name: wrong })).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(right) }).getByRole('link', { name: '1 deck' })).toBeVisible()

    await setChecked(page.getByRole('checkbox', { name: `Select ${spare}` }))
    await page.getByRole('button', { name: 'Delete unused' }).click()
    await expect(page.getByRole('rowheader', { name: spare })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('rowheader', { name: spare })).toBeVisible()

    await page.goto(`${url()}/publishViewer/${deck.id}`)
    await page.getByRole('button', { name: 'New short address' }).click()
    await page.getByLabel('Last part of the address').fill(`Mocha-${mark}`)
    await page.getByLabel('Source').fill('Poster')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const addresses = page.getByRole('list', { name: 'Short addresses' })
    await expect(addresses).toContainText(`/s/mocha-${mark}`)
    const guest = await visitorOn(browser)
    const visitor = guest.page
    await visitor.goto(`${url()}/s/MOCHA-${mark}`)
    await expect(visitor.getByRole('heading', { name: 'Where does mocha come from?' })).toBeVisible()
    await expect(visitor).toHaveURL(/utm_source=Poster/)
    await expect
      .poll(async () => {
        await page.reload()
        return addresses.textContent()
      })
      .toContain('1 click')
    await expect(page.getByRole('region', { name: 'Clicks by source' })).toContainText('Poster1')
    await page.getByRole('button', { name: `More for ${new URL(url()).host}/s/mocha-${mark}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(page.getByText(`/s/mocha-${mark} is closed`)).toBeVisible()
    const closed = await visitor.goto(`${url()}/s/mocha-${mark}`)
    expect(closed?.status()).toBe(410)
    await expect(visitor.getByRole('heading', { name: 'This address is no longer open' })).toBeVisible()
    await guest.leave()
  },
)
