import type { CourseRow } from '@deckle/contract/courses.ts'
import { courseLimits } from '@deckle/core/course/course.ts'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { enrollableQuery } from '../queries.ts'

export type ChosenCourse = Pick<CourseRow, 'id' | 'title' | 'status'>

interface CoursesFieldProps {
  readonly value: readonly ChosenCourse[]
  readonly onChange: (courses: readonly ChosenCourse[]) => void
  readonly error?: string | undefined
}

/** Courses to enrol a new person in: searched by title, with what the person gets. */
export function CoursesField({ value, onChange, error }: CoursesFieldProps) {
  const words = useWords('person')
  const isFull = value.length >= courseLimits.perNewPerson
  return (
    <div className="flex flex-col gap-2">
      <CourseSearch
        chosen={value}
        error={error}
        isDisabled={isFull}
        description={isFull ? words('new.coursesFull', { most: String(courseLimits.perNewPerson) }) : undefined}
        onChoose={(course) => onChange([...value, course])}
      />
      <Chips
        label={words('new.chosenCourses')}
        items={value.map(({ id, title }) => ({ id, label: title }))}
        onRemove={(id) => onChange(value.filter((course) => course.id !== id))}
      />
      {value.length > 0 && <WhatTheyGet courses={value} />}
    </div>
  )
}

interface CourseSearchProps {
  readonly chosen: readonly ChosenCourse[]
  readonly error: string | undefined
  readonly description: string | undefined
  readonly isDisabled: boolean
  readonly onChoose: (course: ChosenCourse) => void
}

/** Choosing a course empties the box for the next. */
function CourseSearch({ chosen, error, description, onChoose, isDisabled }: CourseSearchProps) {
  const words = useWords('person')
  const statuses = useWords('course')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const found = useQuery(enrollableQuery(search))
  const courses = (found.data ?? []).filter(({ id }) => chosen.every((one) => one.id !== id))
  const isMissing = found.data?.length === 0 && !found.isFetching
  return (
    <ComboBox<string>
      label={words('new.courses')}
      isOptional
      isDisabled={isDisabled}
      placeholder={words('new.findCourse')}
      options={courses.map(({ id, title, status }) => ({
        id,
        label: title,
        description: status === 'draft' ? statuses('statuses.draft') : undefined,
      }))}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        const course = courses.find((one) => one.id === id)
        if (!course) return
        onChoose({ id: course.id, title: course.title, status: course.status })
        setTyped('')
      }}
      description={
        found.isFetching && typed !== ''
          ? words('new.findingCourses')
          : isMissing
            ? words(search === '' ? 'new.noCourses' : 'new.noCourseFound')
            : description
      }
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}

function WhatTheyGet({ courses }: { readonly courses: readonly ChosenCourse[] }) {
  const words = useWords('person')
  const format = useFormatter()
  const drafts = courses.filter(({ status }) => status !== 'published').map(({ title }) => title)
  const published = courses.length - drafts.length
  return (
    <Callout>
      {published > 0 && <p>{words('new.getsCourses', { count: published })}</p>}
      {drafts.length > 0 && <p>{words('new.getsDrafts', { count: drafts.length, titles: format.list(drafts) })}</p>}
    </Callout>
  )
}
