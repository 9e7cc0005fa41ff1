import { newArticle } from '@deckle/core/article/article.ts'
import { builtInTemplates } from '@deckle/core/article/templates/templates.ts'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { openScreen } from '../../test/open-screen.tsx'
import { article, articleId, open, prepareArticles, refusal, sampleContent, saves, shown } from './sample-article.ts'
import { pressFirst } from '../../test/press.ts'

prepareArticles()

const text = () => screen.findByRole('textbox', { name: 'Text of the article' })
const title = async () => (await screen.findByRole('textbox', { name: 'Title' })) as HTMLTextAreaElement

const write = async (value: string) => {
  const field = await title()
  await act(async () => void fireEvent.change(field, { target: { value } }))
}

it('shows the article to be written in', async () => {
  await open()
  expect((await text()).textContent).toContain('Green and black.')
  expect((await title()).value).toBe('Tea')
  expect(screen.getByText(/4 words/)).toBeTruthy()
})

it('shows an empty article', async () => {
  await open(article({ content: newArticle({ title: '', language: 'en' }) }))
  expect((await text()).textContent).toBe('')
  expect(screen.getByText(/0 words/)).toBeTruthy()
})

it('says why it could not be loaded, and tries again', async () => {
  shown().mockRejectedValueOnce(refusal(500, 'internal')).mockResolvedValue({ article: article() })
  await openScreen(`/articles/${articleId()}/edit`)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await pressFirst(/again/)
  expect(await text()).toBeTruthy()
})

it('is only looked at without the right to edit', async () => {
  await open(article({ can: { edit: false, delete: false, publish: false, share: false } }))
  await text()
  expect(screen.getByText('You can look at this article. It belongs to Meera Nair.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect((await title()).readOnly).toBe(true)
})

it('saves what is changed over its revision', async () => {
  const saved = saves().mockResolvedValue({ article: article({ revision: 2 }) })
  await open()
  await write('Green tea')
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    params: { id: articleId() },
    body: { revision: 1, title: 'Green tea', body: sampleContent.body },
  })
})

it('merges what others saved, keeps the own where both changed it, and can take theirs', async () => {
  const theirs = {
    ...sampleContent,
    title: 'Black tea',
    body: [
      ...sampleContent.body,
      { id: 'c', type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'From Assam.' }] },
    ],
  }
  const conflict = refusal(409, 'revision_conflict', { article: article({ revision: 5, content: theirs }) })
  const saved = saves()
    .mockRejectedValueOnce(conflict)
    .mockResolvedValue({ article: article({ revision: 6 }) })
  await open()
  await write('Green tea')
  expect(await screen.findByText(/the title. Your changes were kept/)).toBeTruthy()
  expect((await text()).textContent).toContain('From Assam.')
  expect((await title()).value).toBe('Green tea')
  await pressFirst('Use theirs')
  await waitFor(async () => expect((await title()).value).toBe('Black tea'))
  await waitFor(() => expect(saved.mock.calls.length).toBeGreaterThan(1))
})

it('keeps the text and says so where a save fails', async () => {
  saves().mockRejectedValue(refusal(503, 'unavailable'))
  await open()
  await write('Green tea')
  expect(await screen.findByText('Offline, saved on this device')).toBeTruthy()
  expect((await title()).value).toBe('Green tea')
})

it('publishes at once, and not while something is missing', async () => {
  const published = vi
    .spyOn(api.articles, 'updateStatus')
    .mockResolvedValue({ article: article({ status: 'published', revision: 1 }) })
  await open()
  await text()
  await pressFirst('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish the article' })
  expect(dialog.textContent).toContain('The article has no category')
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish')
  await act(async () => void fireEvent.click(button as HTMLElement))
  await waitFor(() =>
    expect(published.mock.lastCall?.[0]).toMatchObject({ body: { status: 'published', revision: 1 } }),
  )
})

it('says what prevents publishing', async () => {
  await open(article({ content: newArticle({ title: 'Tea', language: 'en' }) }))
  await text()
  await pressFirst('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish the article' })
  expect(dialog.textContent).toContain('The article is empty')
  const button = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish')
  expect(button?.disabled).toBe(true)
})

it('finds the texts of a template that nobody has written over', async () => {
  const { body } = builtInTemplates('en').find(({ id }) => id === 'how_to') ?? {}
  await open(article({ template_id: 'how_to', content: { ...sampleContent, body: body ?? [] } }))
  await text()
  await pressFirst('Publish')
  const dialog = await screen.findByRole('dialog', { name: 'Publish the article' })
  expect((await within(dialog).findAllByText(/A text of the template is still there/)).length).toBeGreaterThan(3)
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
})

it('shows settings, what search engines show, and the check list', async () => {
  await open()
  await text()
  await pressFirst('Settings of the article')
  expect(await screen.findByRole('textbox', { name: 'Excerpt' })).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Search' })))
  expect(await screen.findByText('In search results')).toBeTruthy()
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Check list' })))
  expect(await screen.findByText('The article has no category')).toBeTruthy()
})

it('has short addresses of what is published, for who may publish it', async () => {
  const entries = async () => {
    await text()
    await pressFirst('More about the article')
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  }
  await open()
  expect(await entries()).not.toContain('Short addresses')
  cleanup()
  const list = vi.spyOn(api.urls, 'list').mockResolvedValue({ urls: [], next: null })
  await open(article({ status: 'published' }))
  expect(await entries()).toContain('Short addresses')
  await act(async () => void fireEvent.click(screen.getByRole('menuitem', { name: 'Short addresses' })))
  expect(await screen.findByRole('dialog', { name: 'Short addresses of “Tea”' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'New short address' })).toBeTruthy()
  expect(list.mock.lastCall?.[0]).toMatchObject({ params: { id: articleId() } })
})

it('opens an article that was just created with the caret in its text', async () => {
  const { router } = await open()
  const text = await screen.findByRole('textbox', { name: 'Text of the article' })
  expect(document.activeElement).not.toBe(text)
  await act(async () => router.navigate({ to: '/articles/new' }))
  await act(async () => router.navigate({ to: `/articles/${article().id}/edit`, state: { isCreated: true } }))
  const opened = await screen.findByRole('textbox', { name: 'Text of the article' })
  await waitFor(() => expect(document.activeElement).toBe(opened))
})
