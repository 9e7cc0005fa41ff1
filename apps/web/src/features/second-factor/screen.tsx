import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Logo } from '@deckle/ui/layout/logo.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FactorsCard } from '../../factors/factors-card.tsx'
import { useUser } from '../../lib/session/auth-state.ts'
import { refreshUser } from '../../lib/session/session.ts'
import { useWords } from '../../words/use-words.ts'

/** /secondFactor: all that is open to who must set one up. */
export function SecondFactorScreen() {
  const words = useWords('factors')
  const navigate = useNavigate()
  const { branding } = useUser()
  const [isDone, setDone] = useState(false)
  const done = async () => {
    await refreshUser()
    setDone(true)
  }
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-5 px-4 py-10">
      <div className="flex items-center gap-2.5">
        <span aria-hidden="true">
          <Logo size={32} />
        </span>
        <span className="text-md font-strong">{branding.name}</span>
      </div>
      <div>
        <h1 className="text-lg font-strong">{words(isDone ? 'forced.done' : 'forced.title')}</h1>
        <p role="status" className="mt-1 text-sm text-muted">
          {isDone ? words('forced.doneText') : words('forced.intro', { name: branding.name })}
        </p>
      </div>
      {isDone && (
        <div>
          <Button variant="primary" onPress={() => void navigate({ to: '/', replace: true })}>
            {words('forced.go')}
          </Button>
        </div>
      )}
      <FactorsCard onSetUp={() => void done()} />
      {!isDone && (
        <p className="text-sm text-muted">
          {words('forced.help')} <TextLink href="/logout">{words('forced.signOut')}</TextLink>
        </p>
      )}
    </main>
  )
}
