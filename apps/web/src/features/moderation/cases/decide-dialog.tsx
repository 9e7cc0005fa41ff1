import type { ModerationCase } from '@deckle/contract/moderation.ts'
import { type Decision, socialLimits } from '@deckle/core/social/social.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { useWords } from '../../../words/use-words.ts'
import { outdatedByDecisions } from '../queries.ts'
import { wordOf } from './decisions-in.ts'

interface DecideDialogProps {
  readonly decision: Decision
  /** At least one. */
  readonly cases: readonly ModerationCase[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Hides or restores things for one reason, which hiding needs. */
export function DecideDialog({ decision, cases, onClose, onDone }: DecideDialogProps) {
  const words = useWords('moderation')
  const form = useSubmitForm({
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      const items = cases.map(({ target, id }) => ({ target, id }))
      const reply = await api.moderation.decide({ body: { items, decision, reason } })
      const done = reply.items.filter((item) => item.done).length
      if (done > 0) toast({ title: words('done', { count: done }), tone: 'success' })
      if (done < items.length) toast({ title: words('left', { count: items.length - done }), tone: 'warning' })
      onDone()
      onClose()
    },
    invalidates: outdatedByDecisions,
  })
  const state = cases[0]?.state ?? 'waiting'
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={words(`ask.${decision}`, { count: cases.length })}
      description={words(`ask.${decision}Text`)}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {words(wordOf(decision, state))}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field
          control={form.control}
          name="reason"
          check={(reason) => decision === 'restore' || !isBlank(reason) || words('reasonMissing')}
        >
          {(field) => (
            <TextField
              {...field}
              autoFocus
              multiline
              rows={2}
              isOptional={decision === 'restore'}
              label={words('reason')}
              limits={{ max: socialLimits.reason }}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
