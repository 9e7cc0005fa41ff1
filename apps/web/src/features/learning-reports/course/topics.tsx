import { Button } from '@deckle/ui/actions/button.tsx'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { ReportTable } from '../parts/report-table.tsx'
import { courseUrl } from '../queries.ts'
import { TopicDialog } from './topic-dialog.tsx'

/** Topics of a course; one that is chosen opens to its decks. */
export function Topics({ id }: { readonly id: string }) {
  const words = useWords('learning-reports')
  const [{ topic, ...url }, setUrl] = useUrlState(courseUrl)
  return (
    <>
      <ReportTable
        report={{ name: 'courseTopics', id }}
        title={words('topics.title')}
        text={words('topics.text')}
        columns={['topic', 'decks', 'required', 'started', 'completed', 'completion_rate', 'percentage']}
        cells={{
          topic: (row) => (
            <Button
              variant="quiet"
              size="sm"
              className="-ms-2.75 max-w-full text-start"
              onPress={() => setUrl({ ...url, topic: row.topic_id ?? undefined }, { replace: false })}
            >
              {row.topic || words('topics.unnamed')}
            </Button>
          ),
        }}
        rowKey={(row) => row.topic_id ?? ''}
        empty={words('topics.none')}
      />
      {topic !== undefined && <TopicDialog courseId={id} topicId={topic} onClose={() => setUrl(url)} />}
    </>
  )
}
