import type { Page } from '@playwright/test'
import { makeOrganisation } from '../lib/organisation.ts'
import { expectAccessible } from '../lib/screens/accessibility.ts'
import { storedDrafts } from '../lib/stored-drafts.ts'
import { expect, signIn, test } from '../lib/test.ts'

// An article from a template: written, saved by itself, found again after a reload, published.

test('an article is written from a template and published', ({ page }) => journey(page))

test('the same on a phone', { tag: ['@phone', '@deep'] }, ({ page }) => journey(page))

test('a tab that is killed while somebody writes loses no word', { tag: '@deep' }, async ({ page, context }) => {
  const organisation = await makeOrganisation('Kill House')
  await signIn(page, await organisation.add({ first: 'Asha', last: 'Rao', license: 'Creator' }), '/articles/new')
  await page.getByRole('button', { name: 'Use Blank' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Killed')
  await page.getByRole('button', { name: 'Create article' }).click()
  await expect(text(page)).toBeVisible()
  const address = page.url()
  await page.goto('about:blank')
  const words = Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')
  const writing = await context.newPage()
  // The server gets nothing: what is found again was stored on the device.
  await writing.route('**/articles/*/update', (route) => route.abort())
  await writing.goto(address)
  await text(writing).click()
  await writing.keyboard.type(words, { delay: 20 })
  await expect.poll(() => storedDrafts(writing), 'drafts on the device').toContain(words)
  await kill(writing)
  await page.goto(address)
  await expect(text(page)).toHaveText(words)
  await expect(page.getByText('Your unsaved changes are back')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached()
})

async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // Never answers.
  void session.send('Page.crash').catch(() => {})
  await crashed
}

async function journey(page: Page): Promise<void> {
  const organisation = await makeOrganisation('Tea House')
  const author = await organisation.add({ first: 'Asha', last: 'Rao', license: 'Creator' })
  await signIn(page, author, '/blogging')
  await page.getByRole('link', { name: 'New article' }).first().click()
  await page.getByRole('button', { name: 'Use Blank' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Green tea')
  await page.getByRole('button', { name: 'Create article' }).click()
  await write(page)
  await expectAccessible(page, 'article editor')
  await page.reload()
  await expect(text(page)).toContainText('Pick the leaves by hand.')
  await expect(text(page).getByRole('heading', { name: 'Leaves' })).toBeVisible()
  await publish(page)
  await page.getByRole('button', { name: 'Back to articles' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Green tea' })
  await expect(row).toContainText('Published')
  await expectAccessible(page, 'articles of an author')
}

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' })

/** By keys alone: markdown, the list of blocks, and moving a block. */
async function write(page: Page): Promise<void> {
  await text(page).click()
  await page.keyboard.type('## Leaves')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Pick the leaves by hand.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/call')
  await expect(page.getByRole('option', { name: 'Callout' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('Not in the rain.')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(text(page)).toContainText(/Not in the rain\.[\s\S]*Pick the leaves/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached()
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the article' })
  await expect(dialog).toContainText('The article has no category')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('The article is published')).toBeVisible()
}
