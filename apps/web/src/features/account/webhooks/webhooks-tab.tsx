import { deliveryStates, webhookLimits } from '@deckle/core/webhook/webhook.ts'
import type { Webhook } from '@deckle/contract/webhooks.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { choiceParam, idParam, urlParams } from '../../../lib/url/url-params.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { webhooksQuery } from './queries.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** The webhook whose log is open. */
const webhooksUrl = urlParams({ hook: idParam(36), state: choiceParam(deliveryStates) })

/** Addresses that are told of leads, and what was sent there. */
export function WebhooksTab() {
  const [url, setUrl] = useUrlState(webhooksUrl)
  if (url.hook === undefined) return <WebhookList onLog={(hook) => setUrl({ hook }, { replace: false })} />
  return (
    <DeliveryLog
      id={url.hook}
      state={url.state}
      onState={(state) => setUrl({ ...url, state })}
      onBack={() => setUrl({}, { replace: false })}
    />
  )
}

function WebhookList({ onLog }: { readonly onLog: (id: string) => void }) {
  const t = useWords('webhooks')
  const { data, error, refetch, isFetching } = useQuery(webhooksQuery)
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const isFull = (data?.length ?? 0) >= webhookLimits.perClient
  return (
    <Card
      title={t('title')}
      description={isFull ? t('full', { most: webhookLimits.perClient }) : t('text')}
      action={
        data &&
        !isFull && (
          <Button icon={<Plus />} onPress={() => setEdited('new')}>
            {t('new')}
          </Button>
        )
      }
    >
      {data === undefined ? (
        error ? (
          <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton count={3} />
        )
      ) : data.length === 0 ? (
        <p className="text-sm text-muted">{t('empty')}</p>
      ) : (
        <ul className="flex flex-col">
          {data.map((webhook) => (
            <WebhookRow
              key={webhook.id}
              webhook={webhook}
              onLog={() => onLog(webhook.id)}
              onEdit={() => setEdited(webhook)}
              onSecret={setSecret}
            />
          ))}
        </ul>
      )}
      {edited && (
        <WebhookForm webhook={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onSecret={setSecret} />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Card>
  )
}
