import { CallError } from '@deckle/contract/client/call-error.ts'
import type { CourseRow } from '@deckle/contract/courses.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const row = (id: string, more: Partial<CourseRow> = {}): CourseRow => ({
  id,
  title: id,
  cover: { id: '', alt: '' },
  category: null,
  language: 'en',
  level: 'all',
  minutes: 135,
  topics: 3,
  decks: 8,
  status: 'published',
  outdated: false,
  owner: { id: 'u', name: 'Asha Rao' },
  tags: [],
  learners: 40,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  deletedAt: null,
  can: { edit: true, delete: true, publish: true, share: true, learners: true },
  ...more,
})
const pageOf = (...courses: readonly CourseRow[]) => ({ courses: [...courses], next: null, total: courses.length })
const safety = {
  id: 'k1',
  name: 'Safety',
  slug: 'safety',
  kind: 'course' as const,
  parent: null,
  seq: 1,
  built_in: false,
  count: 2,
  can: { edit: false, delete: false },
}
const list = () => vi.spyOn(api.courses, 'list')

beforeEach(() => {
  vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [safety] })
  vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
})

it('empty, it leads to the first course, which opens once it is made', async () => {
  list().mockResolvedValue(pageOf())
  const create = vi.spyOn(api.courses, 'create').mockResolvedValue({ course: { id: 'c1' } as never })
  vi.spyOn(api.courses, 'show').mockRejectedValue(refusal)
  const { router } = await openScreen('/courses')
  expect(await screen.findByText('Make your first course')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'New course' })[0] as HTMLElement))
  await fireOn.click(screen.findByRole('button', { name: 'Create course' }))
  expect(await screen.findByText('Give the course a title')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await act(async () =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: ' Beans ' } }),
  )
  await fireOn.click(screen.findByRole('button', { name: 'Create course' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses/c1/edit'))
  expect(create.mock.lastCall?.[0].body).toEqual({ title: 'Beans', language: 'en' })
})

it('says why it failed, and tries again', async () => {
  list()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(pageOf(row('Beans')))
  await openScreen('/courses')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByRole('link', { name: 'Beans' })).toBeTruthy()
})

it('shows what a course has, as a card and as a row', async () => {
  list().mockResolvedValue(pageOf(row('Beans', { outdated: true })))
  const { router } = await openScreen('/courses')
  expect(await screen.findByText('3 topics · 8 decks · 2 h 15 min · 40 learners')).toBeTruthy()
  expect(screen.getByText('Changed since')).toBeTruthy()
  await fireOn.click(screen.findByRole('radio', { name: 'Table' }))
  expect(router.state.location.search).toEqual({ view: 'list' })
  expect((await screen.findByRole('row', { name: /Beans/ })).textContent).toContain('2 h 15 min')
})

it('asks for what the address says, and clears it', async () => {
  const asked = list().mockResolvedValue(pageOf())
  await openScreen('/courses?q=tea&category=k1&status=archived&level=beginner&language=hi&owner=me&sort=title')
  expect(await screen.findByText('No course matches')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]?.query).toEqual({
    search: 'tea',
    category: 'k1',
    status: 'archived',
    level: 'beginner',
    language: 'hi',
    owner: 'me',
    sort: 'title',
    limit: 24,
  })
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement))
  expect(await screen.findByText('Make your first course')).toBeTruthy()
})

it('by keyboard, moves between courses and puts one into the bin', async () => {
  list().mockResolvedValue(pageOf(row('Beans'), row('Milling')))
  const remove = vi.spyOn(api.courses, 'delete').mockResolvedValue({ ok: true })
  await openScreen('/courses?view=list')
  const beans = await screen.findByRole('link', { name: 'Beans' })
  beans.focus()
  await act(async () => fireEvent.keyDown(beans, { key: 'ArrowDown' }))
  expect(document.activeElement?.textContent).toBe('Milling')
  await act(async () => fireEvent.keyDown(document.activeElement as Element, { key: 'Delete' }))
  await waitFor(() => expect(remove).toHaveBeenCalledWith({ params: { id: 'Milling' } }))
  expect(document.activeElement?.textContent).toBe('Beans')
})

it('in the bin, offers to restore', async () => {
  list().mockResolvedValue(pageOf(row('Beans', { deletedAt: '2026-11-02T00:00:00.000Z' })))
  const restore = vi.spyOn(api.courses, 'restore').mockResolvedValue({ course: {} as never })
  await openScreen('/courses?status=bin')
  await fireOn.click(screen.findByRole('button', { name: 'Actions for Beans' }))
  await fireOn.click(screen.findByRole('menuitem', { name: 'Restore' }))
  await waitFor(() => expect(restore).toHaveBeenCalledWith({ params: { id: 'Beans' } }))
})

it('shares a course from its menu', async () => {
  list().mockResolvedValue(pageOf(row('Beans')))
  vi.spyOn(api.courses, 'shares').mockResolvedValue({
    owner: { user_id: 'u', name: 'Asha Rao', image: '' },
    everyone: 'none',
    people: [],
  })
  vi.spyOn(api.courses, 'sharePeople').mockResolvedValue({ people: [] })
  await openScreen('/courses?share=Beans')
  expect(await screen.findByText('Share “Beans”')).toBeTruthy()
  expect(await screen.findByText('People who make courses; learners are added in the course.')).toBeTruthy()
})
