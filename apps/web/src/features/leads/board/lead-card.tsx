import type { Lead } from '@deckle/contract/leads.ts'
import { type LeadStatus, leadStatuses } from '@deckle/core/lead/lead.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import type { DragEvent } from 'react'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { deckName, leadName } from '../lead-facts.tsx'

interface LeadCardProps {
  readonly lead: Lead
  readonly onMove: (lead: Lead, to: LeadStatus) => void
}

export function LeadCard({ lead, onMove }: LeadCardProps) {
  const t = useWords('leads')
  const format = useFormatter()
  const name = leadName(t, lead)
  const facts = [
    deckName(t, lead),
    ...(lead.score === null ? [] : [t('percent', { value: format.number(lead.score, { maximumFractionDigits: 0 }) })]),
  ]
  const dragHandlers = {
    onDragStart: ({ dataTransfer }: DragEvent<HTMLElement>) => {
      dataTransfer.setData('text/plain', lead.id)
      dataTransfer.effectAllowed = 'move'
    },
  }
  return (
    <li
      draggable
      {...dragHandlers}
      className="flex items-start gap-1 rounded-md border border-line bg-surface p-2 text-sm"
    >
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <Link
          to="/leads/$id"
          params={{ id: lead.id }}
          data-row={lead.id}
          draggable={false}
          className="truncate font-strong text-ink hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {lead.company !== '' && <span className="truncate">{lead.company}</span>}
        {lead.outcome !== '' && (
          <span dir="auto" className="truncate">
            {lead.outcome}
          </span>
        )}
        <span className="truncate text-xs text-muted">{facts.join(' · ')}</span>
        <span className="text-xs text-muted">
          {format.dateTime(new Date(lead.created_at), { dateStyle: 'medium' })}
          {lead.owner && ` · ${lead.owner.name}`}
        </span>
      </span>
      <Menu
        label={t('board.move', { name })}
        trigger={<IconButton size="sm" label={t('board.move', { name })} icon={<ArrowLeftRight />} />}
        items={leadStatuses
          .filter((status) => status !== lead.status)
          .map((status) => ({
            id: status,
            label: t('board.to', { status: t(`statuses.${status}`) }),
            onAction: () => onMove(lead, status),
          }))}
      />
    </li>
  )
}
