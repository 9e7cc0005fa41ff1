import { isEmail, normaliseEmail } from '@deckle/core/text/email-address.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { slug as slugOf } from '@deckle/core/text/slug.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { clientHref } from '../../../lib/session/act.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePlanTypes } from './use-plan-types.ts'

/** The owner gets a mail with a link for choosing a password. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const words = useWords('operators')
  const form = useNewClient(onClose)
  return (
    <Dialog isOpen onOpenChange={onClose} title={words('create.title')} description={words('create.text')}>
      <Form form={form}>
        <Names form={form} />
        <PlanField form={form} />
        <OwnerFields form={form} />
        <div className="flex justify-end">
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('create.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

interface Values {
  name: string
  slug: string
  plan: PlanType
  owner: { email: string; name: string }
}
type NewClientForm = ReturnType<typeof useNewClient>

function useNewClient(onClose: () => void) {
  const words = useWords('operators')
  const navigate = useNavigate()
  const user = useUser()
  return useSubmitForm<Values>({
    defaultValues: { name: '', slug: '', plan: 'free', owner: { email: '', name: '' } },
    submit: async ({ owner, ...values }) => {
      const { email, name } = owner
      const { client } = await api.operators.createClient({
        body: { ...values, owner: { email, ...(!isBlank(name) && { name }) } },
      })
      onClose()
      toast({ title: words('create.done', { name: client.name, email }), tone: 'success' })
      void navigate({ to: clientHref(user, client.id) })
    },
    invalidates: [queryKeys('admin').all, queryKeys('operators').all],
  })
}

/** The slug is derived from the name until it is edited. */
function Names({ form }: { form: NewClientForm }) {
  const words = useWords('operators')
  const { control, getFieldState, setValue } = form
  const follow = (name: string) => {
    if (!getFieldState('slug').isDirty) setValue('slug', suggested(name))
  }
  return (
    <>
      <Field control={control} name="name" check={(name) => !isBlank(name) || words('create.required')}>
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            onChange={(name: string) => {
              onChange(name)
              follow(name)
            }}
            label={words('create.name')}
            maxLength={60}
          />
        )}
      </Field>
      <Field
        control={control}
        name="slug"
        check={(slug) => clientSlugProblem(slug.trim()) === null || words('create.slugFormat')}
      >
        {(field) => (
          <TextField {...field} label={words('create.slug')} description={words('create.slugText')} maxLength={40} />
        )}
      </Field>
    </>
  )
}

const suggested = (name: string): string =>
  slugOf(name, 40)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')

function PlanField({ form }: { form: NewClientForm }) {
  const words = useWords('operators')
  const plans = useWords('deck')
  const types = usePlanTypes()
  return (
    <Field control={form.control} name="plan">
      {(field) => (
        <Select
          {...field}
          label={words('plan.plan')}
          options={types.map((id) => ({ id, label: plans(`plans.${id}`) }))}
        />
      )}
    </Field>
  )
}

function OwnerFields({ form: { control } }: { form: NewClientForm }) {
  const words = useWords('operators')
  return (
    <>
      <Field
        control={control}
        name="owner.email"
        check={(email) => isEmail(normaliseEmail(email)) || words('create.emailFormat')}
      >
        {(field) => (
          <TextField
            {...field}
            type="email"
            label={words('create.email')}
            description={words('create.emailText')}
            maxLength={254}
          />
        )}
      </Field>
      <Field control={control} name="owner.name">
        {(field) => <TextField {...field} label={words('create.ownerName')} maxLength={120} isOptional />}
      </Field>
    </>
  )
}
