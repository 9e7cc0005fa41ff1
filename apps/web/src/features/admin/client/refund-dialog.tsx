import type { Payment } from '@deckle/contract/payments.ts'
import { currencies, toMajor, toMinor } from '@deckle/core/plan/price.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { billingChange } from '../../../billing/queries.ts'
import { useDay } from '../../../billing/use-day.ts'
import { api } from '../../../lib/api.ts'
import { Field } from '../../../lib/form/field.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useSubmitForm } from '../../../lib/form/use-submit-form.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useWords } from '../../../words/use-words.ts'

interface RefundDialogProps {
  readonly clientId: string
  readonly payment: Payment
  readonly onClose: () => void
}

/** Sends a payment back, in part or whole, with the reason. */
export function RefundDialog({ clientId, payment, onClose }: RefundDialogProps) {
  const words = useWords('billing')
  const money = useMoney()
  const day = useDay()
  const { currency } = payment
  const left = { amount: payment.amount - payment.refunded, currency }
  const form = useSubmitForm({
    defaultValues: { amount: Number.NaN, reason: '' },
    submit: async ({ amount, reason }) => {
      const params = { id: clientId, payment_id: payment.id }
      const part = Number.isFinite(amount) && { amount: toMinor(amount, currency) }
      await api.payments.refund({ params, body: { ...part, reason: reason.trim() } })
      onClose()
      toast({ title: words('refund.done'), tone: 'success' })
    },
    invalidates: [...billingChange, queryKeys('operators').all, queryKeys('admin').all],
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words('refund.title', { amount: money(left, { exact: true }), date: day(payment.at) })}
      description={words('refund.text')}
    >
      <Form form={form}>
        <Field control={form.control} name="amount">
          {(field) => (
            <NumberField
              {...field}
              label={words('refund.amount')}
              description={words('refund.amountText', { amount: money(left, { exact: true }) })}
              isOptional
              minValue={1 / 10 ** currencies[currency]}
              maxValue={toMajor(left)}
              formatOptions={{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' }}
            />
          )}
        </Field>
        <Field
          control={form.control}
          name="reason"
          check={(reason) => !isBlank(reason) || words('refund.reasonMissing')}
        >
          {(field) => (
            <TextField
              {...field}
              label={words('refund.reason')}
              description={words('refund.reasonText')}
              multiline
              limits={{ max: 500 }}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words('refund.cancel')}</Button>
          <Button type="submit" variant="danger" isPending={form.isPending}>
            {words('refund.submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
