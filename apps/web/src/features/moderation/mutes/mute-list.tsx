import type { Mute } from '@deckle/contract/moderation.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { posterUrl } from '../../../deck/media-url.ts'
import { PagedRows } from '../../../lib/list/paged-rows.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { type MutesPage, mutesQuery } from '../queries.ts'
import { MuteButton } from './mute-button.tsx'

const rowsOf = ({ mutes }: MutesPage): readonly Mute[] => mutes

/** Who may read and not write, why and until when. */
export function MuteList() {
  const words = useWords('moderation')
  const list = usePagedList(mutesQuery, rowsOf)
  return (
    <PagedRows
      list={list}
      empty={
        <EmptyState illustration="people" title={words('empty.muted')}>
          {words('empty.mutedText')}
        </EmptyState>
      }
    >
      {(mutes) => (
        <Card padding="none">
          <ul aria-label={words('people')} className="divide-y divide-line">
            {mutes.map((mute) => (
              <MuteRow key={mute.person.id} mute={mute} />
            ))}
          </ul>
        </Card>
      )}
    </PagedRows>
  )
}

function MuteRow({ mute: { person, until, reason, by, at } }: { readonly mute: Mute }) {
  const words = useWords('moderation')
  const format = useFormatter()
  const when = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-start gap-3 px-4 py-3 text-sm">
      <Avatar name={person.name} src={person.image === '' ? null : posterUrl(person.image, 160)} />
      <div className="min-w-40 flex-1 wrap-anywhere">
        <bdi className="font-strong">{person.name}</bdi>
        <p>
          <bdi>{reason}</bdi>
        </p>
        <p className="text-xs text-muted">
          {until === null ? words('mutedForever') : words('mutedUntil', { when: when(until) })} ·{' '}
          {words('mutedBy', { name: by?.name ?? words('gonePerson'), when: when(at) })}
        </p>
      </div>
      <MuteButton person={person} isMuted />
    </li>
  )
}
