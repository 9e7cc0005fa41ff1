import type { Course } from '@deckle/contract/courses.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { sampleCourse } from '@deckle/core/course/test/sample-course.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import {
  prepareBuilder,
  refusal,
  all,
  course,
  facts,
  shown,
  deckFacts,
  saves,
  savedAs,
  row,
  click,
  choose,
  open,
} from '../sample-builder.ts'
import { pressFirst } from '../../../test/press.ts'

prepareBuilder()

const listed = (one: string, title: string) =>
  ({ id: one, title, can: all }) as unknown as Awaited<ReturnType<typeof api.courses.list>>['courses'][number]

async function openCopy(target: Course) {
  vi.spyOn(api.courses, 'list').mockResolvedValue({ courses: [listed(target.id, 'Tea')], next: null })
  await open()
  await choose('Roasting')
  shown().mockResolvedValue({ course: target })
  await pressFirst('Copy to another course')
  const dialog = await screen.findByRole('dialog', { name: 'Copy to another course' })
  const field = await within(dialog).findByRole('combobox', { name: 'Course' })
  await act(async () => {
    field.focus()
    fireEvent.change(field, { target: { value: 'Te' } })
  })
  await click(await screen.findByRole('option', { name: 'Tea' }))
  return dialog
}
const tea = (more: Partial<CourseContent> = {}) =>
  course({ id: 'tea', revision: 7, content: { ...sampleCourse, title: 'Tea', decks: [], finalExam: null, ...more } })

it('copies a topic into another course, again where somebody saved that one meanwhile', async () => {
  const saved = saves().mockRejectedValueOnce(refusal(409, 'conflict')).mockResolvedValue(savedAs(8))
  const dialog = await openCopy(tea())
  await click(within(dialog).getByRole('button', { name: 'Copy' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
  const sent = saved.mock.calls[1]?.[0]
  expect(sent).toMatchObject({ params: { id: 'tea' }, body: { revision: 7 } })
  const content = (sent?.body as { content: CourseContent } | undefined)?.content
  expect(content?.topics.map(({ title }) => title)).toEqual(['Beans', 'Roasting', 'Brewing', 'Roasting'])
  expect(content?.decks.map((deck) => deck.id)).toEqual(['c', 'd'])
  expect(await row('Roasting')).toBeTruthy()
})

it('moves it, taking it out here once it is there', async () => {
  saves().mockResolvedValue(savedAs(8))
  const dialog = await openCopy(tea())
  await click(within(dialog).getByRole('checkbox', { name: 'Remove from this course' }))
  await click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: 'Roasting' })).toBeNull())
})

it('says where the other course has no room, and takes nothing out', async () => {
  const saved = saves()
  const topics = Array.from({ length: 100 }, (_, at) => ({ ...sampleCourse.topics[0]!, id: `t${at}` }))
  const dialog = await openCopy(tea({ topics }))
  await click(within(dialog).getByRole('checkbox', { name: 'Remove from this course' }))
  await click(within(dialog).getByRole('button', { name: 'Move' }))
  expect(await within(dialog).findByText('A course can have at most 100 topics')).toBeTruthy()
  expect(saved).not.toHaveBeenCalled()
})

it('copies and pastes what is selected by the clipboard', async () => {
  saves().mockResolvedValue(savedAs(2))
  const ids = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((one, at) => [one, `0000000${at}-0000-4000-8000-000000000000`]),
  )
  const content = { ...sampleCourse, decks: sampleCourse.decks.map((deck) => ({ ...deck, id: ids[deck.id]! })) }
  deckFacts().mockResolvedValue({ decks: Object.values(ids).map((one) => facts(one)) })
  await open(course({ content }))
  await choose('Roasting')
  const data = new Map<string, string>()
  const clipboardData = {
    setData: (type: string, text: string) => void data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  }
  await act(async () => void fireEvent.copy(document.body, { clipboardData }))
  expect(data.get('text/plain')).toContain('Roasting')
  await act(async () => void fireEvent.paste(document.body, { clipboardData }))
  await waitFor(() => expect(screen.getAllByRole('row', { name: 'Roasting' })).toHaveLength(2))
  expect(toastQueue.visibleToasts.map(({ content: { title } }) => title)).toContain('2 decks were there already')
})
