import type { ArticleTemplateRow } from '@deckle/contract/articles.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { persisted } from '../../../lib/session/tokens/stores.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { pending } from '../../../test/pending.ts'
import { pressFirst } from '../../../test/press.ts'

prepareScreens()
beforeEach(() => persisted.purge())

const template = (id: string, more: Partial<ArticleTemplateRow> = {}): ArticleTemplateRow => ({
  id,
  builtIn: true,
  name: `Template ${id}`,
  description: 'For news.',
  language: 'en',
  body: [{ id: 'a', type: 'paragraph', content: [{ type: 'text', text: 'Begin here.' }] }],
  createdAt: null,
  can: { delete: false },
  ...more,
})
const templates = () => vi.spyOn(api.articles, 'templates')

it('shows templates, and what is in them', async () => {
  templates().mockResolvedValue({ templates: [template('news'), template('blank', { body: [] })] })
  await openScreen('/articles/new')
  expect(await screen.findByRole('heading', { name: 'Template news' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview of Template blank' })).toBeNull()
  await pressFirst('Preview of Template news')
  expect(await screen.findByText('Begin here.')).toBeTruthy()
})

it('makes an article of a template and opens it', async () => {
  templates().mockResolvedValue({ templates: [template('news')] })
  const made = vi.spyOn(api.articles, 'create').mockResolvedValue({ article: { id: 'n1' } } as never)
  vi.spyOn(api.articles, 'showAdmin').mockReturnValue(new Promise(() => {}))
  const { router } = await openScreen('/articles/new')
  await screen.findByRole('heading', { name: 'Template news' })
  await pressFirst('Use Template news')
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await pressFirst('Create article')
  expect(await screen.findByText('Give the article a title')).toBeTruthy()
  await act(async () => void fireEvent.change(title, { target: { value: 'Tea' } }))
  await pressFirst('Create article')
  await waitFor(() => expect(router.state.location.pathname).toBe('/articles/n1/edit'))
  expect(made.mock.lastCall?.[0]).toEqual({ body: { title: 'Tea', language: 'en', template_id: 'news' } })
})

it('deletes an own template after asking', async () => {
  templates().mockResolvedValue({ templates: [template('own', { builtIn: false, can: { delete: true } })] })
  const removed = vi.spyOn(api.articles, 'deleteTemplate').mockResolvedValue({ ok: true })
  await openScreen('/articles/new')
  await screen.findByRole('heading', { name: 'Template own' })
  await pressFirst('Delete the template Template own')
  await screen.findByRole('alertdialog')
  await pressFirst('Delete')
  await waitFor(() => expect(removed).toHaveBeenCalledOnce())
})

it('says that templates are loading', async () => {
  const waiting = pending<{ templates: ArticleTemplateRow[] }>()
  templates().mockReturnValue(waiting.promise)
  await openScreen('/articles/new')
  expect(await screen.findByRole('heading', { name: 'New article' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
  await act(async () => waiting.resolve({ templates: [template('news')] }))
  expect(await screen.findByRole('heading', { name: 'Template news' })).toBeTruthy()
  expect(screen.queryByText('Loading')).toBeNull()
})

it('says why templates could not be loaded, and tries again', async () => {
  templates()
    .mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }))
    .mockResolvedValue({ templates: [template('news')] })
  await openScreen('/articles/new')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await pressFirst(/again/)
  expect(await screen.findByRole('heading', { name: 'Template news' })).toBeTruthy()
})
