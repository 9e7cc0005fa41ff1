import { upgradePlans, upgradesFrom } from '@deckle/core/plan/upgrade.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useWatch } from 'react-hook-form'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useFreshLicense } from '../../../lib/session/use-fresh-license.ts'
import { PlanPrice } from '../../../lib/upgrades/plan-price.tsx'
import { UpgradeRequests } from '../../../lib/upgrades/upgrade-requests.tsx'
import { choiceParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'

const upgradeUrl = urlParams({ plan: choiceParam(upgradePlans) })

/** Requests a larger plan. The URL may preselect it, as links from a reached limit do. */
export function UpgradeCard() {
  const words = useWords('upgrades')
  const { plan } = useFreshLicense()
  const above = upgradesFrom(plan)
  return (
    <Card title={words('ask.title')} description={words(above.length > 0 ? 'ask.text' : 'ask.largest')}>
      <div className="flex flex-col gap-4">
        {above.length > 0 && <UpgradeForm key={plan} above={above} />}
        <UpgradeRequests of="me" />
      </div>
    </Card>
  )
}

function UpgradeForm({ above }: { above: ReturnType<typeof upgradesFrom> }) {
  const words = useWords('upgrades')
  const plans = useWords('deck')
  const { _id: id } = useUser()
  const [{ plan: wanted }] = useUrlState(upgradeUrl)
  const first = above.find((plan) => plan === wanted) ?? above[0] ?? 'agency'
  const form = useSubmitForm({
    defaultValues: { plan: first, text: '' },
    submit: async (body, { reset }) => {
      await api.upgradeRequests.create({ params: { id }, body })
      toast({ title: words('ask.sent'), tone: 'success' })
      reset({ plan: body.plan, text: '' })
    },
    invalidates: [queryKeys('upgradeRequests').all],
  })
  const chosen = useWatch({ control: form.control, name: 'plan' })
  return (
    <Form form={form}>
      <Field control={form.control} name="plan">
        {(field) => (
          <Select
            {...field}
            label={words('ask.plan')}
            className="w-64 phone:w-full"
            options={above.map((name) => ({ id: name, label: plans(`plans.${name}`) }))}
          />
        )}
      </Field>
      <PlanPrice plan={chosen} />
      <Field control={form.control} name="text">
        {(field) => <TextField {...field} label={words('ask.why')} maxLength={500} multiline isOptional />}
      </Field>
      <div>
        <Button type="submit" isPending={form.isPending}>
          {words('ask.send')}
        </Button>
      </div>
    </Form>
  )
}
