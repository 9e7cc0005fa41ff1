import type { Browser, Page } from '@playwright/test'
import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { newBlog } from '@deckle/core/client/blog-settings.ts'
import { type Api, apiAs } from '../lib/api.ts'
import { linkOf, makeDeck, selectSlide } from '../lib/decks.ts'
import { makeOrganisation } from '../lib/organisation.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import { visitorOn } from '../lib/visitor.ts'

interface Shown {
  readonly article: { readonly id: string; readonly public_url: string | null }
}

/** An article with a link to a deck that asks for details, in a public blog whose visitors are asked. */
async function publish(owner: Api, creator: Api, clientId: string) {
  await owner.call('POST', `/clients/${clientId}/blog/update`, { ...newBlog, open: true })
  await owner.call('POST', '/attribution/update', { mode: 'ask' })
  const deck = await makeDeck(creator, {
    name: 'Which tea are you?',
    slides: [selectSlide('Which tea comes from Assam?', ['Assam', 'Ceylon'])],
    content: { leadForm: { ...newLeadForm, when: 'start' } },
    publish: true,
  })
  const to = { text: 'Find your tea', url: new URL(linkOf(deck)).pathname, style: 'primary' }
  const { article } = await creator.call<Shown>('POST', '/articles/create', {
    status: 'published',
    title: 'Leaves of two hills',
    body: [{ id: 'u1', type: 'button', attrs: to }],
  })
  return { deck, article, path: new URL(article.public_url ?? '', url()).pathname }
}

const notice = (page: Page) => page.getByRole('region', { name: /May we remember/ })
const stored = (page: Page) =>
  page.evaluate(() => [document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'))

/** Reads the article, says yes, follows it to the deck and leaves an address. */
async function bringLead(browser: Browser, path: string, email: string): Promise<void> {
  const visitor = await visitorOn(browser)
  const { page } = visitor
  await page.goto(`${url()}${path}?utm_source=autumn-letter&utm_medium=email&utm_campaign=two-hills`)
  await expect(notice(page)).toBeVisible()
  expect(await stored(page)).not.toContain('deckle_visitor')
  await expectAccessible(page, 'attribution-notice')
  const sent = page.waitForResponse(/\/api\/v2\/touches$/)
  await notice(page).getByRole('button', { name: 'Allow' }).click()
  expect((await sent).status()).toBe(200)
  await expect(notice(page)).toHaveCount(0)
  const onDeck = page.waitForResponse(/\/api\/v2\/touches$/)
  await page.getByRole('link', { name: 'Find your tea' }).click()
  await onDeck
  await page.getByLabel('Name (optional)').fill('Ravi Kapoor')
  await page.getByLabel('E-mail address').fill(email)
  await page.locator('form button[type=submit]').click()
  await page.getByText('Assam', { exact: true }).click()
  await expect(page.locator('.dk-verdict strong').first()).toBeVisible()
  await visitor.leave()
}

/** Says no on the article; neither the device nor the server keeps anything of them but that word. */
async function sayNo(browser: Browser, path: string, deckPath: string): Promise<void> {
  const visitor = await visitorOn(browser)
  const { page } = visitor
  const requested: string[] = []
  page.on('request', (request) => /\/touches/.test(request.url()) && requested.push(request.url()))
  await page.goto(`${url()}${path}?utm_source=a-poster`)
  await notice(page).getByRole('button', { name: 'No thanks' }).click()
  await page.goto(url() + deckPath)
  await expect(page.getByRole('button', { name: /change your choice/ })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  expect((await page.context().cookies()).map(({ name, value }) => [name.slice(0, 15), value])).toEqual([
    ['deckle_visitor_', 'no'],
  ])
  expect(requested).toEqual([])
  // By the link in the footer, by keys, the choice can be made anew.
  await page.getByRole('button', { name: /change your choice/ }).press('Enter')
  await expect(notice(page).getByRole('button', { name: 'Allow' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(notice(page)).toHaveCount(0)
  await visitor.leave()
}

test('a lead shows where they came from, and nothing is kept of who says no', async ({ browser, page }) => {
  const organisation = await makeOrganisation('Two Hills Tea')
  const member = await organisation.add({ first: 'Chitra', last: 'Nair', license: 'Creator' })
  const creator = await apiAs(member)
  const { deck, path } = await publish(organisation.owner, creator, organisation.id)
  const email = `ravi@${organisation.domain}`
  await bringLead(browser, path, email)
  await sayNo(browser, path, new URL(linkOf(deck)).pathname)

  await signIn(page, member, '/leads')
  await page.getByRole('link', { name: 'Ravi Kapoor' }).click()
  await expect(
    page.getByText('First came by autumn-letter, last by autumn-letter; read 1 article, played 1 deck.'),
  ).toBeVisible()
  await expect(page.getByText('Read “Leaves of two hills”')).toBeVisible()
  await expect(page.getByText(/came by autumn-letter · email · two-hills/)).toBeVisible()
  await expectAccessible(page, 'lead-path')

  await page.goto(`${url()}/analytics`)
  await page.getByRole('link', { name: 'Paths from source to course' }).click()
  const picture = page.getByRole('group', { name: /^From source to course/ })
  await expect(picture.getByRole('img', { name: /^Article: Leaves of two hills\. 1 person/ })).toBeVisible()
  await expect(picture.getByRole('img', { name: 'Source: autumn-letter. 1 person, all went on.' })).toBeVisible()
  await expect(picture.getByRole('img', { name: /^Details: Left their details\. 1 person/ })).toBeVisible()
  await expect(page.getByText('a-poster')).toHaveCount(0)
  await expectAccessible(page, 'paths')
  await picture.getByRole('img').first().focus()
  await page.keyboard.press('End')
  await expect(picture.getByRole('img', { name: /to Left their details: 1 person/ })).toBeFocused()
  await page.getByRole('radio', { name: 'Last touch' }).click()
  await expect(page).toHaveURL(/model=last/)
  await expect(picture.getByRole('img', { name: /^Source: autumn-letter/ })).toBeVisible()
})
