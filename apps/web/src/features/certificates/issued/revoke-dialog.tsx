import type { Certificate } from '@deckle/contract/certificates.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'

interface RevokeDialogProps {
  readonly certificate: Certificate
  readonly onClose: () => void
}

/** The reason stands on the public page. */
export function RevokeDialog({ certificate: { id, person }, onClose }: RevokeDialogProps) {
  const t = useWords('certificates')
  const form = useSubmitForm({
    defaultValues: { reason: '' },
    submit: async (body) => {
      await api.certificates.revoke({ params: { id }, body })
      toast({ tone: 'success', title: t('revoked', { name: person.name }) })
      onClose()
    },
    invalidates: [queryKeys('certificates').lists],
  })
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('revokeTitle', { name: person.name })}
      description={t('revokeText')}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="danger" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Field control={form.control} name="reason" check={(reason) => !isBlank(reason) || t('reasonMissing')}>
          {(input) => (
            <TextField
              {...input}
              label={t('reason')}
              description={t('reasonText')}
              maxLength={300}
              multiline
              rows={2}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  )
}
