import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { selfQuery } from '../../../people/queries.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** The address waiting to be confirmed, with actions to resend the link or cancel the change. */
export function PendingEmail() {
  const words = useWords('account')
  const user = useUser()
  const { data } = useQuery(selfQuery(user._id))
  const again = useSelfCall(() => api.users.resendEmail(), words('email.sentAgain'))
  const withdraw = useSelfCall(() => api.users.withdrawEmail(), words('email.withdrawn'))
  if (!data?.pendingEmail) return null
  return (
    <Callout
      live
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => void again.run()} isPending={again.isPending}>
            {words('email.sendAgain')}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => void withdraw.run()} isPending={withdraw.isPending}>
            {words('email.withdraw')}
          </Button>
        </span>
      }
    >
      <span className="wrap-anywhere">{words('email.pending', { next: data.pendingEmail, present: user.email })}</span>
    </Callout>
  )
}

function useSelfCall(call: () => ReturnType<typeof api.users.withdrawEmail>, done: string) {
  const queries = useQueryClient()
  return useAction({
    call,
    onDone: ({ user }) => {
      queries.setQueryData(selfQuery(user.id).queryKey, user)
      toast({ title: done, tone: 'success' })
    },
  })
}
