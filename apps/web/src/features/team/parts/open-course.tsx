import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { type MemberPage, teamChange } from '../queries.ts'

interface OpenCourseProps {
  readonly course: MemberPage['courses'][number]
  readonly userId: string
}

export function OpenCourse({ course, userId }: OpenCourseProps) {
  const words = useWords('team')
  const format = useFormatter()
  const [isExtending, setExtending] = useState(false)
  const { title, overdue, dueAt, percent } = course
  return (
    <li className="flex flex-col gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-40 flex-1 wrap-anywhere">{title}</span>
        {overdue && <Badge tone="danger">{words('member.overdue')}</Badge>}
        <span className="text-muted">
          {dueAt === null
            ? words('member.notDue')
            : words('member.due', { date: format.dateTime(new Date(dueAt), { dateStyle: 'medium' }) })}
        </span>
        {course.can.extend && !isExtending && (
          <Button size="sm" aria-label={words('extend.of', { course: title })} onPress={() => setExtending(true)}>
            {words('extend.open')}
          </Button>
        )}
      </div>
      <ProgressBar label={words('progressOf', { name: title })} hideLabel value={percent} />
      {isExtending && <ExtendForm course={course} userId={userId} onClose={() => setExtending(false)} />}
    </li>
  )
}

function ExtendForm({ course, userId, onClose }: OpenCourseProps & { readonly onClose: () => void }) {
  const words = useWords('team')
  const form = useSubmitForm<{ readonly due_at: string | null }>({
    defaultValues: { due_at: course.dueAt },
    submit: async ({ due_at }) => {
      await api.learners.modify({ params: { id: course.id }, body: { user_id: userId, due_at } })
      toast({ title: words('extend.done'), tone: 'success' })
      onClose()
    },
    invalidates: teamChange,
  })
  return (
    <Form form={form}>
      <Field control={form.control} name="due_at">
        {(field) => <MomentField {...field} label={words('extend.due')} description={words('extend.dueText')} />}
      </Field>
      <FormEnd isPending={form.isPending} label={words('extend.save')} onClose={onClose} />
    </Form>
  )
}

interface FormEndProps {
  readonly isPending: boolean
  readonly isDisabled?: boolean
  readonly label: string
  readonly onClose: () => void
}

export function FormEnd({ isPending, isDisabled = false, label, onClose }: FormEndProps) {
  const words = useWords('team')
  return (
    <div className="flex justify-end gap-2">
      <Button variant="quiet" onPress={onClose}>
        {words('cancel')}
      </Button>
      <Button type="submit" variant="primary" isPending={isPending} isDisabled={isDisabled}>
        {label}
      </Button>
    </div>
  )
}
