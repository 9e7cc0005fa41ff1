import type { DeckOverview, QuestionFigures } from '@deckle/contract/analytics.ts'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { findingsOf } from './findings.ts'
import { AttemptsTable } from './parts/attempts-table.tsx'
import { DaysChart } from './parts/charts/days-chart.tsx'
import { DevicesChart } from './parts/charts/devices-chart.tsx'
import { useFigureFormat } from '../../figures/figure-format.ts'
import { FilterBar } from './parts/filter-bar.tsx'
import { Figures } from './parts/figures.tsx'
import { EmptyReport } from './parts/empty-report.tsx'
import { QuestionCard } from './parts/question-card.tsx'
import { ScoreChart } from './parts/charts/score-chart.tsx'
import { SourcesCard } from './parts/sources-card.tsx'
import { overviewQuery, questionsQuery } from './queries.ts'
import { type Filters, filtersUrl } from '../../figures/filters.ts'

export function AnalyticsTab({ deckId, deckName, isPublished, onOpenSlide, onPublish }: AnalyticsTabProps) {
  const [url, setUrl] = useUrlState(filtersUrl)
  const overview = useQuery(overviewQuery(deckId, url))
  const questions = useQuery(questionsQuery(deckId, url))
  const t = useWords('analytics')
  const filtered = url.from !== undefined || url.version !== undefined
  const retry = () => void Promise.all([overview.refetch(), questions.refetch()])
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-5 p-5 phone:p-4">
      <FilterBar deckId={deckId} deckName={deckName} url={url} setUrl={setUrl} empty={overview.data?.starts === 0} />
      {overview.isError || questions.isError ? (
        <ErrorState onRetry={retry} isRetrying={overview.isRefetching || questions.isRefetching}>
          {t('failed')}
        </ErrorState>
      ) : overview.isPending || questions.isPending ? (
        <Skeleton kind="cards" count={6} />
      ) : overview.data.starts === 0 ? (
        <EmptyReport
          filtered={filtered}
          views={overview.data.views}
          isPublished={isPublished}
          onPublish={onPublish}
          onClear={() => setUrl({})}
        />
      ) : (
        <Report
          deckId={deckId}
          overview={overview.data}
          questions={questions.data}
          url={url}
          onOpenSlide={onOpenSlide}
        />
      )}
    </div>
  )
}

export interface AnalyticsTabProps {
  deckId: string
  deckName: string
  isPublished: boolean
  onOpenSlide: (slideId: string) => void
  onPublish: () => void
}

function Report({
  deckId,
  overview,
  questions,
  url,
  onOpenSlide,
}: {
  deckId: string
  overview: DeckOverview
  questions: readonly QuestionFigures[]
  url: Filters
  onOpenSlide: (slideId: string) => void
}) {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const findings = useMemo(() => findingsOf(overview, questions), [overview, questions])
  const shown = (values: (typeof findings)[number]['values']) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        ['share', 'rate', 'facility'].includes(name) ? percent(Number(value)) : value,
      ]),
    )
  return (
    <>
      <section
        aria-label={t('findings.title')}
        className="flex flex-col gap-1 rounded-lg bg-brand-soft px-4 py-3 text-on-brand-soft"
      >
        {findings.map((finding, at) => (
          <p key={finding.code} className={at === 0 ? 'flex items-center gap-2 text-md font-strong' : 'ps-7 text-sm'}>
            {at === 0 && <Lightbulb aria-hidden="true" className="size-5 shrink-0" />}
            <span>
              {t(`findings.${finding.code}`, shown(finding.values))}{' '}
              {finding.slideId !== undefined && (
                <button
                  type="button"
                  className="rounded-sm underline touch:min-h-11"
                  onClick={() => onOpenSlide(finding.slideId ?? '')}
                >
                  {t('findings.look', { slide: finding.values['slide'] ?? '' })}
                </button>
              )}
            </span>
          </p>
        ))}
      </section>
      <Figures overview={overview} />
      <div className="grid grid-cols-2 items-start gap-4 phone:grid-cols-1">
        <div className="col-span-2 phone:col-span-1">
          <DaysChart days={overview.days} />
        </div>
        {overview.scores.some((count) => count > 0) && <ScoreChart scores={overview.scores} />}
        <DevicesChart devices={overview.devices} />
        <div className="col-span-2 phone:col-span-1">
          <SourcesCard deckId={deckId} url={url} starts={overview.starts} />
        </div>
      </div>
      <Section title={t('questions')}>
        <div className="flex flex-col gap-4">
          {questions.map((question) => (
            <QuestionCard
              key={question.slideId}
              deckId={deckId}
              question={question}
              url={url}
              onOpenSlide={onOpenSlide}
            />
          ))}
          {questions.length === 0 && <p className="text-sm text-muted">{t('noQuestions')}</p>}
        </div>
      </Section>
      <Section title={t('attempts.title')}>
        <AttemptsTable deckId={deckId} url={url} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg font-strong">{title}</h2>
      {children}
    </section>
  )
}
