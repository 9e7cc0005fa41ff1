import type { Webhook } from '@deckle/contract/webhooks.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { AddressText } from '../../../lib/address-text.tsx'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { eventWords } from './event-words.ts'
import { changedByWebhooks } from './queries.ts'

interface WebhookRowProps {
  readonly webhook: Webhook
  readonly onLog: () => void
  readonly onEdit: () => void
  readonly onSecret: (secret: string) => void
}

export function WebhookRow({ webhook, onLog, onEdit, onSecret }: WebhookRowProps) {
  const t = useWords('webhooks')
  const { id, url, events, active } = webhook
  const [isDeleting, setDeleting] = useState(false)
  const params = { id }
  const toggle = useAction({
    call: () => api.webhooks.update({ params, body: { active: !active } }),
    invalidates: changedByWebhooks,
  })
  const changeSecret = useAction({
    call: () => api.webhooks.changeSecret({ params }),
    onDone: ({ secret }) => onSecret(secret),
    invalidates: changedByWebhooks,
  })
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 text-sm first:border-t-0 first:pt-0">
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="font-strong">
          <AddressText text={url} />
        </span>
        <span className="text-xs text-muted">{events.map((event) => t(eventWords[event])).join(' · ')}</span>
        <State webhook={webhook} />
      </span>
      <Button size="sm" onPress={onLog} aria-label={t('logOf', { url })}>
        {t('log')}
      </Button>
      <Menu
        label={t('more', { url })}
        trigger={
          <IconButton
            label={t('more', { url })}
            icon={<Ellipsis />}
            isPending={toggle.isPending || changeSecret.isPending}
          />
        }
        items={[
          { id: 'edit', label: t('edit'), onAction: onEdit },
          { id: 'toggle', label: t(active ? 'off' : 'on'), onAction: () => void toggle.run() },
          { id: 'secret', label: t('changeSecret'), onAction: () => void changeSecret.run() },
          { id: 'delete', label: t('delete'), tone: 'danger', onAction: () => setDeleting(true) },
        ]}
      />
      {isDeleting && <DeleteDialog webhook={webhook} onClose={() => setDeleting(false)} />}
    </li>
  )
}

function State({ webhook: { active, failing_since, disabled_at } }: { readonly webhook: Webhook }) {
  const t = useWords('webhooks')
  const format = useFormatter()
  const when = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' })
  if (disabled_at) return <Badge tone="danger">{t('state.disabled', { when: when(disabled_at) })}</Badge>
  if (!active) return <Badge>{t('state.off')}</Badge>
  if (failing_since) return <Badge tone="warning">{t('state.failing', { when: when(failing_since) })}</Badge>
  return <Badge tone="success">{t('state.active')}</Badge>
}

/** Asked for: a deleted webhook does not come back, since nobody knows its secret. */
function DeleteDialog({ webhook: { id, url }, onClose }: { readonly webhook: Webhook; readonly onClose: () => void }) {
  const t = useWords('webhooks')
  const remove = useAction({
    call: () => api.webhooks.delete({ params: { id } }),
    onDone: onClose,
    invalidates: changedByWebhooks,
  })
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      title={t('remove.title')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('remove.no')}</Button>
          <Button variant="danger" isPending={remove.isPending} onPress={() => void remove.run()}>
            {t('remove.yes')}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{t('remove.text', { url })}</p>
    </Dialog>
  )
}
