import type { TeamMember } from '@deckle/contract/team.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { BellRing } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { teamChange } from '../queries.ts'
import { memberName } from './member-facts.ts'

/** Once a day, by whomever; then it says so. */
export function RemindButton({ member, size = 'md' }: { readonly member: TeamMember; readonly size?: 'sm' | 'md' }) {
  const words = useWords('team')
  const name = memberName(member)
  const remind = useAction({
    call: () => api.team.remind({ body: { user_id: member.user.id } }),
    onDone: ({ reminded }) =>
      reminded > 0
        ? toast({ title: words('remind.doneOne', { name }), tone: 'success' })
        : toast({ title: words('remind.already', { name }) }),
    invalidates: teamChange,
  })
  if (member.can.remind)
    return (
      <Button
        size={size}
        icon={<BellRing />}
        aria-label={words('remind.of', { name })}
        isPending={remind.isPending}
        onPress={() => void remind.run()}
      >
        {words('remind.one')}
      </Button>
    )
  if (member.remindedAt === null || member.open === 0) return null
  return <span className="text-xs text-muted">{words('remind.today')}</span>
}
