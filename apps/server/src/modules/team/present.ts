import type { TeamMember } from '@deckle/contract/team.ts'
import { teamState } from '@deckle/core/learning/team-state.ts'
import type { MemberRow } from './queries.ts'

interface Sums {
  readonly overdue: number
  readonly percent: number
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export function presentMember(
  row: Omit<MemberRow, 'page_key'>,
  sums: Sums | undefined,
  { now, mayRemind }: { readonly now: Date; readonly mayRemind: boolean },
): TeamMember {
  const { id, name, email, image, next_due_at } = row
  const open = row.open ?? 0
  return {
    user: { id, name, email, image },
    state: teamState({ open, nextDue: next_due_at, lastSeen: row.last_seen_at ?? row.created_at }, now),
    leads: row.leads,
    open,
    overdue: sums?.overdue ?? 0,
    nextDue: iso(next_due_at),
    lastSeen: iso(row.last_seen_at),
    percent: sums?.percent ?? null,
    remindedAt: iso(row.reminded_at),
    can: { remind: mayRemind && row.active && open > 0 && !row.reminded_today },
  }
}
