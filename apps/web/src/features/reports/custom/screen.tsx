import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { Page } from '../../../lib/screen/page.tsx'
import { useWords } from '../../../words/use-words.ts'
import { customReportQuery } from './queries.ts'
import { ReportEditor } from './report-editor.tsx'

/** A report that is put together from widgets. */
export function CustomReportScreen() {
  const words = useWords('custom-reports')
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const report = useQuery(customReportQuery(id))
  if (report.data) return <ReportEditor key={report.data.id} report={report.data} />
  const isMissing = report.error instanceof CallError && (report.error.status === 404 || report.error.status === 400)
  return (
    <Page>
      <h1 className="sr-only">{words('title')}</h1>
      {isMissing ? (
        <EmptyState
          illustration="search"
          title={words('missing.title')}
          action={<LinkButton href="/analytics">{words('missing.back')}</LinkButton>}
        >
          {words('missing.text')}
        </EmptyState>
      ) : report.error ? (
        <LoadError error={report.error} onRetry={() => void report.refetch()} isRetrying={report.isFetching} />
      ) : (
        <SkeletonFrame>
          <SkeletonBlock className="h-10 w-72" />
          <div className="mt-6 grid grid-cols-2 gap-4 narrow:grid-cols-1">
            {['a', 'b', 'c', 'd'].map((key) => (
              <SkeletonBlock key={key} className="h-40 rounded-lg" />
            ))}
          </div>
        </SkeletonFrame>
      )}
    </Page>
  )
}
