import type { SsoSettings } from '@deckle/contract/models/sso.ts'
import { isDomain } from '@deckle/core/sso/sso.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useProof } from '../../../factors/use-proof.tsx'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { AddressesCard } from './addresses-card.tsx'
import { ClaimsCard } from './claims-card.tsx'
import { changeOf, domainsIn, type SsoValues, valuesOf } from './queries.ts'
import { ProviderCard } from './provider-card.tsx'

/** All settings are saved together; domains are verified afterwards. */
export function SsoForm({ id, sso }: { id: string; sso: SsoSettings | null }) {
  const words = useWords('single-sign-on')
  const { withProof, dialog } = useProof()
  const form = useSubmitForm<SsoValues>({
    defaultValues: valuesOf(sso),
    submit: async (values) => {
      const app_configuration = { sso: changeOf(values) }
      await withProof(() => api.clients.update({ params: { id }, body: { client: { app_configuration } } }))
      toast({ title: words('saved'), tone: 'success' })
    },
    within: 'client.app_configuration.sso.',
    fieldOf: (name) => (name.startsWith('domains') ? 'domains' : name),
    invalidates: [queryKeys('clients').all, queryKeys('config').all],
  })
  const { control } = form
  return (
    <Form form={form}>
      {dialog}
      <ProviderCard id={id} control={control} hasSecret={sso?.has_secret ?? false} />
      <AddressesCard id={id} sso={sso} />
      <Card title={words('domains.title')} description={words('domains.text')}>
        <Field
          control={control}
          name="domains"
          check={(text) => domainsIn(text).every(isDomain) || words('domains.bad')}
        >
          {(field) => (
            <TextField {...field} multiline rows={3} label={words('domains.label')} placeholder="school.example" />
          )}
        </Field>
      </Card>
      <ClaimsCard control={control} />
      <Card title={words('only.title')} description={words('only.text')}>
        <Field control={control} name="only">
          {({ value, onChange, error }) => (
            <div className="flex flex-col gap-1">
              <Switch isSelected={value} onChange={onChange} label={words('only.label')} />
              {error && (
                <p role="alert" className="text-sm text-danger-text">
                  {error}
                </p>
              )}
            </div>
          )}
        </Field>
      </Card>
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('save')}
        </Button>
      </div>
    </Form>
  )
}
