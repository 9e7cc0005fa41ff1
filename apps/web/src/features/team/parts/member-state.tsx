import type { TeamMember } from '@deckle/contract/team.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../../../words/use-words.ts'

const tones = { overdue: 'danger', at_risk: 'warning', on_track: 'success', nothing_open: 'neutral' } as const

/** Behind, at risk or not, and what is open. */
export function MemberState({ member: { state, open, overdue } }: { readonly member: TeamMember }) {
  const words = useWords('team')
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tones[state]}>{words(`states.${state}`)}</Badge>
      {open > 0 && (
        <span className="text-xs text-muted">
          {overdue > 0 ? words('overdueOf', { overdue, open }) : words('open', { count: open })}
        </span>
      )}
    </span>
  )
}
