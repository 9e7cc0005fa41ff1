import type { CourseContent } from '@deckle/core/course/course.ts'
import { sampleCourse } from '@deckle/core/course/test/sample-course.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { openScreen } from '../../test/open-screen.tsx'
import {
  courseId,
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
  rows,
  click,
  choose,
  key,
  open,
} from './sample-builder.ts'
import { pressFirst } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareBuilder()

it('shows the course as learners see it, its outline and its settings', async () => {
  await open()
  expect(await row('Beans')).toBeTruthy()
  expect((await row('Deck a')).textContent).toContain('Deck a')
  const preview = screen.getByRole('region', { name: 'The course as learners see it' })
  expect(preview.textContent).toContain('From the bean to the cup.')
  expect(preview.textContent).toContain('30 minutes')
  expect(screen.getByRole('region', { name: 'Course' })).toBeTruthy()
})

it('says why it could not be loaded, and tries again', async () => {
  shown().mockRejectedValueOnce(refusal(500, 'internal')).mockResolvedValue({ course: course() })
  await openScreen(`/courses/${courseId()}/edit`)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await pressFirst(/again/)
  expect(await row('Beans')).toBeTruthy()
})

it('is only looked at without the right to edit', async () => {
  await open(course({ can: { edit: false, delete: false, publish: false, share: false, learners: false } }))
  await row('Beans')
  expect(screen.getByText('You can look at this course. It belongs to Meera Nair.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(screen.queryByRole('toolbar')).toBeNull()
})

it('invites to add the first decks', async () => {
  await open(course({ content: { ...sampleCourse, decks: [], finalExam: null } }))
  expect(await screen.findByText('No decks yet')).toBeTruthy()
})

it('saves what is changed over its revision, undoes and redoes it', async () => {
  const saved = saves().mockResolvedValueOnce(savedAs(2)).mockResolvedValue(savedAs(3))
  await open()
  await choose('Roasting')
  const title = await screen.findByRole('textbox', { name: 'Title of the topic' })
  await act(async () => fireEvent.change(title, { target: { value: 'Heat' } }))
  expect(await row('Heat')).toBeTruthy()
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(saved.mock.lastCall?.[0]).toMatchObject({ params: { id: courseId() }, body: { revision: 1 } })
  await act(async () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))
  expect(await row('Roasting')).toBeTruthy()
  await act(async () => fireEvent.keyDown(document.body, { key: 'y', ctrlKey: true }))
  expect(await row('Heat')).toBeTruthy()
})

it('merges what others saved, keeps the own where both changed it, and can take theirs', async () => {
  const theirs: CourseContent = { ...sampleCourse, title: 'Espresso', summary: 'Short and strong.' }
  const conflict = refusal(409, 'revision_conflict', { course: { ...course({ revision: 5 }), content: theirs } })
  const saved = saves().mockRejectedValueOnce(conflict).mockResolvedValue(savedAs(6))
  await open()
  const [title] = await screen.findAllByRole('textbox', { name: 'Title of the course' })
  await act(async () => fireEvent.change(title!, { target: { value: 'Filter' } }))
  expect(
    await screen.findByText('Someone else changed the same places: the title. Your changes were kept.'),
  ).toBeTruthy()
  await waitFor(() =>
    expect(saved.mock.lastCall?.[0]).toMatchObject({
      body: { revision: 5, content: { title: 'Filter', summary: 'Short and strong.' } },
    }),
  )
  await pressFirst('Use theirs')
  expect((screen.getAllByRole('textbox', { name: 'Title of the course' })[0] as HTMLInputElement).value).toBe(
    'Espresso',
  )
})

it('moves and removes by keyboard', async () => {
  saves().mockResolvedValue(savedAs(2))
  await open()
  await choose('Deck b')
  const move = async (name: string, named: string) => key(await row(name), named)
  await move('Deck b', 'ArrowUp')
  expect(rows().slice(0, 3)).toEqual(['Beans', 'Deck b', 'Deck a'])
  await move('Deck b', 'ArrowDown')
  await move('Deck b', 'ArrowDown')
  expect(rows().slice(0, 4)).toEqual(['Beans', 'Deck a', 'Roasting', 'Deck b'])
  await move('Deck b', 'Delete')
  expect(screen.queryByRole('row', { name: 'Deck b' })).toBeNull()
})

it('renames a topic in place', async () => {
  saves().mockResolvedValue(savedAs(2))
  await open()
  await choose('Beans')
  await key(await row('Beans'), 'F2')
  const field = within(await row('Beans')).getByRole('textbox')
  await act(async () => fireEvent.change(field, { target: { value: 'Plants' } }))
  await key(field, 'Enter')
  expect(await row('Plants')).toBeTruthy()
})

it('says what learners have of a deck, and moves them to the newest content', async () => {
  const saved = saves().mockResolvedValue(savedAs(2))
  deckFacts().mockResolvedValue({ decks: [facts('a', { newer: true, inProgress: 3 })] })
  await open()
  await choose('Deck a')
  expect(await screen.findByText('Learners have version 2; the deck has newer content')).toBeTruthy()
  expect(screen.getByText('3 learners are in the middle of it.')).toBeTruthy()
  await pressFirst('Use the newest content')
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.lastCall?.[0]).toMatchObject({
    body: { content: { decks: expect.arrayContaining([expect.objectContaining({ id: 'a', version_id: null })]) } },
  })
})

