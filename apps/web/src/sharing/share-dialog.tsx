import type { Shares, SharePerson } from '@deckle/contract/sharing.ts'
import { MOST_SHARES, type ShareLevel, shareLevels } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Users, X } from 'lucide-react'
import { type ReactNode, type RefCallback, useRef, useState } from 'react'
import { posterUrl } from '../deck/media-url.ts'
import { LoadError } from '../lib/errors/load-error.tsx'
import { useUser } from '../lib/session/auth-state.ts'
import { useWords } from '../words/use-words.ts'
import { AddPerson } from './add-person.tsx'
import { type Shared, sharesQuery, useShare, withPerson } from './queries.ts'

/** People who are listed at once; the others when asked for. */
const FIRST = 20

/** With whom something is shared: people by name, and everyone of the client. What is changed holds at once. */
export function ShareDialog({ shared, name, onClose }: { shared: Shared; name: string; onClose: () => void }) {
  const t = useWords('sharing')
  const shares = useQuery(sharesQuery(shared))
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title', { name })}
      description={t(`${shared.kind}.text`)}
      footer={(close) => (
        <Button variant="primary" onPress={close}>
          {t('done')}
        </Button>
      )}
    >
      {shares.isPending ? (
        <Skeleton count={5} />
      ) : shares.isError && !shares.data ? (
        <LoadError error={shares.error} onRetry={() => void shares.refetch()} isRetrying={shares.isRefetching} />
      ) : (
        <SharesForm shared={shared} shares={shares.data} />
      )}
    </Dialog>
  )
}

function SharesForm({ shared, shares }: { shared: Shared; shares: Shares }) {
  const t = useWords('sharing')
  const { run } = useShare(shared)
  const set = (person: SharePerson, can: ShareLevel | null) => void run(withPerson(shares, person, can))
  // Who was added is gone on with: what may they do?
  const added = useRef<string | null>(null)
  const takeAway = (person: Shares['people'][number]) => {
    set(person, null)
    toast.undo(t('removed', { name: person.name }), () => set(person, person.can))
  }
  const [isWhole, setWhole] = useState(shares.people.length <= FIRST)
  const isFull = shares.people.length >= MOST_SHARES
  return (
    <div className="flex flex-col gap-4">
      {isFull ? (
        <Callout>{t(`${shared.kind}.full`, { most: String(MOST_SHARES) })}</Callout>
      ) : (
        <AddPerson
          key={shares.people.length}
          shared={shared}
          known={new Set(shares.people.map(({ user_id }) => user_id))}
          onAdd={(person) => {
            added.current = person.user_id
            set(person, 'view')
          }}
        />
      )}
      <ul aria-label={t('people')} className="flex flex-col divide-y divide-line">
        <Row person={shares.owner}>
          <span className="px-2 text-muted">{t('owner')}</span>
        </Row>
        {(isWhole ? shares.people : shares.people.slice(0, FIRST)).map((person) => (
          <Person
            key={person.user_id}
            person={person}
            buttonRef={(button) => {
              if (!button || added.current !== person.user_id) return
              added.current = null
              button.focus()
            }}
            onChange={(can) => set(person, can)}
            onRemove={() => takeAway(person)}
          />
        ))}
        {!isWhole && (
          <li className="py-2">
            <Button size="sm" variant="quiet" onPress={() => setWhole(true)}>
              {t('showAll', { count: shares.people.length })}
            </Button>
          </li>
        )}
        {shares.people.length === 0 && <li className="py-2 text-muted">{t('none')}</li>}
        <Everyone value={shares.everyone} onChange={(everyone) => void run({ ...shares, everyone })} />
      </ul>
      <p className="text-xs text-muted">{t('always')}</p>
    </div>
  )
}

function Person({ person, buttonRef, onChange, onRemove }: PersonProps) {
  const t = useWords('sharing')
  return (
    <Row person={person}>
      <Select<ShareLevel>
        ref={buttonRef}
        label={t('canOf', { name: person.name })}
        hideLabel
        value={person.can}
        onChange={onChange}
        options={shareLevels.map((id) => ({ id, label: t(`levels.${id}`) }))}
        className="w-32"
      />
      <IconButton label={t('removeOf', { name: person.name })} icon={<X />} size="sm" onPress={onRemove} />
    </Row>
  )
}

interface PersonProps {
  readonly person: Shares['people'][number]
  /** Of the choice what the person may do. */
  readonly buttonRef: RefCallback<HTMLButtonElement>
  readonly onChange: (can: ShareLevel) => void
  readonly onRemove: () => void
}

interface EveryoneProps {
  readonly value: Shares['everyone']
  readonly onChange: (value: Shares['everyone']) => void
}

/** What everyone of the client may do. */
function Everyone({ value, onChange }: EveryoneProps) {
  const t = useWords('sharing')
  const { branding } = useUser()
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-pressed text-muted">
        <Users aria-hidden="true" className="size-4" />
      </span>
      <span className="flex min-w-24 flex-1 flex-col">
        <span className="wrap-anywhere">{t('everyone', { client: branding.name })}</span>
        <span className="text-xs text-muted">{t('everyoneText')}</span>
      </span>
      <Select<Shares['everyone']>
        label={t('canOf', { name: t('everyone', { client: branding.name }) })}
        hideLabel
        value={value}
        onChange={onChange}
        options={(['none', ...shareLevels] as const).map((id) => ({ id, label: t(`levels.${id}`) }))}
        className="w-32"
      />
    </li>
  )
}

function Row({ person, children }: { person: SharePerson; children: ReactNode }) {
  const t = useWords('sharing')
  const isMe = useUser()._id === person.user_id
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={person.name} src={person.image === '' ? null : posterUrl(person.image, 64)} />
      <span className="min-w-24 flex-1 wrap-anywhere">
        <bdi>{isMe ? t('you', { name: person.name }) : person.name}</bdi>
      </span>
      <span className="ms-auto flex items-center gap-1">{children}</span>
    </li>
  )
}
