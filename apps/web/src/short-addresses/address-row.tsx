import type { ShortUrl } from '@deckle/contract/urls.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Copy, Ellipsis, Pencil, QrCode, Trash2 } from 'lucide-react'
import { AddressText } from '../lib/address-text.tsx'
import { api } from '../lib/api.ts'
import { useAction } from '../lib/use-action.ts'
import { useFormatter, useWords } from '../words/use-words.ts'
import { changesAddresses } from './queries.ts'

interface AddressRowProps {
  readonly url: ShortUrl
  readonly onEdit: () => void
  readonly onQr: () => void
}

export function AddressRow({ url, onEdit, onQr }: AddressRowProps) {
  const t = useWords('short-addresses')
  const format = useFormatter()
  const remove = useDelete(url)
  const shown = url.url.replace(/^https?:\/\//, '')
  const tags = [url.source, url.medium, url.campaign].filter((tag) => tag !== '')
  const copy = () =>
    void navigator.clipboard.writeText(url.url).then(
      () => toast({ title: t('copiedToast'), tone: 'success' }),
      () => toast({ title: t('notCopied'), tone: 'warning' }),
    )
  return (
    <li className="flex items-center gap-2 px-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span dir="ltr" className="min-w-0 text-sm font-strong">
            <AddressText text={shown} />
          </span>
          {url.isExpired && <Badge tone="warning">{t('expired')}</Badge>}
        </span>
        <span className="text-xs text-muted wrap-anywhere">
          {[
            tags.length > 0 ? tags.join(' · ') : t('noTags'),
            t('clicks', { count: url.clicks, shown: format.number(url.clicks) }),
            ...(url.expiresAt && !url.isExpired
              ? [
                  t('until', {
                    date: format.dateTime(new Date(url.expiresAt), { dateStyle: 'medium', timeStyle: 'short' }),
                  }),
                ]
              : []),
          ].join(' · ')}
        </span>
      </div>
      <IconButton size="sm" label={t('copyOf', { address: shown })} icon={<Copy />} onPress={copy} />
      <IconButton size="sm" label={t('qrOf', { address: shown })} icon={<QrCode />} onPress={onQr} />
      <Menu
        label={t('more', { address: shown })}
        trigger={<IconButton size="sm" label={t('more', { address: shown })} icon={<Ellipsis />} />}
        items={[
          { id: 'edit', label: t('edit.open'), icon: <Pencil />, onAction: onEdit },
          {
            id: 'delete',
            label: t('delete'),
            icon: <Trash2 />,
            tone: 'danger',
            onAction: () => void remove.run(),
          },
        ]}
      />
    </li>
  )
}

function useDelete({ id, url }: ShortUrl) {
  const t = useWords('short-addresses')
  const restore = useAction({ call: () => api.urls.restore({ params: { id } }), invalidates: changesAddresses })
  return useAction({
    call: () => api.urls.delete({ params: { id } }),
    invalidates: changesAddresses,
    onDone: () => toast.undo(t('deleted', { address: url.replace(/^https?:\/\//, '') }), () => void restore.run()),
  })
}
