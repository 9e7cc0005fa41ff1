import type { Browser, Page } from '@playwright/test'
import type { Comment } from '@deckle/contract/models/social.ts'
import { type Api, apiAs } from '../lib/api.ts'
import { makeDeck, selectSlide } from '../lib/decks.ts'
import { Editor } from '../lib/editor.ts'
import { makeOrganisation, type Member, type Organisation } from '../lib/organisation.ts'
import { newVisitor } from '../lib/play/play.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import type { Account } from '../lib/server.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import { untilHydrated } from '../lib/play/deck-play.ts'

// An article from a template with a deck inside, published, read by a stranger, commented on, moderated. Its minute is waited
// for once, at a desk.

for (const [place, tag, device, publish] of [
  ['at a desk, scheduled', [], 'desktop', schedule],
  ['on a phone', ['@phone', '@deep'], 'phone', publishNow],
] as const)
  test(
    `an article with a deck is published, read by a stranger, commented on and moderated, ${place}`,
    { tag: [...tag] },
    async ({ browser, page }) => {
      const { organisation, author, reader, other } = await makeBlog()
      const api = await apiAs(author)
      await makeDeck(api, {
        name: 'Know your roast',
        slides: [selectSlide('Which roast is darkest?', ['French', 'City'])],
        publish: true,
      })
      await signIn(page, author, '/articles/new')
      const id = await writeFromTemplate(page)
      await putDeck(page)
      await publish(page)
      const path = await publicPath(organisation.owner, id)

      const visit = await newVisitor(browser, device)
      const visitor = await visit.newPage()
      await playIn(visitor, path)
      await commentAfterSignIn(visitor, reader)
      const comment = await commentOn(organisation.owner, id)
      expect(await publicText(path)).toContain('Mine popped twice')
      await visit.close()

      const report = { target: 'comment', id: comment.id, reason: 'Not about coffee' }
      await (await apiAs(other)).call('POST', '/social/report', report)
      await moderate(browser, organisation.ownerAccount)
      expect(await publicText(path)).not.toContain('Mine popped twice')
    },
  )

async function makeBlog() {
  const organisation = await makeOrganisation('Copper Roasters')
  await organisation.owner.call('POST', `/clients/${organisation.id}/blog/update`, {
    open: true,
    title: 'Copper notes',
    description: '',
    language: 'en',
    header: [],
    footer: [],
    footer_text: '',
  })
  const add = (first: string, license: 'Creator' | 'Learner'): Promise<Member> =>
    organisation.add({ first, last: 'Rao', license })
  const [author, reader, other] = [
    await add('Asha', 'Creator'),
    await add('Ravi', 'Learner'),
    await add('Omar', 'Learner'),
  ]
  return { organisation, author, reader, other } satisfies { readonly organisation: Organisation } & Record<
    'author' | 'reader' | 'other',
    Member
  >
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' })
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached()

/** Returns the article's id. */
async function writeFromTemplate(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Use How-to' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Roast at home')
  await page.getByRole('button', { name: 'Create article' }).click()
  await expect(text(page)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the article' })
  await expect(dialog.getByText('A text of the template is still there').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Heat the beans until they crack.')
  await saved(page)
  return /\/articles\/([^/]+)\/edit/.exec(page.url())?.[1] ?? ''
}

/** At the end of the text, played in place. */
async function putDeck(page: Page): Promise<void> {
  await text(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/deck')
  await expect(page.getByRole('option', { name: 'Deckle deck' })).toBeVisible()
  await page.keyboard.press('Enter')
  const editor = new Editor(page)
  await editor.press(page.getByRole('button', { name: 'Choose a deck' }).last())
  await editor.press(page.getByRole('dialog').getByRole('button', { name: 'Use Know your roast' }))
  await expect(text(page).getByText('Know your roast').first()).toBeVisible()
  await editor.press(page.getByRole('radio', { name: 'Played in place' }))
  await saved(page)
}

async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the article' })
  await dialog.getByText('Publish it now').click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** For the next minute but not this one, in the browser's time. */
async function schedule(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the article' })
  await dialog.getByText('Publish it at a time').click()
  const scheduled = page.getByText(/The article comes to its readers on/)
  // A minute that has come in the meantime is refused: the next one is chosen.
  await expect(async () => {
    if (await scheduled.isVisible()) return
    await dialog.getByLabel('Comes to readers').fill(await nextMinute(page), { timeout: 5000 })
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click({ timeout: 5000 })
    await expect(scheduled).toBeVisible({ timeout: 5000 })
  }).toPass()
}

const nextMinute = (page: Page) =>
  page.evaluate(() => {
    const moment = new Date(Math.ceil((Date.now() + 10_000) / 60_000) * 60_000)
    const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
    return local.toISOString().slice(0, 16)
  })

/** Where everybody reads it, once its minute has come. */
async function publicPath(owner: Api, id: string): Promise<string> {
  const address = async (): Promise<string | null> => {
    const { article } = await owner.call<{ article: { public_url: string | null } }>('GET', `/articles/${id}/show`)
    return article.public_url
  }
  await expect.poll(address, { timeout: 600_000, intervals: [1000] }).not.toBeNull()
  return new URL((await address()) ?? '', url()).pathname
}

const publicText = async (path: string): Promise<string> => (await fetch(url() + path)).text()

async function playIn(page: Page, path: string): Promise<void> {
  await page.goto(url() + path)
  await expect(page.getByRole('heading', { level: 1, name: 'Roast at home' })).toBeVisible()
  const deck = page.frameLocator('.deck-frame iframe')
  await untilHydrated(deck)
  await deck.getByText('French', { exact: true }).click()
  await expect(deck.locator('.dk-verdict strong').first()).toBeVisible()
}

async function commentAfterSignIn(page: Page, { email, password }: Member): Promise<void> {
  await page.getByRole('link', { name: 'Sign in and comment' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/articles\/[^/]+\/show/)
  await expect(page.getByText(/Everybody who reads this article on the public blog/)).toBeVisible()
  await page.getByLabel('Your comment').fill('Mine popped twice <b>at once</b>')
  await new Editor(page).press(page.getByRole('button', { name: 'Comment', exact: true }))
  await expect(page.getByText('Mine popped twice <b>at once</b>')).toBeVisible()
  await expectAccessible(page, 'article with comments')
}

async function commentOn(owner: Api, id: string): Promise<Comment> {
  const query = new URLSearchParams({ target: 'article', id })
  const { comments } = await owner.call<{ comments: readonly Comment[] }>('GET', `/social/comments/list?${query}`)
  const [comment] = comments
  if (!comment) throw new Error('Nobody has commented.')
  return comment
}

async function moderate(browser: Browser, owner: Account): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signIn(page, owner, '/feed/moderation')
  const editor = new Editor(page)
  await editor.press(page.getByRole('link', { name: 'View in context' }))
  await expect(page.getByRole('list', { name: 'The comment you came for' })).toContainText('Mine popped twice')
  await page.goBack()
  await editor.press(page.getByRole('button', { name: 'Hide what Ravi Rao wrote' }))
  await page.getByRole('dialog').getByLabel('Reason').fill('Not about coffee')
  await editor.press(page.getByRole('dialog').getByRole('button', { name: 'Hide' }))
  await expect(page.getByText('Nothing waits for you')).toBeVisible()
  await context.close()
}
