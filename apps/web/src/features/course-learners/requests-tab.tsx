import { AddressText } from '../../lib/address-text.tsx'
import type { api as calls } from '../../lib/api.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../lib/api.ts'
import { PagedTable } from '../../lib/list/paged-table.tsx'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useAction } from '../../lib/use-action.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { learnersChange, requestsQuery } from './queries.ts'

type Reply = Awaited<ReturnType<typeof calls.learners.requests>>
type Asking = Reply['requests'][number]
const rowsOf = ({ requests }: Reply) => requests

/** Who asks to be let in: granted or refused one by one. */
export function RequestsTab({ courseId }: { readonly courseId: string }) {
  const words = useWords('course-learners')
  const format = useFormatter()
  const list = usePagedList(requestsQuery(courseId), rowsOf)
  return (
    <PagedTable
      label={words('tabs.requests')}
      list={list}
      rowKey={({ user }) => user.id}
      empty={
        <EmptyState illustration="inbox" title={words('requests.none')}>
          {words('requests.noneText')}
        </EmptyState>
      }
      columns={[
        {
          name: words('column.name'),
          cell: ({ user }) => (
            <span className="flex flex-col">
              {user.name || user.email}
              <span className="text-xs text-muted">
                <AddressText text={user.email} />
              </span>
            </span>
          ),
        },
        { name: words('requests.text'), cell: ({ text }) => text || words('none') },
        {
          name: words('requests.askedAt'),
          cell: ({ askedAt }) => format.dateTime(new Date(askedAt), { dateStyle: 'medium' }),
        },
        {
          name: words('requests.answer'),
          hideName: true,
          align: 'end',
          cell: (asking) => <Answer courseId={courseId} asking={asking} />,
        },
      ]}
    />
  )
}

function Answer({ courseId, asking: { user } }: { readonly courseId: string; readonly asking: Asking }) {
  const words = useWords('course-learners')
  const answer = useAction({
    call: (grant: boolean) =>
      api.learners.answerRequest({ params: { id: courseId }, body: { user_ids: [user.id], grant } }),
    onDone: (_, grant) => toast({ title: words(grant ? 'requests.granted' : 'requests.refused'), tone: 'success' }),
    invalidates: learnersChange,
  })
  const name = user.name || user.email
  return (
    <span className="flex justify-end gap-2">
      <Button
        size="sm"
        variant="primary"
        aria-label={words('requests.grantNamed', { name })}
        isPending={answer.isPending && answer.input === true}
        onPress={() => void answer.run(true)}
      >
        {words('requests.grant')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={words('requests.refuseNamed', { name })}
        isPending={answer.isPending && answer.input === false}
        onPress={() => void answer.run(false)}
      >
        {words('requests.refuse')}
      </Button>
    </span>
  )
}