it('adds several decks from the library', async () => {
  saves().mockResolvedValue(savedAs(2))
  vi.spyOn(api.decks, 'list').mockResolvedValue({
    decks: ['x', 'y', 'a'].map((one) => ({ ...facts(one), can: { ...all, analytics: true } })) as never,
    next: null,
  })
  await open()
  await row('Beans')
  await pressFirst('Add decks')
  const dialog = await screen.findByRole('dialog')
  const box = (name: RegExp) => within(dialog).findByRole('checkbox', { name })
  expect(((await box(/Deck a/)) as HTMLInputElement).disabled).toBe(true)
  await click(await box(/Deck x/))
  await click(await box(/Deck y/))
  await pressFirst('Add 2 decks')
  expect(await row('Deck x')).toBeTruthy()
  expect(await row('Deck y')).toBeTruthy()
})

it('gives certificates of a built-in design, or of one of the organisation that is finished', async () => {
  const saved = saves().mockResolvedValue(savedAs(2))
  const design = (one: string, problems = 0) => ({ id: one, name: `Design ${one}`, problems }) as never
  vi.spyOn(api.certificate_designs, 'list').mockResolvedValue({
    certificate_designs: [design('ours'), design('begun', 1)],
    templates: [],
    next: null,
  })
  vi.spyOn(api.certificate_designs, 'show').mockResolvedValue({ certificate_design: design('ours') })
  await open(course({ content: { ...sampleCourse, certificate: { template: 'waves', valid_days: null } } }))
  await row('Beans')
  await pressFirst('Certificate')
  const field = () => screen.getByRole('combobox', { name: 'Design' }) as HTMLInputElement
  await screen.findByRole('combobox', { name: 'Design' })
  expect(field().value).toBe('Waves')
  await pressFirst(/Design$/)
  expect((await screen.findByRole('option', { name: /Design begun/ })).getAttribute('aria-disabled')).toBe('true')
  await click(screen.getByRole('option', { name: 'Design ours' }))
  await waitFor(() => expect(field().value).toBe('Design ours'))
  expect(screen.queryByRole('option')).toBeNull()
  await waitFor(() => expect(saved).toHaveBeenCalled())
  expect(saved.mock.lastCall?.[0]).toMatchObject({ body: { content: { certificate: { template: 'ours' } } } })
})

it('says that the design of its certificates is gone', async () => {
  vi.spyOn(api.certificate_designs, 'list').mockResolvedValue({ certificate_designs: [], templates: [], next: null })
  vi.spyOn(api.certificate_designs, 'show').mockRejectedValue(refusal(404, 'not_found'))
  await open(course({ content: { ...sampleCourse, certificate: { template: 'gone', valid_days: null } } }))
  await row('Beans')
  await pressFirst('Certificate')
  expect(await screen.findByText(/^This design is gone, or not finished\./)).toBeTruthy()
})

it('warns in its check list of characters that its certificates can’t print', async () => {
  const check = vi
    .spyOn(api.certificate_designs, 'check')
    .mockResolvedValue({ undrawable: [{ field: 2, kind: 'course', characters: ['🍵'] }] })
  const certificate = { template: 'waves', valid_days: null }
  await open(course({ content: { ...sampleCourse, title: 'Tea 🍵', certificate } }))
  await row('Beans')
  await pressFirst('Publish')
  expect(await screen.findByText('Some characters can’t be printed')).toBeTruthy()
  expect(screen.getByText('Course title: 🍵')).toBeTruthy()
  expect(check.mock.lastCall?.[0]?.body).toEqual({ template: 'waves', title: 'Tea 🍵', language: 'en' })
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Publish' }).hasAttribute('disabled')).toBe(false)
})

it('publishes after its check list, and names what the server found', async () => {
  const problems = [{ code: 'deck_not_publishable', topicId: 'A', deckId: 'a' }]
  const published = course({
    revision: 2,
    status: 'published',
    publication: { publishedAt: '2026-11-02T00:00:00.000Z', outdated: false },
  })
  const publish = vi
    .spyOn(api.courses, 'publish')
    .mockRejectedValueOnce(refusal(422, 'not_publishable', { problems }))
    .mockResolvedValue({ course: published })
  await open()
  await row('Beans')
  await pressFirst('Publish')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('Everything is ready.')
  const confirm = () => act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' })))
  await confirm()
  expect(await within(dialog).findByText('The deck has problems that prevent publishing')).toBeTruthy()
  await confirm()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(publish.mock.lastCall?.[0]).toMatchObject({ body: { revision: 1 } })
  expect(screen.getByText('Published')).toBeTruthy()
})

it('shows one pane at a time on a phone', async () => {
  vi.stubGlobal('innerWidth', 390)
  vi.stubGlobal('innerHeight', 844)
  await open()
  expect(await row('Beans')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Course' })).toBeNull()
  await fireOn.click(screen.findByRole('radio', { name: 'Settings' }))
  expect(screen.getByRole('region', { name: 'Course' })).toBeTruthy()
})
