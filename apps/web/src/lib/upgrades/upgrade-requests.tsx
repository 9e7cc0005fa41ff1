import type { UpgradeRequest } from '@deckle/contract/upgrade-requests.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge, type BadgeProps } from '@deckle/ui/feedback/badge.tsx'
import { useState } from 'react'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { api } from '../api.ts'
import { PagedRows } from '../list/paged-rows.tsx'
import { pagedQuery } from '../list/paged-query.ts'
import { usePagedList } from '../list/use-paged-list.ts'
import { queryKeys } from '../query-keys.ts'
import { AnswerDialog } from './answer-dialog.tsx'

const requestsQuery = (of?: 'me') =>
  pagedQuery({
    queryKey: queryKeys('upgradeRequests').list(of ?? 'all'),
    fetch: (page, signal) => api.upgradeRequests.list({ query: { ...(of && { of }), ...page }, signal }),
  })
const rowsOf = ({ requests }: Awaited<ReturnType<typeof api.upgradeRequests.list>>) => requests

/** Requests for a larger plan, newest first: the user's own, or all that are visible to them. */
export function UpgradeRequests({ of, showsClient = false }: { of?: 'me'; showsClient?: boolean }) {
  const words = useWords('upgrades')
  const list = usePagedList(requestsQuery(of), rowsOf)
  const [answering, setAnswering] = useState<{ request: UpgradeRequest; isGrant: boolean } | null>(null)
  const empty = of === 'me' ? null : <p className="text-sm text-muted">{words('list.none')}</p>
  return (
    <>
      <PagedRows list={list} empty={empty}>
        {(rows) => (
          <ul aria-label={words('list.label')} className="flex flex-col">
            {rows.map((request) => (
              <Row
                key={request.id}
                request={request}
                showsClient={showsClient}
                isOwn={of === 'me'}
                onAnswer={(isGrant) => setAnswering({ request, isGrant })}
              />
            ))}
          </ul>
        )}
      </PagedRows>
      {answering && <AnswerDialog {...answering} onClose={() => setAnswering(null)} />}
    </>
  )
}

interface RowProps {
  readonly request: UpgradeRequest
  readonly showsClient: boolean
  readonly isOwn: boolean
  readonly onAnswer: (isGrant: boolean) => void
}

function Row({ request, showsClient, isOwn, onAnswer }: RowProps) {
  const words = useWords('upgrades')
  const plans = useWords('deck')
  const format = useFormatter()
  const { user, client, status, can } = request
  const name = showsClient ? `${user.name} · ${client.name}` : user.name
  return (
    <li className="flex flex-wrap items-start gap-3 border-t border-line py-3 text-sm first:border-t-0">
      <div className="flex min-w-48 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {!isOwn && <span className="font-strong">{name}</span>}
          <span>
            {words('list.change', { from: plans(`plans.${request.present}`), to: plans(`plans.${request.plan}`) })}
          </span>
          <Badge tone={tones[status]}>{words(`status.${status}`)}</Badge>
        </p>
        {request.text && <p className="whitespace-pre-wrap wrap-anywhere">{request.text}</p>}
        {request.answer && <p className="text-muted wrap-anywhere">{words('list.answer', { text: request.answer })}</p>}
        <p className="text-xs text-muted">{format.dateTime(new Date(request.createdAt), { dateStyle: 'medium' })}</p>
      </div>
      {(can.grant || can.refuse) && !isOwn && (
        <div className="flex gap-2">
          <Button size="sm" aria-label={words('refuse.named', { name })} onPress={() => onAnswer(false)}>
            {words('refuse.button')}
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-label={words('grant.named', { name })}
            onPress={() => onAnswer(true)}
          >
            {words('grant.button')}
          </Button>
        </div>
      )}
    </li>
  )
}

const tones: Readonly<Record<UpgradeRequest['status'], NonNullable<BadgeProps['tone']>>> = {
  open: 'neutral',
  forwarded: 'info',
  granted: 'success',
  refused: 'danger',
}
