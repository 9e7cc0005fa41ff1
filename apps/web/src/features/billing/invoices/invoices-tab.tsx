import type { Billing } from '@deckle/contract/billing.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { InvoiceTable } from '../../../billing/invoice-table.tsx'
import { api } from '../../../lib/api.ts'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { BuyerFields } from './buyer-fields.tsx'

export function InvoicesTab({ billing }: { billing: Billing }) {
  const { client } = useUser()
  return (
    <div className="flex flex-col gap-4">
      <InvoiceTable clientId={client} />
      {billing.can.update && <BuyerCard buyer={billing.buyer} />}
    </div>
  )
}

/** Who is named on the invoices to come. */
function BuyerCard({ buyer }: Pick<Billing, 'buyer'>) {
  const words = useWords('checkout')
  const form = useSubmitForm({
    defaultValues: buyer,
    submit: async (body, { reset }) => {
      await api.billing.update({ body })
      reset(body)
      toast({ title: words('buyer.saved'), tone: 'success' })
    },
    invalidates: [queryKeys('billing').all],
    ignoredBy: 'spec §8',
  })
  return (
    <Card title={words('buyer.title')} description={words('buyer.later')} className="max-w-2xl">
      <Form form={form}>
        <BuyerFields control={form.control} />
        <div>
          <Button type="submit" isPending={form.isPending}>
            {words('buyer.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
