import type { ShortUrl } from '@deckle/contract/urls.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PagedRows } from '../lib/list/paged-rows.tsx'
import { usePagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'
import { AddressDialog } from './address-dialog.tsx'
import { AddressRow } from './address-row.tsx'
import { ClicksReport } from './clicks-report.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { addressesQuery, addressRows, type AddressTarget } from './queries.ts'

type Open = { readonly act: 'new' } | { readonly act: 'edit' | 'qr'; readonly url: ShortUrl }

/** Short addresses of a published thing, and their clicks. */
export function ShortAddresses({ target }: { readonly target: AddressTarget }) {
  const t = useWords('short-addresses')
  const list = usePagedList(addressesQuery(target.id), addressRows)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-col gap-4">
      <Button icon={<Plus />} className="w-fit" onPress={() => setOpen({ act: 'new' })}>
        {t('new')}
      </Button>
      <PagedRows
        list={list}
        loading={<Skeleton count={2} />}
        empty={<p className="text-sm text-muted">{t('empty')}</p>}
      >
        {(rows) => (
          <ul aria-label={t('title')} className="divide-y divide-line rounded-md border border-line">
            {rows.map((url) => (
              <AddressRow
                key={url.id}
                url={url}
                onEdit={() => setOpen({ act: 'edit', url })}
                onQr={() => setOpen({ act: 'qr', url })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {list.rows && list.rows.length > 0 && <ClicksReport targetId={target.id} />}
      {(open?.act === 'new' || open?.act === 'edit') && (
        <AddressDialog target={target} url={open.act === 'edit' ? open.url : null} onClose={close} />
      )}
      {open?.act === 'qr' && <QrDialog name={target.name} url={open.url.url} onClose={close} />}
    </div>
  )
}
