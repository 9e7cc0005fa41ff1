import type { Billing, BillingPreview } from '@deckle/contract/billing.ts'
import { pricedPlans } from '@deckle/core/plan/price.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { billingChange, type PlanTarget, previewQuery } from '../../../billing/queries.ts'
import { useDay } from '../../../billing/use-day.ts'
import { usePlanName } from '../../../billing/use-plan-name.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { Differences } from '../compare/differences.tsx'
import { Exceeded } from './exceeded.tsx'

interface DowngradeDialogProps {
  readonly plan: PlanTarget
  readonly billing: Billing
  readonly onClose: () => void
}

/** What a smaller plan, or none, would exceed and when it begins; then the change itself. */
export function DowngradeDialog({ plan, billing, onClose }: DowngradeDialogProps) {
  const words = useWords('billing')
  const names = useWords('deck')
  const planName = usePlanName()
  const day = useDay()
  const { data: preview, error, refetch, isFetching } = useQuery(previewQuery(plan))
  const isCancelled = plan === 'free'
  const change = useAction({
    call: async (): Promise<unknown> =>
      plan === 'free' ? api.billing.cancel() : api.payments.createSubscription({ params: { id: plan } }),
    onDone: () => {
      onClose()
      if (preview)
        toast({
          title: words('scheduled.title', { plan: planName(plan), date: day(preview.at) }),
          tone: 'success',
        })
    },
    invalidates: billingChange,
    failure: 'in place',
    ignoredBy: 'spec §8',
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={isCancelled ? words('cancel.title') : words('downgrade.title', { plan: planName(plan) })}
      footer={
        <>
          <Button onPress={onClose}>{words('downgrade.keep', { plan: names(`plans.${billing.plan}`) })}</Button>
          {preview && (
            <Button
              variant={isCancelled ? 'danger' : 'primary'}
              isPending={change.isPending}
              onPress={() => void change.run()}
            >
              {isCancelled ? words('cancel.submit') : words('downgrade.submit')}
            </Button>
          )}
        </>
      }
    >
      {change.error && <ErrorCallout error={change.error} />}
      {preview && <Consequences preview={preview} present={billing.plan} />}
      {!preview &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={5} />
        ))}
    </Dialog>
  )
}

function Consequences({ preview, present }: { preview: BillingPreview; present: Billing['plan'] }) {
  const words = useWords('billing')
  const names = useWords('deck')
  const format = useFormatter()
  const moment = format.dateTime(new Date(preview.at), { dateStyle: 'long', timeStyle: 'short' })
  const plan = preview.plan === 'free' ? 'free' : pricedPlans[preview.plan].plan
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{words('downgrade.until', { plan: names(`plans.${present}`), moment })}</li>
        <li>{words('downgrade.nothingDeleted')}</li>
        <li>{words('downgrade.back')}</li>
      </ul>
      <Exceeded preview={preview} />
      <Differences plan={plan} present={present} />
    </div>
  )
}
