import type { Page } from '@playwright/test'
import { apiAs } from '../lib/api.ts'
import { expect, test, url } from '../lib/test.ts'

// Of a client that no picture shows.
const author = 'Admin of Tideway Sailing School'

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const heading = (id: string, text: string) => ({
  id,
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
})

/** An article of one's own for a test: published, with headings and enough text to scroll. */
async function publish(title: string): Promise<string> {
  const api = await apiAs(author)
  const { categories } = await api.call<{ categories: { id: string; slug: string }[] }>(
    'GET',
    '/categories/list?kind=article',
  )
  const body = ['Before', 'Meanwhile', 'Afterwards'].flatMap((name) => [
    heading(`h-${name}`, name),
    ...Array.from({ length: 8 }, (_, n) => ({
      id: `p-${name}-${n}`,
      ...paragraph(`${name}, step ${n + 1}. `.repeat(30)),
    })),
  ])
  const fields = {
    title,
    subtitle: 'For whoever locks up',
    category: categories.find(({ slug }) => slug === 'document')?.id,
    status: 'published',
    body: [...body, { id: 'code', type: 'codeBlock', attrs: { language: '' }, content: [{ type: 'text', text: 'x' }] }],
  }
  return (await api.call<{ article: { id: string } }>('POST', '/articles/create', fields)).article.id
}

/** Found by words, opened, read, liked and saved, then found on the reading list. */
async function readIt(page: Page, title: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search articles' }).fill(title)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole('link', { name: title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: /^Like/ }).click()
  await expect(page.getByRole('button', { name: /^Liked/ })).toHaveAttribute('aria-pressed', 'true')
  // The button says so before the server has, and the page is left while the call is under way.
  const sent = page.waitForRequest((request) => request.url().endsWith('/save'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await sent
  const unsave = page.getByRole('button', { name: `Take “${title}” off the reading list` })
  // The list may be asked for before the call has arrived.
  await expect(async () => {
    await page.goto(`${url()}/articles?saved=1`)
    await expect(page.getByRole('heading', { level: 1, name: 'Reading list' })).toBeVisible()
    await expect(unsave).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
  await unsave.click()
  await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)
}

test('an article is found, read by its contents, liked and kept', async ({ signedIn }, { repeatEachIndex }) => {
  const title = `Locking up, orchid edition ${repeatEachIndex + 1}`
  const id = await publish(title)
  const page = await signedIn(author, '/articles')
  await readIt(page, title)
  await page.goto(`${url()}/articles/${id}/show`)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.getByRole('link', { name: 'Afterwards' }).click()
  await expect(page.getByRole('heading', { name: 'Afterwards' })).toBeInViewport()
  await expect(contents.getByRole('link', { name: 'Afterwards' })).toHaveAttribute('aria-current', 'location')
  expect(new URL(page.url()).hash).toBe('#afterwards')
  await expect(page.getByRole('button', { name: 'Copy the code' })).toBeVisible()
  // The palette leads there too.
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .fill(`orchid edition ${repeatEachIndex + 1}`)
  await expect(page.getByRole('menuitem', { name: title })).toBeVisible()
})

test('an article is read on a phone @phone', async ({ signedIn }, { repeatEachIndex }) => {
  const title = `Locking up, lotus edition ${repeatEachIndex + 1}`
  const id = await publish(title)
  const page = await signedIn(author, '/articles')
  await readIt(page, title)
  await page.goto(`${url()}/articles/${id}/show`)
  await page.getByText('Contents', { exact: true }).first().click()
  await page.getByRole('link', { name: 'Meanwhile' }).first().click()
  await expect(page.getByRole('heading', { name: 'Meanwhile' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('the dashboard leads to what there is to read', async ({ signedIn }) => {
  await publish('Locking up, jasmine edition')
  const page = await signedIn(author, '/')
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await page.getByRole('link', { name: /^See more/ }).click()
  await expect(page).toHaveURL(/\/articles$/)
})
