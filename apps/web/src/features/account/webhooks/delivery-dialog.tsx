import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { deliveryQuery } from './queries.ts'
import { useDeliveryFacts } from './use-delivery-facts.ts'

interface DeliveryDialogProps {
  readonly id: string
  readonly deliveryId: string
  readonly onClose: () => void
}

/** A delivery's body and each attempt at it. */
export function DeliveryDialog({ id, deliveryId, onClose }: DeliveryDialogProps) {
  const t = useWords('webhooks')
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('detail.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<Button onPress={onClose}>{t('detail.close')}</Button>}
    >
      <Details id={id} deliveryId={deliveryId} />
    </Dialog>
  )
}

function Details({ id, deliveryId }: Omit<DeliveryDialogProps, 'onClose'>) {
  const t = useWords('webhooks')
  const facts = useDeliveryFacts()
  const { data, error, refetch, isFetching } = useQuery(deliveryQuery(id, deliveryId))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton count={4} />
    )
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">
        {t('detail.id')}: <code className="wrap-anywhere text-ink">{data.delivery.id}</code>
      </p>
      <section aria-label={t('detail.attempts')}>
        <h3 className="mb-1 font-strong">{t('detail.attempts')}</h3>
        {data.attempts.length === 0 ? (
          <p className="text-muted">{t('detail.noAttempts')}</p>
        ) : (
          <ol className="flex list-decimal flex-col gap-1 ps-5">
            {data.attempts.map((attempt) => (
              <li key={attempt.id}>
                {t('detail.attempt', {
                  when: facts.when(attempt.at),
                  answer: facts.answer(attempt),
                  duration: facts.duration(attempt.duration_ms),
                })}
              </li>
            ))}
          </ol>
        )}
      </section>
      <section aria-label={t('detail.body')}>
        <h3 className="mb-1 font-strong">{t('detail.body')}</h3>
        <pre className="rounded-md bg-hover p-3 text-xs wrap-anywhere whitespace-pre-wrap">{pretty(data.body)}</pre>
      </section>
    </div>
  )
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
