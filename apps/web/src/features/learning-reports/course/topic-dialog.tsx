import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { Figure } from '../../../charts/figure-grid.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Overview } from '../parts/overview.tsx'
import { ReportTable } from '../parts/report-table.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'
import { reportQuery } from '../queries.ts'

interface TopicProps {
  readonly courseId: string
  readonly topicId: string
  readonly onClose: () => void
}

/** A topic's figures, and its decks. */
export function TopicDialog({ courseId, topicId, onClose }: TopicProps) {
  const words = useWords('learning-reports')
  const { number, percent } = useValues()
  const of = { id: topicId, filter: { course_id: courseId } }
  const overview = { name: 'topicOverview', ...of } as const
  const [row] = useQuery(reportQuery(overview)).data?.report.rows ?? []
  return (
    <Dialog isOpen onOpenChange={onClose} size="xl" title={row?.topic || words('columns.topic')}>
      <div className="flex flex-col gap-5">
        <WholeReport report={overview} height="h-24">
          {([topic]) =>
            topic && (
              <Overview report={overview}>
                <Figure label={words('columns.enrolled')} value={number(topic.enrolled)} />
                <Figure label={words('columns.started')} value={number(topic.started)} />
                <Figure
                  label={words('columns.completion_rate')}
                  value={percent(topic.completion_rate)}
                  note={words('completedNote', { count: topic.completed })}
                />
                <Figure
                  label={words('columns.percentage')}
                  value={percent(topic.percentage)}
                  note={words('meanNote')}
                />
              </Overview>
            )
          }
        </WholeReport>
        <ReportTable
          report={{ name: 'topicDecks', ...of }}
          title={words('columns.decks')}
          columns={['deck', 'required', 'started', 'completed', 'completion_rate', 'percentage']}
          rowKey={(deck) => deck.deck_id ?? ''}
          empty={words('topics.noDecks')}
        />
      </div>
    </Dialog>
  )
}
