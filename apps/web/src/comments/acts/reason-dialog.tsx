import { type ModeratedTarget, socialLimits } from '@deckle/core/social/social.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../lib/api.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { useWords } from '../../words/use-words.ts'

export interface ReasonDialogProps {
  readonly act: 'report' | 'hide'
  readonly target: ModeratedTarget
  readonly id: string
  readonly onClose: () => void
  readonly onDone?: (reason: string) => void
}

/** Reports or hides a post or a comment, and asks why. */
export function ReasonDialog({ act, target, id, onClose, onDone }: ReasonDialogProps) {
  const words = useWords('comments')
  const form = useSubmitForm({
    defaultValues: { reason: '' },
    submit: async ({ reason }) => {
      if (act === 'report') await api.social.report({ body: { target, id, reason } })
      else await hideBy[target]({ params: { id }, body: { reason } })
      onDone?.(reason)
      onClose()
      toast({ title: words(act === 'report' ? 'reported' : 'hidden'), tone: 'success' })
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={words(`${act}Title.${target}`)}
      description={words(`${act}Text`)}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {words('cancel')}
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {words(act)}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="reason" check={(reason) => !isBlank(reason) || words('reasonMissing')}>
          {(field) => (
            <TextField
              {...field}
              autoFocus
              multiline
              rows={2}
              label={words('reason')}
              description={words('reasonHint')}
              limits={{ max: socialLimits.reason }}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}

const hideBy = {
  post: (input: Parameters<typeof api.posts.hide>[0]) => api.posts.hide(input),
  comment: (input: Parameters<typeof api.comments.hide>[0]) => api.comments.hide(input),
} as const
