import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { coursesQuery } from '../queries.ts'
import type { BannerForm } from './values.ts'

interface CourseChoiceProps {
  readonly error: string | undefined
  readonly onPick: (course: BannerForm['course']) => void
}

export function CourseChoice({ error, onPick }: CourseChoiceProps) {
  const t = useWords('banners')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const found = useQuery(coursesQuery(useDebounced(typed.trim().slice(0, 100))))
  return (
    <ComboBox<string>
      label={t('editor.course')}
      placeholder={t('editor.findCourse')}
      isOptional
      options={(found.data ?? []).map(({ id, title }) => ({ id, label: title }))}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(id) => {
        const course = found.data?.find((one) => one.id === id)
        if (course) onPick({ id: course.id, title: course.title })
      }}
      description={found.data?.length === 0 ? t('editor.noCourse') : undefined}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
