import { Card } from '@deckle/ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../words/use-words.ts'
import type { api } from '../api.ts'
import { PagedRows } from '../list/paged-rows.tsx'
import { usePagedList } from '../list/use-paged-list.ts'
import { useBytes } from '../use-bytes.ts'
import { spaceQuery } from './queries.ts'
import { UsageBar } from './usage-bar.tsx'

const rowsOf = ({ people }: Awaited<ReturnType<typeof api.usage.space>>) => people

/** People by storage, largest first. @param total bytes of all files */
export function SpaceCard({ clientId, total }: { clientId: string; total: number }) {
  const words = useWords('usage')
  const bytes = useBytes()
  const list = usePagedList(spaceQuery(clientId), rowsOf)
  return (
    <Card title={words('space.title')} description={words('space.text', { bytes: bytes(total) })}>
      <PagedRows list={list} empty={<p className="text-sm text-muted">{words('space.none')}</p>}>
        {(rows) => (
          <ul aria-label={words('space.list')} className="flex flex-col gap-4">
            {rows.map(({ id, name, used, limit }) => (
              <li key={id} className="flex flex-col gap-1.5 text-sm">
                <p className="flex justify-between gap-3">
                  <Link to="/people/$id" params={{ id }} className="min-w-0 wrap-anywhere text-ink hover:underline">
                    {name}
                  </Link>
                  <span className="shrink-0 text-muted tabular-nums">
                    {words('space.used', { used: bytes(used), limit: bytes(limit) })}
                  </span>
                </p>
                <UsageBar used={used} limit={limit} />
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </Card>
  )
}
