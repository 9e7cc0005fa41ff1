import type { ReportTexts } from '@deckle/contract/wording/texts.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { AddressText } from '../../../lib/address-text.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'

/** A person; for who may see people's learning with a link to it. */
export function PersonCell({ row }: { readonly row: { user_id: string | null; user: string; email: string } }) {
  const mayOpen = hasReach(actorOf(useUser()), 'learner.report', 'branch')
  const name = row.user || row.email
  return (
    <span className="flex min-w-36 flex-col items-start wrap-break-word">
      {mayOpen && row.user_id !== null ? <TextLink href={`/people/${row.user_id}/learning`}>{name}</TextLink> : name}
      {row.user !== '' && (
        <span className="text-xs text-muted">
          <AddressText text={row.email} />
        </span>
      )}
    </span>
  )
}

const tones = {
  assigned: 'neutral',
  in_progress: 'info',
  passed: 'success',
  failed: 'danger',
  expired: 'warning',
  waived: 'neutral',
} as const satisfies Record<keyof ReportTexts['status'], unknown>

export function StatusCell({ row: { status, overdue } }: { readonly row: { status: string; overdue: boolean } }) {
  const words = useWords('learning-reports')
  const known = status in tones ? (status as keyof typeof tones) : 'assigned'
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tones[known]}>{words(`status.${known}`)}</Badge>
      {overdue && <Badge tone="danger">{words('columns.overdue')}</Badge>}
    </span>
  )
}

export function ProgressCell({ of, percent }: { readonly of: string; readonly percent: number | null }) {
  const words = useWords('learning-reports')
  if (percent === null) return '–'
  return (
    <ProgressBar
      label={words('progressOf', { name: of })}
      hideLabel
      value={percent}
      className="w-full max-w-48 min-w-24"
    />
  )
}
