import { APP_VERSION, mustUpdate } from '@deckle/core/version/version.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { updateNow } from '../../lib/service-worker.ts'
import { useWords } from '../../words/use-words.ts'

/** /forceUpdate?latest=…: the only action is to load the newest version. */
export function ForceUpdateScreen() {
  const words = useWords('pages')
  const { latest } = useSearch({ strict: false }) as { latest?: string }
  const version = latest && /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(latest) ? latest : null
  const [isPending, setPending] = useState(false)
  const isCurrent = version !== null && !mustUpdate(APP_VERSION, version, 'custom')
  const update = () => {
    setPending(true)
    void updateNow('/')
  }
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      {isCurrent ? (
        <EmptyState
          illustration="done"
          level={1}
          title={words('update.currentTitle')}
          action={
            <Link to="/" className={buttonStyle('secondary', 'md')}>
              {words('update.home')}
            </Link>
          }
        >
          {words('update.currentText', { current: APP_VERSION })}
        </EmptyState>
      ) : (
        <EmptyState
          illustration="not-yet"
          level={1}
          title={words('update.title')}
          action={
            <Button variant="primary" onPress={update} isPending={isPending}>
              {words('update.action')}
            </Button>
          }
        >
          {version
            ? words('update.text', { current: APP_VERSION, latest: version })
            : words('update.unknown', { current: APP_VERSION })}
        </EmptyState>
      )}
    </main>
  )
}
