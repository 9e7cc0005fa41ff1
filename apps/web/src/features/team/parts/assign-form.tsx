import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useWords } from '../../../words/use-words.ts'
import { assignableQuery, teamChange } from '../queries.ts'
import { FormEnd } from './open-course.tsx'

interface Values {
  readonly course: string | null
  readonly due_at: string | null
}

/** A course that the manager may bring people into, due as the course says or by another date. */
export function AssignForm({ userId, onClose }: { readonly userId: string; readonly onClose: () => void }) {
  const words = useWords('team')
  const form = useSubmitForm<Values>({
    defaultValues: { course: null, due_at: null },
    submit: async ({ course, due_at }) => {
      const body = { user_ids: [userId], ...(due_at !== null && { due_at }) }
      const { added } = await api.learners.add({ params: { id: course ?? '' }, body })
      toast(added > 0 ? { title: words('assign.done'), tone: 'success' } : { title: words('assign.known') })
      onClose()
    },
    invalidates: teamChange,
  })
  return (
    <Form form={form}>
      <Field control={form.control} name="course" check={(id) => id !== null || words('assign.missing')}>
        {({ value, onChange, error }) => <CoursePicker value={value} onChange={onChange} error={error} />}
      </Field>
      <Field control={form.control} name="due_at">
        {(field) => <MomentField {...field} label={words('extend.due')} description={words('assign.dueText')} />}
      </Field>
      <FormEnd isPending={form.isPending} label={words('assign.save')} onClose={onClose} />
    </Form>
  )
}

interface PickerProps {
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  readonly error?: string | undefined
}

function CoursePicker({ value, onChange, error }: PickerProps) {
  const words = useWords('team')
  const errorWords = useErrorWords()
  const [typed, setTyped] = useState('')
  const found = useQuery({ ...assignableQuery(useDebounced(typed.trim())), placeholderData: keepPreviousData })
  const courses = found.data ?? []
  return (
    <ComboBox<string>
      label={words('assign.course')}
      placeholder={words('assign.find')}
      options={courses.map(({ id, title }) => ({ id, label: title }))}
      // The server has filtered.
      defaultFilter={() => true}
      inputValue={typed}
      onInputChange={setTyped}
      value={value}
      onChange={(id) => {
        const course = courses.find((one) => one.id === id)
        onChange(course?.id ?? null)
        if (course) setTyped(course.title)
      }}
      description={found.data?.length === 0 && typed === '' ? words('assign.none') : undefined}
      error={found.isError ? errorWords(found.error) : error}
    />
  )
}
