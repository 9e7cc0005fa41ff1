import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { ExportMenu } from '../../../table-export/export-menu.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { lastDays } from '../../../figures/reports/last-days.ts'
import { deckNameQuery } from '../survey/queries.ts'
import {
  downloadSplit,
  questionsQuery,
  questionUrl,
  type QuestionUrl,
  type ResponseGroup,
  type Split,
  splitQuery,
  splits,
} from './queries.ts'
import { SplitChart } from './split-chart.tsx'
import { splitOf } from './split-of.ts'
import { SplitRows } from './split-rows.tsx'

const DaysChoice = lazyPart(() => import('../period/days-choice.tsx').then((m) => m.DaysChoice))

/** The answers to a question, split by when, where and by whom they were given. `{id}` is `<deck id>.<slide id>`. */
export function QuestionScreen() {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const [deckId = '', slideId = ''] = id.split('.')
  const words = useWords('surveys')
  const reports = useWords('reports')
  const [url, setUrl] = useUrlState(questionUrl)
  const deck = useQuery(deckNameQuery(deckId)).data ?? words('deck')
  const questions = useQuery(questionsQuery(deckId)).data
  const title = questions?.find((one) => one.slideId === slideId)?.question || words('question')
  usePageTitle(title)
  const groupBy = url.by ?? 'option'
  const split: Split = { deckId, slideId, groupBy, days: { ...(url.from && url.to && { from: url.from, to: url.to }) } }
  return (
    <Page>
      <PageHeader
        title={title}
        description={words('splitText')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: reports('title'), href: '/analytics' },
              { label: deck, href: `/analyticsViewer/${deckId}?tab=questions` },
              { label: words('question') },
            ]}
          />
        }
        actions={
          <>
            <LinkButton href={`/analytics/surveys/${deckId}`}>{words('allAnswers')}</LinkButton>
            <ExportMenu name={title} download={(format, progress) => downloadSplit(split, format, progress)} />
          </>
        }
      />
      <Controls url={url} setUrl={setUrl} />
      <Answers key={id} split={split} url={url} setUrl={setUrl} />
    </Page>
  )
}

interface ControlsProps {
  readonly url: QuestionUrl
  readonly setUrl: (url: QuestionUrl) => void
}

function Controls({ url, setUrl }: ControlsProps) {
  const words = useWords('surveys')
  const today = useNow()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select<ResponseGroup>
        label={words('splitBy')}
        value={url.by ?? 'option'}
        // By day, all time has too many rows to look at.
        onChange={(by) =>
          setUrl({
            ...url,
            by: by === 'option' ? undefined : by,
            ...(by === 'day' && !url.from && lastDays(30, today)),
          })
        }
        options={splits.map((id) => ({ id, label: words(`splits.${id}`) }))}
        className="w-48 phone:w-full"
      />
      <Suspense fallback={<SkeletonBlock className="h-16 w-full max-w-xl" />}>
        <DaysChoice
          url={url}
          onChange={(days) => {
            const { from: _, to: __, ...rest } = url
            setUrl({ ...rest, ...days })
          }}
        />
      </Suspense>
    </div>
  )
}

function Answers({ split, url, setUrl }: ControlsProps & { readonly split: Split }) {
  const words = useWords('surveys')
  const { data, error, refetch, isFetching } = useQuery(splitQuery(split))
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton kind="table" count={6} />
    )
  const table = splitOf(data)
  if (table.groups.every(({ total }) => total === 0))
    return (
      <EmptyState illustration="chart" title={words('noAnswers')}>
        {words(url.from ? 'noneThenText' : 'noAnswersText')}
      </EmptyState>
    )
  return (
    <>
      <SplitChart
        groupBy={split.groupBy}
        columns={data.columns}
        table={table}
        answer={url.answer}
        onAnswer={(answer) => setUrl({ ...url, answer })}
      />
      <SplitRows groupBy={split.groupBy} columns={data.columns} table={table} />
    </>
  )
}
