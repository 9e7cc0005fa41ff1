import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useRouter } from '@tanstack/react-router'
import { UserRoundCog } from 'lucide-react'
import { useEffect } from 'react'
import { leaveActing } from '../../../lib/session/act.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Milliseconds before the server ends the impersonation. Leaving earlier avoids being signed out. */
const BEFORE_END = 20_000

/** Shown over every screen during an impersonation. It can't be dismissed. */
export function ActingBanner() {
  const words = useWords('acting')
  const format = useFormatter()
  const { acting, first_name, last_name, branding } = useUser()
  const leave = useLeave(acting?.until)
  if (!acting) return null
  const sentence = words('banner', {
    name: acting.name,
    organisation: acting.organisation,
    person: `${first_name} ${last_name}`.trim(),
    client: branding.name,
    until: format.dateTime(new Date(acting.until), { timeStyle: 'short' }),
  })
  return (
    <section
      aria-label={words('label')}
      className="flex min-h-12 items-center gap-3 bg-inverse px-4 py-2 text-sm text-on-inverse phone:px-3"
    >
      <UserRoundCog aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
      <p className="min-w-0 flex-1 wrap-anywhere">{sentence}</p>
      <Button size="sm" isPending={leave.isPending} onPress={() => void leave.run()} className="shrink-0">
        {words('leave')}
      </Button>
    </section>
  )
}

/** Leaves by the button, and automatically shortly before the end. */
function useLeave(until: string | undefined) {
  const words = useWords('acting')
  const router = useRouter()
  const leave = useAction({
    call: () => leaveActing((href) => router.navigate({ href })),
    onDone: ({ first_name }) => toast({ title: words('left', { name: first_name }), tone: 'success' }),
  })
  const { run } = leave
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => void run(), Math.max(0, Date.parse(until) - Date.now() - BEFORE_END))
    return () => clearTimeout(timer)
  }, [until, run])
  return leave
}
