import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import type { api } from '../../lib/api.ts'
import { PagedTable } from '../../lib/list/paged-table.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { messagesQuery } from './queries.ts'

type Reply = Awaited<ReturnType<typeof api.learners.messages>>
const rowsOf = ({ messages }: Reply) => messages

/** What was written to learners, latest first. */
export function MessagesTab({ courseId }: { readonly courseId: string }) {
  const words = useWords('course-learners')
  const format = useFormatter()
  const list = usePagedList(messagesQuery(courseId), rowsOf)
  return (
    <PagedTable
      label={words('tabs.messages')}
      list={list}
      rowKey={({ id }) => id}
      empty={
        <EmptyState illustration="inbox" title={words('messages.none')}>
          {words('messages.noneText')}
        </EmptyState>
      }
      columns={[
        {
          name: words('messages.message'),
          cell: ({ subject, text }) => (
            <span className="flex flex-col gap-1 py-1">
              <span className="font-strong">{subject}</span>
              <span className="line-clamp-3 text-muted whitespace-pre-line">{text}</span>
            </span>
          ),
        },
        { name: words('messages.recipients'), align: 'end', cell: ({ recipients }) => format.number(recipients) },
        { name: words('messages.sentBy'), cell: ({ sentBy }) => sentBy ?? words('none') },
        {
          name: words('messages.sentAt'),
          cell: ({ sentAt }) => format.dateTime(new Date(sentAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
      ]}
    />
  )
}
