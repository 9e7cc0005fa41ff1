import type { admin } from '@deckle/contract/admin.ts'
import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Page } from '@playwright/test'
import { apiAs, makePerson } from '../lib/api.ts'
import { makeDeck, showDeck, titleSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expectNoSidewaysScroll } from '../lib/screens/check-screen.ts'
import { expect, signIn, test, url } from '../lib/test.ts'

// A Superadmin impersonates a person of a client, fixes a deck, and returns.

test('a client is acted as, helped and left', ({ page }) => helpSomebody(page))
test('a client is acted as, helped and left, on a phone', { tag: ['@phone', '@deep'] }, ({ page }) =>
  helpSomebody(page),
)

async function helpSomebody(page: Page): Promise<void> {
  const person = await makePerson('Creator', { first: 'Nila', last: 'Bose' })
  const nila = await apiAs(person)
  const deck = await makeDeck(nila, { name: 'Tea for beginers', slides: [titleSlide('Tea')] })
  const editor = new Editor(page)
  await signIn(page, 'Superadmin', '/admin?tab=clients')
  await editor.press(page.getByRole('link', { name: 'Lantern Hill Coffee' }))
  await expect(page).toHaveURL(/\/admin\/clients\//)
  const client = page.url()

  await editor.press(page.getByRole('button', { name: 'Act as this client' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(person.email)
  // A press is lost while the list is replaced by what was found.
  await expect(page.getByRole('option')).toHaveCount(1)
  await editor.press(page.getByRole('option', { name: /^Nila Bose/ }))
  await dialog.getByRole('textbox', { name: 'Why' }).fill('She asked for a name to be corrected')
  await editor.press(dialog.getByRole('button', { name: 'Start' }))

  const banner = page.getByRole('region', { name: 'Acting as somebody else' })
  await expect(banner).toContainText('acts as Nila Bose of Lantern Hill Coffee')
  await expect(page.getByRole('heading', { level: 1, name: /Nila/ })).toBeVisible()
  await expectAccessible(page, 'acting')
  await expectNoSidewaysScroll(page, 'acting')
  await page.goto(`${url()}/contentEditor/${deck.id}`)
  await expect(banner).toBeVisible()
  await editor.rename('Tea for beginners')
  await expect.poll(async () => (await showDeck(nila, deck.id)).content.name).toBe('Tea for beginners')

  await editor.press(banner.getByRole('button', { name: 'Leave' }))
  await expect(page).toHaveURL(client)
  await expect(page.getByRole('heading', { level: 1, name: 'Lantern Hill Coffee' })).toBeVisible()
  await expect(banner).toBeHidden()

  const root = await apiAs('Superadmin')
  const { entries } = await root.call<ReplyOf<typeof admin.audit>>('GET', `/admin/audit/list?search=${deck.id}`)
  expect(entries.map(({ actor, by }) => [actor?.name, by])).toContainEqual(['Nila Bose', 'Site Admin'])
}
