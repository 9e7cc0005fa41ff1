import type { LearnerCourse } from '@deckle/contract/learning.ts'
import { learningLimits } from '@deckle/core/learning/limits.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

const refetched = [queryKeys('learning').all]

/** Enrols at once where the course is open; asks where it is for the asking. */
export function ComeIn({ course: { id, can } }: { readonly course: LearnerCourse }) {
  const t = useWords('learning')
  const [isAsking, setAsking] = useState(false)
  const enrol = useAction({
    call: () => api.learning.enrol({ params: { id }, body: {} }),
    invalidates: refetched,
    onDone: () => toast({ tone: 'success', title: t('course.enrolled') }),
  })
  if (can.enrol)
    return (
      <Button variant="primary" isPending={enrol.isPending} onPress={() => void enrol.run()}>
        {t('act.enrol')}
      </Button>
    )
  if (!can.ask) return null
  return (
    <>
      <Button variant="primary" onPress={() => setAsking(true)}>
        {t('act.ask')}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setAsking} title={t('course.askTitle')}>
        <AskForm id={id} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  )
}

function AskForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const t = useWords('learning')
  const form = useSubmitForm({
    defaultValues: { text: '' },
    invalidates: refetched,
    submit: async (body) => {
      await api.learning.ask({ params: { id }, body })
      toast({ tone: 'success', title: t('course.askDone') })
      onDone()
    },
  })
  return (
    <Form form={form}>
      <Field control={form.control} name="text">
        {(field) => (
          <TextField {...field} label={t('course.askText')} isOptional multiline maxLength={learningLimits.request} />
        )}
      </Field>
      <Button type="submit" variant="primary" isPending={form.isPending} className="self-end">
        {t('course.askSend')}
      </Button>
    </Form>
  )
}

export function LeaveCourse({ id }: { readonly id: string }) {
  const t = useWords('learning')
  const leave = useAction({
    call: () => api.learning.leave({ params: { id }, body: {} }),
    invalidates: refetched,
    onDone: () => toast({ tone: 'success', title: t('course.left') }),
  })
  return (
    <Dialog
      trigger={<Button variant="quiet">{t('act.leave')}</Button>}
      size="sm"
      role="alertdialog"
      title={t('course.leaveTitle')}
      footer={(close) => (
        <>
          <Button onPress={close}>{t('course.cancel')}</Button>
          <Button
            variant="danger"
            isPending={leave.isPending}
            onPress={() => void leave.run().then((isDone) => isDone && close())}
          >
            {t('act.leave')}
          </Button>
        </>
      )}
    >
      {t('course.leaveText')}
    </Dialog>
  )
}
