import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factorsQuery } from '../../../factors/queries.ts'
import { useProof } from '../../../factors/use-proof.tsx'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { type SubmitForm, useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { endSession } from '../../../lib/session/session.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

export function DeleteCard() {
  const words = useWords('account')
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={words('data.delete')} description={words('data.deleteText')}>
      <Button variant="danger" onPress={() => setAsking(true)}>
        {words('data.deleteStart')}
      </Button>
      {isAsking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Card>
  )
}

interface Values {
  current_password: string
}

/** Signs out afterwards. The sign-in screen shows until when signing in cancels the deletion. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('account')
  const format = useFormatter()
  const { data: factors, error, refetch, isFetching } = useQuery(factorsQuery)
  const { withProof, dialog } = useProof()
  const hasPassword = factors?.has_password ?? true
  const form = useSubmitForm<Values>({
    defaultValues: { current_password: '' },
    submit: async (values) => {
      const { deleteAt } = await withProof(() => api.account.delete({ body: hasPassword ? values : {} }))
      await endSession([words('data.deleted', { at: format.dateTime(new Date(deleteAt), { dateStyle: 'long' }) })])
    },
  })
  return (
    <>
      <Dialog
        isOpen
        onOpenChange={onClose}
        title={words('data.deleteTitle')}
        description={words('data.deleteWhat')}
        footer={
          factors && (
            <Button variant="danger" onPress={() => void form.submit()} isPending={form.isPending}>
              {words('data.deleteStart')}
            </Button>
          )
        }
      >
        {factors ? (
          <DeleteForm form={form} hasPassword={hasPassword} />
        ) : error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={2} />
        )}
      </Dialog>
      {dialog}
    </>
  )
}

function DeleteForm({ form, hasPassword }: { readonly form: SubmitForm<Values>; readonly hasPassword: boolean }) {
  const words = useWords('account')
  return (
    <Form form={form}>
      {hasPassword ? (
        <Field
          control={form.control}
          name="current_password"
          check={(value) => !isBlank(value) || words('security.missing')}
        >
          {(field) => <PasswordField {...field} label={words('security.current')} autoComplete="current-password" />}
        </Field>
      ) : (
        <p>{words('data.deleteProof')}</p>
      )}
    </Form>
  )
}
