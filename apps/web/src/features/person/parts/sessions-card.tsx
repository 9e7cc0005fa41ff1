import { Button } from '@deckle/ui/actions/button.tsx'
import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useNow, useWords } from '../../../words/use-words.ts'
import { changed, type Inspected } from '../queries.ts'

interface SessionsProps {
  readonly id: string
  readonly sessions: Inspected['sessions']
  readonly mayClose: boolean
}

export function SessionsCard({ id, sessions, mayClose }: SessionsProps) {
  const words = useWords('person')
  const format = useFormatter()
  const now = useNow()
  const close = useAction<string>({
    call: (session_id) => api.users.closeSession({ params: { id, session_id } }),
    sameAs: (session_id) => session_id,
    invalidates: changed,
    onDone: () => toast({ title: words('sessions.closed'), tone: 'success' }),
  })
  return (
    <Card title={words('sessions.title')}>
      {sessions.length === 0 && <p className="text-sm text-muted">{words('sessions.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map(({ sessionId, device, place, lastSeen, current }) => (
          <li key={sessionId} className="flex items-center gap-3 py-2 text-sm">
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                <TextLink href={`/activity/sessions/${sessionId}`}>{device}</TextLink>
              </p>
              <p className="text-xs text-muted wrap-anywhere">
                {[place, format.relativeTime(new Date(lastSeen), now)].filter(Boolean).join(' · ')}
              </p>
            </div>
            {current && <Badge tone="brand">{words('sessions.here')}</Badge>}
            {!current && mayClose && (
              <Button
                size="sm"
                aria-label={words('sessions.closeNamed', { device })}
                onPress={() => void close.run(sessionId)}
              >
                {words('sessions.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
