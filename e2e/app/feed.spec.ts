import type { Post } from '@deckle/contract/models/social.ts'
import type { Browser, Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { Editor } from '../lib/editor.ts'
import { makeOrganisation, type Member } from '../lib/organisation.ts'
import { expect, signIn, test, url } from '../lib/test.ts'
import type { Account } from '../lib/server.ts'

for (const [place, tag] of [
  ['at a desk', []],
  ['on a phone', ['@phone', '@deep']],
] as const)
  test(
    `a post to a branch is seen there alone, commented, liked, reported and moderated, ${place}`,
    { tag: [...tag] },
    async ({ browser }) => {
      const { lead, other, readers, owner } = await makeBranches()
      const [reader, ...reporters] = readers as [Member, ...Member[]]

      const author = await pageOf(browser, lead, '/feed')
      await author.getByLabel('Your post').fill('The new ovens arrive on Thursday')
      await press(author, 'For whom')
      await new Editor(author).press(author.getByRole('option', { name: 'A person and everyone below' }))
      await author.getByRole('combobox', { name: 'Whose branch' }).fill('Lata')
      await new Editor(author).press(author.getByRole('option', { name: 'Lata Sen' }))
      await press(author, 'Post')
      await expect(author.getByRole('article')).toContainText('The new ovens arrive on Thursday')

      const id = await author.getByRole('article').getAttribute('data-post')

      const outside = await pageOf(browser, other, '/feed')
      await expect(outside.getByText('Nothing has been posted yet')).toBeVisible()

      const page = await pageOf(browser, reader, '/feed')
      const post = page.getByRole('article')
      await expect(post).toContainText('The new ovens arrive on Thursday')
      await press(page, 'Like')
      await expect(page.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true')
      await press(page, 'Comments')
      await page.getByLabel('Your comment').fill('At last <b>bread</b> @lat')
      await new Editor(page).press(page.getByRole('option', { name: 'Lata Sen' }))
      await press(page, 'Comment')
      await expect(post.getByText('At last <b>bread</b> @Lata Sen')).toBeVisible()
      await expect(page.getByRole('button', { name: '1 comment' })).toBeVisible()

      await press(page, 'Actions for the post of Lata Sen')
      await new Editor(page).press(page.getByRole('menuitem', { name: 'Report' }))
      await page.getByRole('dialog').getByLabel('Reason').fill('There are no new ovens')
      await new Editor(page).press(page.getByRole('dialog').getByRole('button', { name: 'Report' }))
      await expect(page.getByText('Reported.', { exact: false })).toBeVisible()
      for (const one of reporters) await report(one)
      await page.goto(`${url()}/feed`)
      await expect(page.getByText('Nothing has been posted yet')).toBeVisible()

      const moderator = await pageOf(browser, owner, '/feed/moderation')
      await expect(moderator.getByText('3 reports')).toBeVisible()
      await press(moderator, 'Hide what Lata Sen wrote')
      await moderator.getByRole('dialog').getByLabel('Reason').fill('Not true')
      await new Editor(moderator).press(moderator.getByRole('dialog').getByRole('button', { name: 'Hide' }))
      await expect(moderator.getByText('Nothing waits for you')).toBeVisible()
      await author.goto(`${url()}/feed?post=${id}`)
      await expect(author.getByText('Hidden by a moderator: Not true', { exact: false })).toBeVisible()

      await moderator.goto(`${url()}/feed/moderation?state=hidden`)
      await press(moderator, 'Show again what Lata Sen wrote')
      await new Editor(moderator).press(moderator.getByRole('dialog').getByRole('button', { name: 'Show again' }))
      await expect(moderator.getByText('Nothing is hidden')).toBeVisible()
      await page.goto(`${url()}/feed`)
      await expect(post).toContainText('The new ovens arrive on Thursday')
      for (const one of [author, outside, page, moderator]) await one.context().close()
    },
  )

async function makeBranches() {
  const { add, ownerAccount } = await makeOrganisation('Saffron Bakery')
  const lead = await add({ first: 'Lata', last: 'Sen', license: 'Manager' })
  const other = await add({ first: 'Omar', last: 'Beg', license: 'Manager' })
  const readers: Member[] = []
  for (const first of ['Asha', 'Bela', 'Chand']) readers.push(await add({ first, last: 'Roy', manager: lead.id }))
  return { lead, other, readers, owner: ownerAccount }
}

async function pageOf(browser: Browser, account: Account, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, account, address)
  return page
}

const press = (page: Page, name: string) =>
  new Editor(page).press(page.getByRole('button', { name, exact: name !== 'For whom' }).first())

async function report(member: Member): Promise<void> {
  const api = await apiAs(member)
  const { posts } = await api.call<{ posts: readonly Post[] }>('GET', '/social/feed')
  await api.call('POST', '/social/report', { target: 'post', id: posts[0]?.id, reason: 'There are no new ovens' })
}
