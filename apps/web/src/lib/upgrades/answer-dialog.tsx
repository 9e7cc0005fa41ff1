import type { UpgradeRequest } from '@deckle/contract/upgrade-requests.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { Field } from '../form/field.tsx'
import { Form } from '../form/form.tsx'
import { useSubmitForm } from '../form/use-submit-form.ts'
import { queryKeys } from '../query-keys.ts'
import { useUser } from '../session/auth-state.ts'

interface AnswerDialogProps {
  readonly request: UpgradeRequest
  readonly isGrant: boolean
  readonly onClose: () => void
}

/** Grants, forwards or refuses a request, with a message for the requester. */
export function AnswerDialog({ request, isGrant, onClose }: AnswerDialogProps) {
  const words = useWords('upgrades')
  const plans = useWords('deck')
  const isOperator = useUser().license.license_type === 'Superadmin'
  const act = isGrant ? 'grant' : 'refuse'
  const form = useSubmitForm({
    defaultValues: { text: '' },
    submit: async (body) => {
      const params = { id: request.id }
      const { request: answered } = isGrant
        ? await api.upgradeRequests.grant({ params, body })
        : await api.upgradeRequests.refuse({ params, body })
      onClose()
      toast({ title: words(`status.${answered.status}`), tone: 'success' })
    },
    invalidates: [queryKeys('upgradeRequests').all, queryKeys('operators').all, queryKeys('admin').all],
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words(`${act}.title`, { name: request.user.name, plan: plans(`plans.${request.plan}`) })}
      description={words(isGrant ? (isOperator ? 'grant.text' : 'grant.forwards') : 'refuse.text')}
    >
      <Form form={form}>
        <Field control={form.control} name="text">
          {(field) => <TextField {...field} label={words('answer')} maxLength={500} multiline isOptional />}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" variant={isGrant ? 'primary' : 'danger'} isPending={form.isPending}>
            {words(isGrant && !isOperator ? 'grant.forward' : `${act}.button`)}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
