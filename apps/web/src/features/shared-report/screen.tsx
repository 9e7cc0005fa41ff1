import { CallError } from '@deckle/contract/client/call-error.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { useWords } from '../../words/use-words.ts'
import { PinForm } from './pin-form.tsx'
import { openQuery } from './queries.ts'
import { ReportPage } from './report-page.tsx'

/** A report that somebody has shared by a link, for whoever has it: without session, rail and everything else. */
export function SharedReportScreen() {
  const words = useWords('shared-report')
  const errorWords = useErrorWords()
  const { token = '' } = useParams({ strict: false }) as { readonly token?: string }
  const [pin, setPin] = useState('')
  const opened = useQuery(openQuery(token, pin))
  useSecretAddress()
  if (opened.data) return <ReportPage {...opened.data} onReopen={() => void opened.refetch()} />
  const { error } = opened
  const status = error instanceof CallError ? error.status : 0
  if (status === 403)
    return (
      <Frame title={words('pin.title')}>
        <PinForm token={token} onOpened={setPin} />
      </Frame>
    )
  if (status === 404 || status === 410)
    return (
      <Frame>
        <EmptyState level={1} illustration="search" title={words(status === 404 ? 'missing' : 'over')}>
          {error ? errorWords(error) : ''}
        </EmptyState>
      </Frame>
    )
  return (
    <Frame title={words('title')}>
      {error ? (
        <LoadError error={error} onRetry={() => void opened.refetch()} isRetrying={opened.isFetching} />
      ) : (
        <SkeletonFrame>
          <SkeletonBlock className="h-40 w-full rounded-lg" />
        </SkeletonFrame>
      )}
    </Frame>
  )
}

function Frame({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-5 p-6">
      {title !== undefined && <h1 className="text-lg font-strong">{title}</h1>}
      {children}
    </main>
  )
}

/** Sends no referrer and is not indexed, also where the page was opened from within the application. */
function useSecretAddress(): void {
  useEffect(() => {
    const added = Object.entries({ robots: 'noindex, nofollow', referrer: 'no-referrer' }).map(([name, content]) => {
      const meta = document.createElement('meta')
      meta.name = name
      meta.content = content
      document.head.append(meta)
      return meta
    })
    return () => {
      for (const meta of added) meta.remove()
    }
  }, [])
}
