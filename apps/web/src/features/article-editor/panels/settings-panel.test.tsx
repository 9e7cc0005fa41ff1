import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { sampleUser } from '../../../test/sample-user.ts'
import { article, articleId, open, prepareArticles, saves } from '../sample-article.ts'

prepareArticles()

const openSettings = async () => {
  await screen.findByRole('textbox', { name: 'Text of the article' })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Settings of the article' })))
  await screen.findByRole('textbox', { name: 'Excerpt' })
}
const translations = () =>
  vi.spyOn(api.articles, 'translations').mockResolvedValue({
    translations: [{ id: 'h', language: 'hi', title: 'चाय', status: 'published' }],
  })

it('offers no language that a linked text has', async () => {
  translations()
  await open()
  await openSettings()
  await screen.findByText('चाय')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Language$/ })))
  const hindi = await screen.findByRole('option', { name: /^(Hindi|हिन्दी)/ })
  expect(hindi.getAttribute('aria-disabled')).toBe('true')
  expect(hindi.textContent).toContain('“चाय” is its text in this language')
})

it('says so where both have the same language', async () => {
  translations()
  await open(article({ content: { ...article().content, language: 'hi' } }))
  await openSettings()
  expect(await screen.findByText('“चाय” is its text in this language')).toBeTruthy()
})

it('links with what the server offers, by title', async () => {
  translations()
  const listed = vi.spyOn(api.articles, 'list')
  const linked = vi.spyOn(api.articles, 'linkTranslation').mockResolvedValue({ ok: true })
  const { row } = await import('../../blogging/sample-rows.ts')
  listed.mockResolvedValue({ articles: [row('f', { title: 'Thé', language: 'fr' })], next: null })
  await open()
  await openSettings()
  const field = screen.getByRole('combobox', { name: 'Link an article' })
  await act(async () => {
    field.focus()
    fireEvent.change(field, { target: { value: 'Th' } })
  })
  await waitFor(() =>
    expect(listed.mock.lastCall?.[0]).toMatchObject({ query: { search: 'Th', linkable_with: articleId() } }),
  )
  const option = await screen.findByRole('option', { name: /Thé/ })
  await act(async () => void fireEvent.click(option))
  await waitFor(() =>
    expect(linked.mock.lastCall?.[0]).toEqual({ params: { id: articleId() }, body: { article_id: 'f' } }),
  )
})

it('only shows addresses to who may not edit', async () => {
  const saved = saves()
  await open(article({ can: { edit: false, delete: false, publish: false, share: false } }))
  await openSettings()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address of the main video' }).disabled).toBe(true)
  expect(saved).not.toHaveBeenCalled()
})

const stored = { width: null, height: null, createdAt: '2026-11-01T00:00:00.000Z', deletedAt: null }

it('attaches a file of any kind of the media library', async () => {
  const video = {
    ...stored,
    id: 'v',
    kind: 'video',
    name: 'Leaves.mp4',
    alt: '',
    size: 5,
    can: { edit: true, delete: true },
  }
  const listed = vi.spyOn(api.media, 'list').mockResolvedValue({ media: [video], nextCursor: null } as never)
  vi.spyOn(api.media, 'usage').mockResolvedValue({ decks: [], total: 0, isWhole: true, elsewhere: 0 })
  vi.spyOn(api.users, 'showLicense').mockResolvedValue({ license: sampleUser().license })
  saves().mockResolvedValue({ article: article({ revision: 2 }) })
  await open()
  await openSettings()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Attach a file' })))
  expect(await screen.findByRole('dialog', { name: 'Choose a file' })).toBeTruthy()
  const option = await screen.findByRole('option', { name: /Leaves\.mp4/ })
  expect(listed.mock.lastCall?.[0]?.query?.kind).toBeUndefined()
  await act(async () => void fireEvent.click(option))
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use video' })))
  const attachments = within(screen.getByRole('list', { name: 'Attachments' }))
  expect(await attachments.findByText('Leaves.mp4')).toBeTruthy()
})
