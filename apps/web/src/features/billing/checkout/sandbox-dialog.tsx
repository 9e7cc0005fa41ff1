import { type SandboxOutcome, sandboxOutcomes } from '@deckle/core/payment/billing.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useMoney } from '../../../lib/use-money.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Outcome, Payable } from './payment-types.ts'

interface SandboxDialogProps {
  readonly payable: Payable
  readonly onOutcome: (outcome: Outcome) => void
}

/** Stands for the gateway's checkout: no money moves, and the person chooses what the bank answers. */
export function SandboxDialog({ payable, onOutcome }: SandboxDialogProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const planName = usePlanName()
  const [chosen, setChosen] = useState<SandboxOutcome>('paid')
  const pay = useAction({
    call: (outcome: SandboxOutcome) => api.payments.sandboxPay({ body: { id: payable.id, outcome } }),
    onDone: ({ order, subscription }, outcome) => {
      const proof = order ?? subscription
      if (proof) return onOutcome({ kind: 'paid', proof })
      return onOutcome(
        outcome === 'closed' ? { kind: 'unknown' } : { kind: 'declined', reason: words('sandbox.reason') },
      )
    },
    failure: 'in place',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={() => onOutcome({ kind: 'closed' })}
      title={words('sandbox.title')}
      description={words('sandbox.due', {
        plan: planName(payable.plan),
        amount: money(payable, { exact: true }),
      })}
      footer={
        <>
          <Button onPress={() => onOutcome({ kind: 'closed' })}>{words('sandbox.close')}</Button>
          <Button variant="primary" isPending={pay.isPending} onPress={() => void pay.run(chosen)}>
            {words('sandbox.continue')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Callout tone="warning" title={words('sandbox.notice')}>
          {words('sandbox.noticeText')}
        </Callout>
        {pay.error && <ErrorCallout error={pay.error} />}
        <RadioGroup
          label={words('sandbox.choose')}
          cards
          value={chosen}
          onChange={setChosen}
          options={sandboxOutcomes.map((id) => ({
            id,
            label: words(`sandbox.outcomes.${id}.name`),
            description: words(`sandbox.outcomes.${id}.text`),
          }))}
        />
      </div>
    </Dialog>
  )
}
