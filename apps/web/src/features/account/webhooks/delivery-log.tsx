import { type DeliveryState, deliveryStates } from '@deckle/core/webhook/webhook.ts'
import type { WebhookDelivery } from '@deckle/contract/webhooks.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { changedByWebhooks, deliveriesOf, deliveriesQuery, webhookQuery } from './queries.ts'
import { useDeliveryFacts } from './use-delivery-facts.ts'

interface DeliveryLogProps {
  readonly id: string
  readonly state: DeliveryState | undefined
  readonly onState: (state: DeliveryState | undefined) => void
  readonly onBack: () => void
}

export function DeliveryLog({ id, state, onState, onBack }: DeliveryLogProps) {
  const t = useWords('webhooks')
  const { data: webhook } = useQuery(webhookQuery(id))
  const list = usePagedList(deliveriesQuery(id, state), deliveriesOf)
  const [shown, setShown] = useState<string | null>(null)
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Button variant="quiet" icon={<ArrowLeft />} onPress={onBack}>
          {t('deliveries.back')}
        </Button>
      </div>
      <Card
        title={t('logOf', { url: webhook?.url ?? '…' })}
        description={t('deliveries.text')}
        action={
          <Select
            label={t('deliveries.show')}
            hideLabel
            className="w-36"
            value={state ?? 'all'}
            onChange={(next) => onState(next === 'all' ? undefined : next)}
            options={[
              { id: 'all' as const, label: t('deliveries.all') },
              ...deliveryStates.map((one) => ({ id: one, label: t(`deliveries.states.${one}`) })),
            ]}
          />
        }
      >
        <Deliveries
          id={id}
          list={list}
          isFiltered={state !== undefined}
          onShow={setShown}
          canReplay={webhook?.active === true}
        />
      </Card>
      {shown !== null && <DeliveryDialog id={id} deliveryId={shown} onClose={() => setShown(null)} />}
    </div>
  )
}

interface DeliveriesProps {
  readonly id: string
  readonly list: ReturnType<
    typeof usePagedList<
      WebhookDelivery,
      { deliveries: readonly WebhookDelivery[]; next: string | null },
      readonly unknown[]
    >
  >
  readonly isFiltered: boolean
  readonly canReplay: boolean
  readonly onShow: (id: string) => void
}

const tones = { waiting: 'warning', delivered: 'success', failed: 'danger' } as const

function Deliveries({ id, list, isFiltered, canReplay, onShow }: DeliveriesProps) {
  const t = useWords('webhooks')
  const facts = useDeliveryFacts()
  const replay = useAction({
    call: (one: WebhookDelivery) => api.webhooks.replay({ params: { id, delivery_id: one.id } }),
    sameAs: (one) => one.id,
    onDone: () => toast({ title: t('deliveries.replayed'), tone: 'success' }),
    invalidates: changedByWebhooks,
  })
  return (
    <PagedTable
      label={t('log')}
      list={list}
      rowKey={(one) => one.id}
      empty={<p className="text-sm text-muted">{t(isFiltered ? 'deliveries.noneSuch' : 'deliveries.none')}</p>}
      columns={[
        {
          name: t('deliveries.event'),
          cell: (one) => (
            <span className="flex flex-col">
              <code>{one.event}</code>
              <span className="text-xs text-muted">{facts.when(one.created_at)}</span>
            </span>
          ),
        },
        {
          name: t('deliveries.state'),
          cell: (one) => (
            <span className="flex flex-col gap-1">
              <Badge tone={tones[one.state]}>{t(`deliveries.states.${one.state}`)}</Badge>
              <span className="text-xs text-muted">{t('deliveries.tries', { count: one.tries })}</span>
              {one.next_at && one.tries > 0 && (
                <span className="text-xs text-muted">{t('deliveries.next', { when: facts.when(one.next_at) })}</span>
              )}
            </span>
          ),
        },
        { name: t('deliveries.answer'), cell: facts.answer },
        { name: t('deliveries.duration'), align: 'end', cell: ({ duration_ms }) => facts.duration(duration_ms) },
        {
          name: t('deliveries.actions'),
          hideName: true,
          align: 'end',
          cell: (one) => {
            const names = { event: one.event, when: facts.when(one.created_at) }
            return (
              <span className="flex flex-wrap justify-end gap-1 phone:justify-start">
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={t('deliveries.detailsOf', names)}
                  onPress={() => onShow(one.id)}
                >
                  {t('deliveries.details')}
                </Button>
                {canReplay && (
                  <Button
                    size="sm"
                    aria-label={t('deliveries.replayOf', names)}
                    isPending={replay.isPending && replay.input?.id === one.id}
                    onPress={() => void replay.run(one)}
                  >
                    {t('deliveries.replay')}
                  </Button>
                )}
              </span>
            )
          },
        },
      ]}
    />
  )
}
