import type { OperatedClient } from '@deckle/contract/operators.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { usePlanTypes } from '../parts/use-plan-types.ts'

export function PlanCard({ client }: { client: OperatedClient }) {
  const words = useWords('operators')
  const plans = useWords('deck')
  const types = usePlanTypes(client.plan)
  const form = useSubmitForm({
    defaultValues: { plan: client.plan },
    submit: async (body) => {
      await api.operators.updatePlan({ params: { id: client.id }, body })
      toast({ title: words('plan.saved', { plan: plans(`plans.${body.plan}`) }), tone: 'success' })
    },
    invalidates: [queryKeys('operators').all, queryKeys('admin').all],
  })
  return (
    <Card title={words('plan.title')} description={words('plan.text')}>
      <Form form={form}>
        <div className="flex flex-wrap items-end gap-3">
          <Field control={form.control} name="plan">
            {(field) => (
              <Select
                {...field}
                label={words('plan.plan')}
                className="w-64 phone:w-full"
                options={types.map((id) => ({ id, label: plans(`plans.${id}`) }))}
              />
            )}
          </Field>
          <Button type="submit" isPending={form.isPending}>
            {words('plan.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
