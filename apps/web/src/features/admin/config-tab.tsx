import { APP_VERSION, mustUpdate, updatePolicies } from '@deckle/core/version/version.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import type { StoredSetting, StoredSettingState } from '@deckle/contract/config.ts'
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
import { Environment } from './settings/environment.tsx'
import { SettingNote } from './settings/setting-note.tsx'
import { settingsQuery } from './queries.ts'

type Config = Awaited<ReturnType<typeof api.config.fetch>>['config']

type Stored = Readonly<Record<StoredSetting, StoredSettingState>>

/** Settings that can be changed at runtime, and the environment settings. */
export function ConfigTab() {
  const { data, error, refetch, isFetching } = useQuery(configQuery)
  const settings = useQuery(settingsQuery)
  const failure = error ?? settings.error
  if (!data || !settings.data)
    return failure ? (
      <LoadError
        error={failure}
        onRetry={() => void Promise.all([refetch(), settings.refetch()])}
        isRetrying={isFetching || settings.isFetching}
      />
    ) : (
      <Skeleton count={8} />
    )
  const stored = Object.fromEntries(settings.data.stored.map((one) => [one.key, one])) as unknown as Stored
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-2xl flex-col gap-4">
        <Registration config={data} stored={stored} />
        <Updates key={`${data.latestVersion} ${data.updatePolicy}`} config={data} stored={stored} />
      </div>
      <Environment settings={settings.data.environment} />
    </div>
  )
}

const policyOf = ({ updatePolicy: { initial } }: Stored) =>
  updatePolicies.find((policy) => policy === initial) ?? 'stable'

function Registration({ config, stored }: { config: Config; stored: Stored }) {
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
      <SettingNote setting={stored.registration} name={words('config.registrationLabel')} />
    </Card>
  )
}

function Updates({ config, stored }: { config: Config; stored: Stored }) {
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
        <SettingNote setting={stored.latestVersion} name={words('config.latest')} />
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
        <SettingNote
          setting={stored.updatePolicy}
          name={words('config.policy')}
          initial={words(`config.policies.${policyOf(stored)}`)}
        />
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
