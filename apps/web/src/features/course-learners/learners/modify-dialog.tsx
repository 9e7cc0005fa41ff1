import { learnerActs } from '@deckle/core/learning/lists.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { BoxesCheck } from '../../../certificate-boxes/boxes-check.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { MomentField } from '../../../lib/form/moment-field.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { boxesQuery, learnersChange } from '../queries.ts'
import type { ActDialogProps } from './act-dialog.ts'

const acts = ['due', ...learnerActs] as const
type Act = (typeof acts)[number]

interface Values {
  readonly act: Act
  readonly due_at: string | null
  readonly reason: string
}

const takesReason = (act: Act): boolean => act === 'passed' || act === 'waived'

/** The due date, or the state of an enrolment. */
export function ModifyDialog({ course, count, people, onClose, onDone }: ActDialogProps) {
  const words = useWords('course-learners')
  const form = useSubmitForm<Values>({
    defaultValues: { act: 'due', due_at: null, reason: '' },
    submit: async ({ act, due_at, reason }) => {
      const change = act === 'due' ? { due_at } : { status: act, ...(takesReason(act) && { reason }) }
      const { changed, refused, job } = await api.learners.modifyMany({
        params: { id: course.id },
        body: { people, ...change },
      })
      if (!job)
        toast({
          title: words('modify.done', { count: changed }),
          tone: refused > 0 ? 'warning' : 'success',
          ...(refused > 0 && { description: words('modify.refused', { count: refused }) }),
        })
      onDone(job)
    },
    invalidates: learnersChange,
  })
  const act = form.watch('act')
  const boxes = useQuery({ ...boxesQuery(course.id, people), enabled: act === 'passed' })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={count === undefined ? words('modify.titleAll') : words('modify.title', { count })}
    >
      <Form form={form}>
        <Field control={form.control} name="act">
          {({ value, onChange }) => (
            <RadioGroup
              label={words('modify.what')}
              value={value}
              onChange={onChange}
              options={acts.map((id) => ({
                id,
                label: words(`modify.acts.${id}`),
                description: words(`modify.notes.${id}`),
              }))}
            />
          )}
        </Field>
        {act === 'due' && (
          <Field control={form.control} name="due_at">
            {(field) => <MomentField {...field} label={words('modify.due')} description={words('modify.dueText')} />}
          </Field>
        )}
        {act === 'passed' && <BoxesCheck check={boxes} />}
        {takesReason(act) && (
          <Field control={form.control} name="reason" check={(text) => !isBlank(text) || words('modify.missing')}>
            {(field) => <TextField {...field} label={words('modify.reason')} maxLength={300} multiline />}
          </Field>
        )}
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('modify.save')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
