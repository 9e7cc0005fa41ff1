import { learningReports } from '@deckle/core/report/learning-reports.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Disclosure } from '@deckle/ui/layout/disclosure.tsx'
import { useWords } from '../../../words/use-words.ts'
import { CsvButton } from '../parts/csv-button.tsx'
import { ReportCard, ReportPart } from '../parts/report-part.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import type { RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'

type Topic = RowOf<'courseTopics'>

/** Topics, each with its decks. */
export function CourseTopics({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  return (
    <ReportCard of={{ name: 'courseTopics', id }} title={t('topics.title')} empty={t('topics.none')}>
      {(rows) => (
        <ul className="flex flex-col divide-y divide-line">
          {rows.map((topic, at) => (
            <li key={topic.topic_id} className="py-2">
              <TopicRow courseId={id} topic={topic} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
    </ReportCard>
  )
}

function TopicRow({ courseId, topic, number }: { courseId: string; topic: Topic; number: number }) {
  const t = useWords('learning-reports')
  const { percent } = useReportFormat()
  const title = topic.topic === '' ? t('topics.untitled', { number: String(number) }) : topic.topic
  return (
    <>
      <Disclosure
        title={<bdi>{title}</bdi>}
        end={!topic.required && <Badge tone="neutral">{t('topics.optional')}</Badge>}
      >
        <TopicDecks courseId={courseId} topicId={String(topic.topic_id)} title={title} />
      </Disclosure>
      <p className="ps-7.5 text-xs text-muted">
        {t('topics.figures', {
          started: topic.started,
          completed: topic.completed,
          percentage: percent(topic.percentage),
        })}
      </p>
    </>
  )
}

function TopicDecks({ courseId, topicId, title }: { courseId: string; topicId: string; title: string }) {
  const t = useWords('learning-reports')
  const of = { name: 'topicDecks', id: topicId, query: { course_id: courseId } } as const
  return (
    <div className="flex flex-col gap-2 pt-2">
      <ReportPart of={{ name: 'topicOverview', id: topicId, query: { course_id: courseId } }}>
        {([overview]) =>
          overview && (
            <p className="flex items-center justify-between gap-3 text-xs text-muted">
              {t('topics.overview', {
                decks: overview.decks,
                reached: overview.started,
                enrolled: overview.enrolled,
              })}
              <CsvButton of={of} title={title} />
            </p>
          )
        }
      </ReportPart>
      <ReportPart of={of}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-sm text-muted">{t('topics.noDecks')}</p>
          ) : (
            <ReportTable<'topicDecks'>
              label={title}
              types={learningReports.topic.decks}
              rows={rows}
              rowKey={({ deck_id }) => String(deck_id)}
              columns={['deck', 'started', 'completed', 'percentage']}
            />
          )
        }
      </ReportPart>
    </div>
  )
}
