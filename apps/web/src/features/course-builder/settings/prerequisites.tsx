import { courseLimits } from '@deckle/core/course/course.ts'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseContent } from '../builder-context.ts'
import { coursesQuery, courseTitleQuery } from '../queries.ts'
import { useProperties } from './use-properties.ts'

/** Courses to pass first. */
export function Prerequisites() {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { prerequisites } = useCourseContent()
  const set = useProperties()
  const titles = useQueries({ queries: prerequisites.map((id) => courseTitleQuery(id)) })
  return (
    <div className="flex flex-col gap-2">
      {canEdit && prerequisites.length < courseLimits.prerequisites && <AddCourse key={prerequisites.length} />}
      <Chips
        label={t('course.prerequisites')}
        items={prerequisites.map((id, at) => ({
          id,
          label: titles[at]?.data ?? t(titles[at]?.isError ? 'course.hidden' : 'deck.loading'),
        }))}
        onRemove={canEdit ? (id) => set({ prerequisites: prerequisites.filter((one) => one !== id) }) : undefined}
      />
    </div>
  )
}

function AddCourse() {
  const t = useWords('course-builder')
  const errorWords = useErrorWords()
  const { course } = useBuilder()
  const { prerequisites } = useCourseContent()
  const set = useProperties()
  const [typed, setTyped] = useState('')
  const found = useQuery(coursesQuery(useDebounced(typed.trim())))
  const options = (found.data ?? []).filter(({ id }) => id !== course.id && !prerequisites.includes(id))
  return (
    <ComboBox<string>
      label={t('course.prerequisites')}
      description={t('course.prerequisitesText')}
      placeholder={t('course.findCourse')}
      options={options.map(({ id, title }) => ({ id, label: title }))}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => id !== null && set({ prerequisites: [...prerequisites, id] })}
      error={found.isError ? errorWords(found.error) : undefined}
    />
  )
}
