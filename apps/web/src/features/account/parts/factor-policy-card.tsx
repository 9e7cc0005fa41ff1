import type { SecondFactorPolicy } from '@deckle/contract/second-factor.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { factorGraceChoices } from '@deckle/core/second-factor/policy.ts'
import { screenPaths } from '@deckle/contract/screen-paths.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { refreshUser } from '../../../lib/session/session.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const policyQuery = queryOptions({
  queryKey: queryKeys('second_factor').one('policy'),
  queryFn: async ({ signal }) => (await api.second_factor.policy({ signal })).policy,
})

/** For which licences the organisation requires a second factor. */
export function FactorPolicyCard() {
  const words = useWords('factors')
  const { data, error, refetch, isFetching } = useQuery(policyQuery)
  return (
    <Card title={words('policy.title')} description={words('policy.text')}>
      {data ? (
        <PolicyForm policy={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={4} />
      )}
    </Card>
  )
}

function PolicyForm({ policy }: { readonly policy: SecondFactorPolicy }) {
  const words = useWords('factors')
  const form = useSubmitForm({
    values: { license_types: [...policy.license_types], grace_days: policy.grace_days },
    submit: async (body) => {
      await api.second_factor.updatePolicy({ body })
      await refreshUser()
      toast({ title: words('policy.saved'), tone: 'success' })
    },
    invalidates: [queryKeys('second_factor').all],
  })
  return (
    <Form form={form} className="flex max-w-sm flex-col gap-4">
      <Field control={form.control} name="license_types">
        {({ value, onChange }) => <LicenseChoice value={value} onChange={onChange} />}
      </Field>
      <Field control={form.control} name="grace_days">
        {({ value, onChange, ...field }) => <GraceChoice {...field} value={value} onChange={onChange} />}
      </Field>
      <PolicyState policy={policy} />
      <div>
        <Button type="submit" variant="primary" isPending={form.isPending}>
          {words('policy.save')}
        </Button>
      </div>
    </Form>
  )
}

type License = SecondFactorPolicy['license_types'][number]

interface LicenseChoiceProps {
  readonly value: readonly License[]
  readonly onChange: (value: License[]) => void
}

function LicenseChoice({ value, onChange }: LicenseChoiceProps) {
  const words = useWords('factors')
  const { license } = useUser()
  const offered = licenseTypes.filter((type) => type !== 'Superadmin' || license.license_type === 'Superadmin')
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-strong">{words('policy.types')}</legend>
      {offered.map((type) => (
        <Checkbox
          key={type}
          label={words(`policy.licenses.${type}`)}
          isSelected={value.includes(type)}
          onChange={(isOn) => onChange(licenseTypes.filter((one) => (one === type ? isOn : value.includes(one))))}
        />
      ))}
    </fieldset>
  )
}

interface GraceChoiceProps {
  readonly value: number
  readonly onChange: (days: number) => void
}

function GraceChoice({ value, onChange }: GraceChoiceProps) {
  const words = useWords('factors')
  const days = [...new Set<number>([...factorGraceChoices, value])].toSorted((one, other) => one - other)
  return (
    <Select
      label={words('policy.grace')}
      description={words('policy.graceText')}
      options={days.map((count) => ({
        id: String(count),
        label: count === 0 ? words('policy.none') : words('policy.days', { count }),
      }))}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  )
}

function PolicyState({ policy: { license_types, people } }: { readonly policy: SecondFactorPolicy }) {
  const words = useWords('factors')
  const format = useFormatter()
  const state =
    license_types.length === 0
      ? words('policy.nobody')
      : words('policy.state', { set: format.number(people.set_up), all: format.number(people.required) })
  return (
    <>
      <p className="text-sm text-muted">
        <span className="font-strong text-ink">{state}</span> {words('policy.see')}
      </p>
      {people.set_up < people.required && (
        <div>
          <LinkButton size="sm" href={withoutFactor(license_types)}>
            {words('policy.without')}
          </LinkButton>
        </div>
      )}
    </>
  )
}

/** The list of people who have no second factor; of one licence where it is required of that alone. */
function withoutFactor([type, ...others]: SecondFactorPolicy['license_types']): string {
  const params = new URLSearchParams({ ...(type && others.length === 0 && { license: type }), factor: 'none' })
  return `${screenPaths.people[0]}?${params.toString()}`
}
