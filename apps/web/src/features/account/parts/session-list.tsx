import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useRetainedFocus } from '../../../lib/screen/use-retained-focus.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'

const sessionsQuery = queryOptions({
  queryKey: queryKeys('sessions').all,
  queryFn: async ({ signal }) => (await api.auth.sessions({ signal })).sessions,
})
type Session = Awaited<ReturnType<typeof api.auth.sessions>>['sessions'][number]

/** Shown at first: more would push away what stands below. */
const FEW = 10

export function SessionList() {
  const words = useWords('account')
  const { data, error, refetch, isFetching } = useQuery(sessionsQuery)
  const close = useAction<string>({
    call: (id) => api.auth.closeSession({ params: { id } }),
    show: changeQuery<readonly Session[], string>(queryKeys('sessions').all, (sessions, id) =>
      sessions.filter((session) => session.sessionId !== id),
    ),
    invalidates: [queryKeys('sessions').all],
    onDone: () => toast({ title: words('security.closed'), tone: 'success' }),
  })
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton className="p-4 pt-0" count={3} />
    )
  return <Sessions sessions={data} onClose={(id) => void close.run(id)} />
}

interface SessionsProps {
  readonly sessions: readonly Session[]
  readonly onClose: (id: string) => void
}

function Sessions({ sessions, onClose }: SessionsProps) {
  const words = useWords('account')
  const [isAll, showAll] = useState(false)
  const list = useRetainedFocus<HTMLUListElement>(`${sessions.length} ${isAll}`)
  const ownFirst = sessions.toSorted((one, other) => Number(other.current) - Number(one.current))
  const shown = isAll ? ownFirst : ownFirst.slice(0, FEW)
  return (
    <>
      <ul ref={list} tabIndex={-1} className="outline-none">
        {shown.map((session) => (
          <Row key={session.sessionId} session={session} onClose={() => onClose(session.sessionId)} />
        ))}
      </ul>
      {shown.length < sessions.length && (
        <div className="border-t border-line px-4 py-3 text-center">
          <Button size="sm" onPress={() => showAll(true)}>
            {words('security.showAll', { count: sessions.length })}
          </Button>
        </div>
      )}
    </>
  )
}

export function CloseOthers() {
  const words = useWords('account')
  const { data } = useQuery(sessionsQuery)
  const close = useAction({
    call: () => api.sessions.closeOthers(),
    invalidates: [queryKeys('sessions').all],
    onDone: ({ closed }) => toast({ title: words('security.othersClosed', { count: closed }), tone: 'success' }),
  })
  if (!data || data.length < 2) return null
  return (
    <Button size="sm" isPending={close.isPending} onPress={() => void close.run()}>
      {words('security.closeOthers')}
    </Button>
  )
}

function Row({ session, onClose }: { session: Session; onClose: () => void }) {
  const words = useWords('account')
  const format = useFormatter()
  const device = useDeviceName(session.device)
  const Icon = /android|iphone|phone|mobile/i.test(session.device) ? Smartphone : Monitor
  const now = useNow()
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.5] text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="wrap-anywhere">{device}</p>
        {session.isActing && <p className="text-xs text-ink">{words('security.acting')}</p>}
        <p className="text-xs text-muted wrap-anywhere">
          {[
            session.place,
            `${words('security.since')} ${format.dateTime(new Date(session.startTime), { dateStyle: 'medium', timeStyle: 'short' })}`,
            `${words('security.seen')} ${format.relativeTime(new Date(session.lastSeen), now)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {session.current ? (
        <Badge tone="brand">{words('security.here')}</Badge>
      ) : (
        <Button size="sm" aria-label={words('security.closeNamed', { device })} onPress={onClose}>
          {words('security.close')}
        </Button>
      )}
    </li>
  )
}

/** The server names devices as `Firefox on Windows`. */
function useDeviceName(device: string): string {
  const words = useWords('account')
  const [browser, system] = device.split(' on ', 2)
  if (browser && system) return words('security.deviceOn', { browser, system })
  return device === 'Unknown device' ? words('security.unknown') : device
}
