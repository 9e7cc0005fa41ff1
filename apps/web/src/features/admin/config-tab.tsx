import { APP_VERSION, mustUpdate, updatePolicies, type UpdatePolicy } from '@deckle/core/version/version.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { api } from '../../lib/api.ts'
import { configQuery } from '../../lib/branding.ts'
import { useErrorWords } from '../../lib/error-words.ts'
import { setFieldErrors } from '../../lib/form-errors.ts'
import { ignoreFailure } from '../../lib/ignore-failure.ts'
import { LoadError } from '../../lib/load-error.tsx'
import { useChange } from '../../lib/use-change.ts'
import { useWords } from '../../words/use-words.ts'

type Config = Awaited<ReturnType<typeof api.config.fetch>>['config']

/** What holds for every browser: the newest version and its policy, and whether anyone may register. */
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
  const change = useChange<Config, boolean, unknown>({
    queryKey: configQuery.queryKey,
    apply: (old, registration) => ({ ...old, registration }),
    call: (registration) => api.config.upsert({ body: { registration } }),
  })
  return (
    <Card title={words('config.registration')}>
      <Switch
        label={words('config.registrationLabel')}
        description={words('config.registrationText')}
        isSelected={config.registration}
        onChange={(isOn) => void ignoreFailure(change.mutateAsync(isOn), 'spec §8')}
      />
    </Card>
  )
}

function Updates({ config }: { config: Config }) {
  const words = useWords('admin')
  const errorWords = useErrorWords()
  const queries = useQueryClient()
  const { control, handleSubmit, setError, formState } = useForm<{ latestVersion: string; updatePolicy: UpdatePolicy }>(
    {
      defaultValues: { latestVersion: config.latestVersion, updatePolicy: config.updatePolicy },
    },
  )
  const [latest, policy] = useWatch({ control, name: ['latestVersion', 'updatePolicy'] })
  const submit = handleSubmit(async (values) => {
    const saved = await ignoreFailure(api.config.upsert({ body: values }), 'spec §8', (error) => {
      if (!setFieldErrors(error, ['latestVersion', 'updatePolicy'], setError))
        setError('root', { message: errorWords(error) })
    })
    if (!saved) return
    toast({ title: words('config.saved'), tone: 'success' })
    await queries.invalidateQueries({ queryKey: configQuery.queryKey })
  })
  return (
    <Card title={words('config.updates')} description={words('config.updatesText')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        {formState.errors.root?.message && (
          <Callout tone="danger" live>
            {formState.errors.root.message}
          </Callout>
        )}
        <Controller
          control={control}
          name="latestVersion"
          rules={{ validate: (value) => /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(value) || words('config.latestFormat') }}
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label={words('config.latest')}
              description={words('config.latestFormat')}
              className="max-w-40"
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="updatePolicy"
          render={({ field: { value, onChange } }) => (
            <RadioGroup
              label={words('config.policy')}
              value={value}
              onChange={onChange}
              options={updatePolicies.map((id) => ({ id, label: words(`config.policies.${id}`) }))}
            />
          )}
        />
        {mustUpdate(APP_VERSION, latest, policy) && (
          <Callout tone="warning">{words('config.forces', { current: APP_VERSION })}</Callout>
        )}
        <div>
          <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
            {words('config.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
