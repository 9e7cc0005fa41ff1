import type { TeamMember } from '@deckle/contract/team.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'

export const memberName = ({ user }: TeamMember): string => user.name || user.email

export function useLastSeen(): (member: TeamMember) => string {
  const words = useWords('team')
  const format = useFormatter()
  const now = useNow()
  return ({ lastSeen }) =>
    lastSeen === null
      ? words('neverSeen')
      : format.relativeTime(new Date(Math.min(Date.parse(lastSeen), now.getTime())), now)
}
