import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { leaveActing } from '../../lib/session/act.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { signOut } from '../../lib/session/sign-out.ts'
import { useWords } from '../../words/use-words.ts'

/** Closes the session, after which the guard shows sign-in. During an impersonation only that ends. */
export function LogoutScreen() {
  const words = useWords('pages')
  const router = useRouter()
  useEffect(() => {
    const isActing = authState.getState().user?.acting !== undefined
    void (isActing ? leaveActing((href) => router.navigate({ href, replace: true })).catch(signOut) : signOut())
  }, [router])
  return <Waiting label={words('session.leaving')} />
}

/** /session and /home: refreshes the session, then goes to the dashboard. */
export function SessionScreen() {
  const words = useWords('pages')
  const navigate = useNavigate()
  useEffect(() => {
    void refreshUser().then(() => navigate({ to: '/', replace: true }))
  }, [navigate])
  return <Waiting label={words('session.opening')} />
}

function Waiting({ label }: { label: string }) {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <ProgressBar label={label} isIndeterminate size="sm" className="w-48" />
    </main>
  )
}
