import { APP_VERSION, mustUpdate } from '@deckle/core/version/version.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { EmptyPage } from '../../lib/screen/empty-page.tsx'
import { updateNow } from '../../lib/offline/service-worker.ts'
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
        <EmptyPage illustration="done" title={words('update.currentTitle')} to="/" linkLabel={words('update.home')}>
          {words('update.currentText', { current: APP_VERSION })}
        </EmptyPage>
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
