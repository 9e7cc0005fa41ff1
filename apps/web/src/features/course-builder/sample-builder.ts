import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Course, CourseDeckFacts } from '@deckle/contract/courses.ts'
import { sampleCourse } from '@deckle/core/course/test/sample-course.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'

/** Of the test that runs. Each has a course of its own: unsaved work stays on the device. */
let id = ''
let count = 0
export const courseId = (): string => id

/** Once in each file of tests of the builder. */
export function prepareBuilder(): void {
  prepareScreens()
  beforeEach(() => {
    id = `course${(count += 1)}`
    vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
    vi.spyOn(api.categories, 'list').mockResolvedValue({ categories: [] })
    vi.stubGlobal('innerWidth', 1440)
    vi.stubGlobal('innerHeight', 900)
    deckFacts().mockResolvedValue({ decks: ['a', 'b', 'c', 'd', 'e', 'exam'].map((one) => facts(one)) })
  })
}

export const refusal = (status: number, code: string, data?: unknown) =>
  new CallError(status, { code: code as 'not_found', message: 'Not now.', errors: ['Not now.'], data })

export const all = { edit: true, delete: true, publish: true, share: true, learners: true }
export const course = (more: Partial<Course> = {}): Course => ({
  id,
  revision: 1,
  content: sampleCourse,
  status: 'draft',
  publication: null,
  leaderboard: null,
  joinUrl: null,
  owner: { id: 'meera', name: 'Meera Nair' },
  tags: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  can: all,
  ...more,
})
export const facts = (deckId: string, more: Partial<CourseDeckFacts> = {}): CourseDeckFacts => ({
  id: deckId,
  available: true,
  name: `Deck ${deckId}`,
  readerType: 'quiz',
  slides: 4,
  minutes: 5,
  hasPassMark: true,
  pinned: { version: 2, publishedAt: '2026-11-01T00:00:00.000Z' },
  newer: false,
  problems: 0,
  inProgress: 0,
  can: { edit: true },
  ...more,
})

export const shown = () => vi.spyOn(api.courses, 'show')
export const deckFacts = () => vi.spyOn(api.courses, 'decks')
export const saves = () => vi.spyOn(api.courses, 'update')
export const savedAs = (revision: number) => ({ course: { id, revision, updatedAt: '2026-11-02T00:00:00.000Z' } })
export const row = (name: string) => screen.findByRole('row', { name })
export const rows = () => screen.getAllByRole('row').map((one) => one.getAttribute('aria-label') ?? one.textContent)
export const click = (one: HTMLElement) => act(async () => void fireEvent.click(one))
export const choose = async (name: string) => click(await row(name))
export const key = (one: HTMLElement, named: string) =>
  act(async () => void fireEvent.keyDown(one, { key: named, altKey: named.startsWith('Arrow') }))
export const open = (given: Course = course()) => {
  shown().mockResolvedValue({ course: given })
  return openScreen(`/courses/${id}/edit`)
}
