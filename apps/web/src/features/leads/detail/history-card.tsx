import type { LeadEvent } from '@deckle/contract/leads.ts'
import { type LeadStatus, leadStatuses } from '@deckle/core/lead/lead.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { leadName } from '../lead-facts.tsx'
import { historyQuery } from '../queries.ts'

const historyOf = ({ history }: { readonly history: readonly LeadEvent[] }) => history

export function HistoryCard({ id }: { readonly id: string }) {
  const t = useWords('lead')
  const format = useFormatter()
  const say = useSentence()
  const list = usePagedList(historyQuery(id), historyOf)
  return (
    <Card title={t('history.title')}>
      <PagedRows list={list} loading={<Skeleton count={3} />}>
        {(events) => (
          <ol className="flex flex-col gap-2 text-sm">
            {events.map((event) => (
              <li key={event.id} className="flex flex-col">
                <span className="wrap-anywhere">
                  <span className="font-strong">{nameOf(event) ?? t('history.player')}</span> {say(event)}
                </span>
                <span className="text-xs text-muted">
                  {format.dateTime(new Date(event.at), { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </li>
            ))}
          </ol>
        )}
      </PagedRows>
    </Card>
  )
}

const nameOf = ({ actor }: LeadEvent): string | undefined => actor?.name

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const contact = ['name', 'email', 'phone', 'company'] as const

function useSentence(): (event: LeadEvent) => string {
  const t = useWords('lead')
  const list = useWords('leads')
  const format = useFormatter()
  const status = (value: unknown) => {
    const known = leadStatuses.find((one: LeadStatus) => one === value)
    return known ? list(`statuses.${known}`) : ''
  }
  const names = (value: unknown) =>
    format.list(listOf(value).map((one) => leadName(list, { name: '', email: '', phone: '', ...(one as object) })))
  return ({ act, detail }) => {
    if (act === 'status') return t('history.status', { from: status(detail['from']), to: status(detail['to']) })
    if (act === 'owner') {
      const to = textOf(detail['to'])
      return to === ''
        ? t('history.ownerNone', { from: textOf(detail['from']) || t('history.nobody') })
        : t('history.owner', { to })
    }
    if (act === 'edited') {
      const fields = contact.filter((name) => listOf(detail['fields']).includes(name))
      return t('history.edited', { fields: format.list(fields.map((name) => t(`history.fields.${name}`))) })
    }
    if (act === 'merged' || act === 'split') return t(`history.${act}`, { names: names(detail['leads']) })
    return t(`history.${act}`)
  }
}
