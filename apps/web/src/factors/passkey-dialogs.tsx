import type { Passkey } from '@deckle/contract/second-factor.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../lib/api.ts'
import { Field } from '../lib/form/field.tsx'
import { Form } from '../lib/form/form.tsx'
import { type SubmitForm, useSubmitForm } from '../lib/form/use-submit-form.ts'
import { useWords } from '../words/use-words.ts'
import { factorKeys } from './queries.ts'
import { makePasskey, PasskeyError } from './web-authn.ts'

interface AddProps {
  readonly withProof: <T>(call: () => Promise<T>) => Promise<T>
  readonly onDone: (codes: readonly string[] | null) => void
  readonly onClose: () => void
}

export function AddPasskeyDialog({ withProof, onDone, onClose }: AddProps) {
  const words = useWords('factors')
  const form = useSubmitForm({
    defaultValues: { name: words('passkey.suggested') },
    submit: async ({ name }) => {
      const { challenge, options } = await withProof(() => api.second_factor.beginPasskey())
      const attestation = await makePasskey(options)
      onDone((await api.second_factor.confirmPasskey({ body: { challenge, name, attestation } })).recovery_codes)
    },
    invalidates: factorKeys,
    refusal: (error) => (error instanceof PasskeyError ? { message: words('passkey.failed') } : undefined),
  })
  return (
    <Dialog isOpen size="sm" title={words('passkey.title')} description={words('passkey.intro')} onOpenChange={onClose}>
      <NameForm form={form} submit={words('passkey.create')} />
    </Dialog>
  )
}

export function RenamePasskeyDialog({ passkey, onClose }: { readonly passkey: Passkey; readonly onClose: () => void }) {
  const words = useWords('factors')
  const form = useSubmitForm({
    defaultValues: { name: passkey.name },
    submit: async ({ name }) => {
      await api.second_factor.renamePasskey({ body: { id: passkey.id, name } })
      toast({ title: words('passkey.renamed'), tone: 'success' })
      onClose()
    },
    invalidates: factorKeys,
  })
  return (
    <Dialog isOpen size="sm" title={words('passkey.renameTitle')} onOpenChange={onClose}>
      <NameForm form={form} submit={words('passkey.save')} />
    </Dialog>
  )
}

function NameForm({ form, submit }: { readonly form: SubmitForm<{ name: string }>; readonly submit: string }) {
  const words = useWords('factors')
  return (
    <Form form={form} className="flex flex-col gap-4">
      <Field control={form.control} name="name" check={(name) => !isBlank(name) || words('passkey.labelMissing')}>
        {(field) => (
          <TextField
            {...field}
            label={words('passkey.label')}
            autoFocus
            description={words('passkey.labelText')}
            maxLength={60}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" isPending={form.isPending}>
        {submit}
      </Button>
    </Form>
  )
}
