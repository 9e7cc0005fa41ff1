import { type Announcement, announcementStates } from '@deckle/contract/announcements.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { type Column, PagedTable } from '../../../lib/list/paged-table.tsx'
import { usePagedList } from '../../../lib/list/use-paged-list.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { announcementsQuery } from '../queries.ts'
import { adminUrl } from '../url-state.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'

const rowsOf = ({ announcements }: { readonly announcements: readonly Announcement[] }) => announcements

/** Active, planned and ended announcements. */
export function AnnouncementsTab() {
  const words = useWords('operations')
  const [url, setUrl] = useUrlState(adminUrl)
  const list = usePagedList(announcementsQuery(url.announced), rowsOf)
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null)
  const columns = useColumns(setEdited)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Button variant="primary" icon={<Plus />} onPress={() => setEdited('new')}>
          {words('announcements.new')}
        </Button>
        <Select
          label={words('announcements.state')}
          hideLabel
          className="w-44 phone:w-full"
          options={[
            { id: 'every', label: words('announcements.everyState') },
            ...announcementStates.map((id) => ({ id, label: words(`announcements.states.${id}`) })),
          ]}
          value={url.announced ?? 'every'}
          onChange={(next) => setUrl({ ...url, announced: next === 'every' ? undefined : next })}
        />
      </div>
      {edited && <AnnouncementDialog announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      <PagedTable
        label={words('announcements.title')}
        list={list}
        rowKey={({ id }) => id}
        columns={columns}
        empty={
          <EmptyState
            illustration={url.announced ? 'search' : 'inbox'}
            title={words(url.announced ? 'announcements.noneFound' : 'announcements.none')}
          >
            {url.announced ? undefined : words('announcements.noneText')}
          </EmptyState>
        }
      />
    </div>
  )
}

const tones = { active: 'success', planned: 'info', ended: 'neutral' } as const

function useColumns(onEdit: (announcement: Announcement) => void): readonly Column<Announcement>[] {
  const words = useWords('operations')
  const licences = useWords('operators')
  return [
    {
      name: words('announcements.text'),
      cell: ({ text }) => (
        <span className="flex min-w-56 flex-col py-1.5">
          {text.en}
          {text.hi !== '' && (
            <span lang="hi" className="text-xs text-muted">
              {text.hi}
            </span>
          )}
        </span>
      ),
    },
    {
      name: words('announcements.state'),
      cell: ({ state, level }) => (
        <span className="flex flex-wrap gap-1">
          <Badge tone={tones[state]}>{words(`announcements.states.${state}`)}</Badge>
          {level === 'warning' && <Badge tone="warning">{words('announcements.levels.warning')}</Badge>}
        </span>
      ),
    },
    { name: words('announcements.when'), cell: (one) => <When announcement={one} /> },
    {
      name: words('announcements.who'),
      cell: ({ licenseTypes }) =>
        licenseTypes.length === 0
          ? words('announcements.everybody')
          : licenseTypes.map((type) => licences(`licences.${type}`)).join(', '),
    },
    {
      name: words('announcements.actions'),
      hideName: true,
      align: 'end',
      cell: (one) => <Actions announcement={one} onEdit={() => onEdit(one)} />,
    },
  ]
}

function When({ announcement: { startsAt, endsAt } }: { announcement: Announcement }) {
  const words = useWords('operations')
  const format = useFormatter()
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className="text-xs">
      {endsAt === null
        ? words('announcements.fromOn', { from: moment(startsAt) })
        : words('announcements.fromTo', { from: moment(startsAt), to: moment(endsAt) })}
    </span>
  )
}

function Actions({ announcement, onEdit }: { announcement: Announcement; onEdit: () => void }) {
  const words = useWords('operations')
  const text = announcement.text.en
  const end = useAction({
    call: () => api.announcements.end({ params: { id: announcement.id } }),
    onDone: () => toast({ title: words('announcements.ended'), tone: 'success' }),
    invalidates: [queryKeys('announcements').all, queryKeys('notifications').all],
  })
  return (
    <span className="flex justify-end gap-2">
      {announcement.can.edit && (
        <Button size="sm" aria-label={words('announcements.editNamed', { text })} onPress={onEdit}>
          {words('announcements.edit')}
        </Button>
      )}
      {announcement.can.end && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('announcements.endNamed', { text })}
          isPending={end.isPending}
          onPress={() => void end.run()}
        >
          {words('announcements.end')}
        </Button>
      )}
    </span>
  )
}
