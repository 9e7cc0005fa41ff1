import type { Course, CourseDeckFacts } from '@deckle/contract/courses.ts'
import type { DeckRow } from '@deckle/contract/decks.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { isPassOrFail } from '@deckle/core/reader-type/reader-type.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { queryKeys } from '../../lib/query-keys.ts'

const courses = queryKeys('courses')

/** The session owns the draft: this only loads it, once per visit. */
export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: courses.one(id, 'draft'),
    queryFn: async ({ signal }): Promise<Course> => (await api.courses.show({ params: { id }, signal })).course,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const factsQuery = (id: string) =>
  queryOptions({
    queryKey: courses.one(id, 'decks'),
    queryFn: async ({ signal }): Promise<readonly CourseDeckFacts[]> =>
      (await api.courses.decks({ params: { id }, signal })).decks,
  })

/** What the facts depend on: as long as it stays, saving changes none of them. */
export const deckPins = ({ decks, finalExam }: CourseContent): string =>
  JSON.stringify([decks.map((deck) => [deck.id, deck.version_id]), finalExam?.deck_id, finalExam?.version_id])

/** Of a deck that the server doesn't know in the course yet. */
export const firstFacts = (deck: Pick<DeckRow, 'id' | 'name' | 'readerType' | 'slides' | 'can'>): CourseDeckFacts => ({
  id: deck.id,
  available: true,
  name: deck.name,
  readerType: deck.readerType,
  slides: deck.slides,
  minutes: 0,
  hasPassMark: isPassOrFail(deck.readerType),
  pinned: null,
  newer: false,
  problems: 0,
  inProgress: 0,
  can: { edit: deck.can.edit },
})

/** The first 20 courses that have the words in their title. */
export const coursesQuery = (search: string) =>
  queryOptions({
    queryKey: courses.list('picker', search),
    queryFn: async ({ signal }) =>
      (await api.courses.list({ query: { limit: 20, sort: 'title', ...(search !== '' && { search }) }, signal }))
        .courses,
    placeholderData: keepPreviousData,
  })

/** A course's title, of one that is chosen already. */
export const courseTitleQuery = (id: string) =>
  queryOptions({
    queryKey: courses.one(id, 'title'),
    queryFn: async ({ signal }) => (await api.courses.show({ params: { id }, signal })).course.content.title,
  })

/** The first 20 designs of certificates that have the words in their name. */
export const designsQuery = (search: string) =>
  queryOptions({
    queryKey: queryKeys('certificate_designs').list('picker', search),
    queryFn: async ({ signal }) =>
      (await api.certificate_designs.list({ query: { limit: 20, ...(search !== '' && { search }) }, signal }))
        .certificate_designs,
    placeholderData: keepPreviousData,
  })

/** What certificates of the draft would print as boxes. */
export const boxesQuery = ({ certificate, title, language }: CourseContent) =>
  queryOptions({
    queryKey: queryKeys('certificate_designs').list('boxes', certificate?.template, title, language),
    queryFn: async ({ signal }) => {
      const body = { template: certificate?.template ?? '', title, language }
      return { fields: (await api.certificate_designs.check({ body, signal })).undrawable }
    },
    enabled: certificate !== null,
  })

/** One that is chosen already. */
export const designQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('certificate_designs').one(id, 'chosen'),
    queryFn: async ({ signal }) => (await api.certificate_designs.show({ params: { id }, signal })).certificate_design,
  })
