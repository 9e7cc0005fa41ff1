import { APP_VERSION, mustUpdate, updatePolicies } from '@deckle/core/version/version.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { configQuery } from '../../lib/preferences/branding.ts'
import { Field } from '../../lib/form/field.tsx'
import { Form } from '../../lib/form/form.tsx'
import { useSubmitForm } from '../../lib/form/use-submit-form.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { queryKeys } from '../../lib/query-keys.ts'
import { changeQuery, useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'

type Config = Awaited<ReturnType<typeof api.config.fetch>>['config']

export function ConfigTab() {
  const { data, error, refetch, isFetching } = useQuery(configQuery)
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton count={8} />
    )
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <Registration config={data} />
      <Updates key={`${data.latestVersion} ${data.updatePolicy}`} config={data} />
    </div>
  )
}

function Registration({ config }: { config: Config }) {
  const words = useWords('admin')
  const change = useAction<boolean>({
    call: (registration) => api.config.upsert({ body: { registration } }),
    show: changeQuery<Config, boolean>(queryKeys('config').all, (old, registration) => ({ ...old, registration })),
    invalidates: [queryKeys('config').all],
    ignoredBy: 'spec §8',
  })
  return (
    <Card title={words('config.registration')}>
      <Switch
        label={words('config.registrationLabel')}
        description={words('config.registrationText')}
        isSelected={config.registration}
        onChange={(isOn) => void change.run(isOn)}
      />
    </Card>
  )
}

function Updates({ config }: { config: Config }) {
  const words = useWords('admin')
  const form = useSubmitForm({
    defaultValues: { latestVersion: config.latestVersion, updatePolicy: config.updatePolicy },
    reValidateMode: 'onChange',
    submit: async (values) => {
      await api.config.upsert({ body: values })
      toast({ title: words('config.saved'), tone: 'success' })
    },
    invalidates: [queryKeys('config').all],
    ignoredBy: 'spec §8',
  })
  const [latest, policy] = useWatch({ control: form.control, name: ['latestVersion', 'updatePolicy'] })
  return (
    <Card title={words('config.updates')} description={words('config.updatesText')}>
      <Form form={form}>
        <Field
          control={form.control}
          name="latestVersion"
          check={(value) => /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value) || words('config.latestFormat')}
        >
          {(field) => (
            <TextField
              {...field}
              label={words('config.latest')}
              description={words('config.latestFormat')}
              className="max-w-40"
            />
          )}
        </Field>
        <Field control={form.control} name="updatePolicy">
          {({ value, onChange, error }) => (
            <RadioGroup
              label={words('config.policy')}
              value={value}
              onChange={onChange}
              error={error}
              options={updatePolicies.map((id) => ({ id, label: words(`config.policies.${id}`) }))}
            />
          )}
        </Field>
        {mustUpdate(APP_VERSION, latest, policy) && (
          <Callout tone="warning">{words('config.forces', { current: APP_VERSION })}</Callout>
        )}
        <div>
          <Button type="submit" variant="primary" isPending={form.isPending}>
            {words('config.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
