import { may } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useRelativeTime } from '../../../../deck/use-relative-time.ts'
import { PagedRows } from '../../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../../lib/list/use-paged-list.ts'
import { lazyPart } from '../../../../lib/screen/section.tsx'
import { actorOf } from '../../../../lib/session/actor-of.ts'
import { useUser } from '../../../../lib/session/auth-state.ts'
import { useWords } from '../../../../words/use-words.ts'
import { type CustomReportRow, customReportsQuery } from '../queries.ts'

const NewReport = lazyPart(() => import('./new-report.tsx').then((m) => m.NewReport))

const rowsOf = (page: { readonly reports: readonly CustomReportRow[] }) => page.reports

/** Reports from widgets: one's own, and those that others share. */
export function CustomReports() {
  const words = useWords('custom-reports')
  const list = usePagedList(customReportsQuery, rowsOf)
  const [isNew, setNew] = useState(false)
  return (
    <Card
      title={words('title')}
      description={words('text')}
      action={
        may(actorOf(useUser()), 'custom_report.list') && (
          <Button size="sm" icon={<Plus />} onPress={() => setNew(true)}>
            {words('new.open')}
          </Button>
        )
      }
    >
      <PagedRows list={list} empty={<p className="text-sm text-muted">{words('none')}</p>}>
        {(reports) => (
          <ul className="flex flex-col divide-y divide-line">
            {reports.map((report) => (
              <ReportLine key={report.id} report={report} />
            ))}
          </ul>
        )}
      </PagedRows>
      <Suspense fallback={null}>{isNew && <NewReport onClose={() => setNew(false)} />}</Suspense>
    </Card>
  )
}

function ReportLine({
  report: { id, title, widgets, everyone, owner, updated_at },
}: {
  readonly report: CustomReportRow
}) {
  const words = useWords('custom-reports')
  const relative = useRelativeTime()
  const isOwn = useUser()._id === owner.id
  return (
    <li className="flex items-center gap-2 py-2 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <TextLink href={`/analytics/custom/${id}`} className="wrap-break-word">
          {title}
        </TextLink>
        <p className="text-xs text-muted">
          {[words('count', { count: widgets }), ...(isOwn ? [] : [owner.name]), relative(updated_at)].join(' · ')}
        </p>
      </div>
      {isOwn && everyone !== 'none' && <Badge>{words('isShared')}</Badge>}
    </li>
  )
}
