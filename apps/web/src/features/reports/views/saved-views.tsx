import { isReportName } from '@deckle/core/report/reports/reports.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Link2, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { LinksDialog } from '../../../report-links/lazy-links-dialog.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { hrefOf, type ReportView } from './queries.ts'
import type { ViewList } from './use-views.ts'

const ViewForm = lazyPart(() => import('./view-form.tsx').then((m) => m.ViewForm))

/** Reports under a name: one's own, and those that others share. */
export function SavedViews({ list }: { readonly list: ViewList }) {
  const words = useWords('reports')
  const [changed, setChanged] = useState<ReportView | null>(null)
  const [shared, setShared] = useState<ReportView | null>(null)
  const me = useUser()._id
  const restore = useAction({
    call: (view: ReportView) => api.report_views.create({ body: settingsOfView(view) }),
    invalidates: [queryKeys('report_views').all],
  })
  const remove = useAction({
    call: async (view: ReportView) => {
      await api.report_views.delete({ params: { id: view.id } })
      return view
    },
    sameAs: ({ id }) => id,
    invalidates: [queryKeys('report_views').all],
    onDone: (view) => {
      const title = words('views.deleted', { name: view.name })
      if (view.owner.id === me) toast.undo(title, () => void restore.run(view))
      else toast({ title })
    },
  })
  return (
    <Card title={words('views.title')}>
      <PagedRows list={list} empty={<p className="text-sm text-muted">{words('views.none')}</p>}>
        {(views) => (
          <ul className="flex flex-col divide-y divide-line">
            {views.map((view) => (
              <ViewLine
                key={view.id}
                view={view}
                onChange={() => setChanged(view)}
                onShare={() => setShared(view)}
                onRemove={() => void remove.run(view)}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {shared && (
        <Suspense fallback={null}>
          <LinksDialog kind="report_view" target={shared.id} name={shared.name} onClose={() => setShared(null)} />
        </Suspense>
      )}
      {changed && (
        <Suspense fallback={null}>
          <ViewForm
            key={changed.id}
            view={changed}
            settings={settingsOfView(changed)}
            onClose={() => setChanged(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const settingsOfView = ({ name, report, group, filter, from, to, days, shared, schedule }: ReportView) => ({
  name,
  report,
  group,
  filter,
  from,
  to,
  days,
  shared,
  schedule,
})

interface ViewLineProps {
  readonly view: ReportView
  readonly onChange: () => void
  readonly onShare: () => void
  readonly onRemove: () => void
}

function ViewLine({ view, onChange, onShare, onRemove }: ViewLineProps) {
  const words = useWords('reports')
  const isOwn = useUser()._id === view.owner.id
  const today = useNow()
  const { name, report, schedule } = view
  return (
    <li className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <TextLink href={hrefOf(view, today)} className="wrap-anywhere">
          {name}
        </TextLink>
        <p className="text-xs text-muted">
          {isReportName(report) && words(`reports.${report}.title`)}
          {!isOwn && ` · ${view.owner.name}`}
          {schedule && ` · ${words(`views.${schedule.every}`)}`}
        </p>
      </div>
      {isOwn && view.shared && <Badge>{words('views.isShared')}</Badge>}
      {view.can.edit && (
        <IconButton size="sm" label={words('views.shareOf', { name })} icon={<Link2 />} onPress={onShare} />
      )}
      {isOwn && <IconButton size="sm" label={words('views.changeOf', { name })} icon={<Pencil />} onPress={onChange} />}
      {view.can.edit && (
        <IconButton size="sm" label={words('views.deleteOf', { name })} icon={<Trash2 />} onPress={onRemove} />
      )}
    </li>
  )
}
