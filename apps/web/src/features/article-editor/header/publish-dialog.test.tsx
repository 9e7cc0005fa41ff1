import type { Article } from '@deckle/contract/articles.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { article, articleId, open, prepareArticles, saves } from '../sample-article.ts'

prepareArticles()

const published = (outdated: boolean): Article =>
  article({
    status: 'published',
    publish_at: '2026-11-01T00:00:00.000Z',
    publication: { slug: 'tea', publishedAt: '2026-11-01T00:00:00.000Z', outdated },
  })
const dialog = async () => {
  await screen.findByRole('textbox', { name: 'Text of the article' })
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Publish' })))
  return within(await screen.findByRole('dialog', { name: 'Publish the article' }))
}
type Dialog = Awaited<ReturnType<typeof dialog>>
const radio = (shown: Dialog, name: RegExp) => shown.getByRole<HTMLInputElement>('radio', { name })
const goesAt = (shown: Dialog, value: string) =>
  act(async () => void fireEvent.change(shown.getByLabelText('Goes from readers'), { target: { value } }))
const press = (shown: Dialog, name: string) =>
  act(async () => void fireEvent.click(shown.getByRole('button', { name })))

it('changes only when an article goes, and leaves what readers have', async () => {
  const sent = saves().mockResolvedValue({ article: published(true) })
  await open(published(true))
  const shown = await dialog()
  expect(radio(shown, /Publish it now/).checked).toBe(true)
  await goesAt(shown, '2099-12-12T10:30')
  expect(radio(shown, /Change only when it goes/).checked).toBe(true)
  await press(shown, 'Set the time')
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0]).toEqual({
      params: { id: articleId() },
      body: { unpublish_at: new Date('2099-12-12T10:30').toISOString() },
    }),
  )
})

it('publishes changes with another time where that is chosen', async () => {
  const sent = vi.spyOn(api.articles, 'updateStatus').mockResolvedValue({ article: published(false) })
  await open(published(true))
  const shown = await dialog()
  await goesAt(shown, '2099-12-12T10:30')
  await act(async () => void fireEvent.click(radio(shown, /Publish it now/)))
  await press(shown, 'Publish')
  await waitFor(() =>
    expect(sent.mock.lastCall?.[0]).toMatchObject({
      body: { status: 'published', revision: 1, unpublish_at: new Date('2099-12-12T10:30').toISOString() },
    }),
  )
})

it('has only the time to change where readers have the latest, and not a time that is over', async () => {
  await open(published(false))
  const shown = await dialog()
  expect(radio(shown, /Change only when it goes/).checked).toBe(true)
  expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Set the time' }).disabled).toBe(true)
  await goesAt(shown, '2020-12-12T10:30')
  expect(shown.getByText('It would go before it comes')).toBeTruthy()
  expect(shown.getByRole<HTMLButtonElement>('button', { name: 'Set the time' }).disabled).toBe(true)
})
