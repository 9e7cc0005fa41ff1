import { type BulkAction, bulkActionNames, mayInBulk } from '@deckle/core/people/bulk-action.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Download, Ellipsis, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { countSelected, everybody, nobody, selectedPeople, type Selection } from '../selection.ts'
import type { PeopleFilter } from '../url-state.ts'
import { BulkDialog } from './bulk-dialog.tsx'

interface BulkBarProps {
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly filter: PeopleFilter
  /** Of all who match; undefined while it is counted. */
  readonly total: number | undefined
  /** Whether more match than are loaded. */
  readonly hasMore: boolean
  readonly onJob: (id: string) => void
}

/** How many are selected, everybody who matches, and what can be done with them. */
export function BulkBar({ selection, onSelect, filter, total, hasMore, onJob }: BulkBarProps) {
  const words = useWords('people')
  const [action, setAction] = useState<BulkAction | null>(null)
  const count = countSelected(selection, total)
  const people = selectedPeople(selection, filter)
  const offersAll = selection.kind === 'some' && (hasMore || selection.ids.size < (total ?? 0))
  return (
    <section
      aria-label={words('select.bar')}
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg phone:bottom-16"
    >
      <output className="text-sm font-strong">
        {count === undefined ? words('select.all') : words('select.count', { count })}
      </output>
      <IconButton size="sm" label={words('select.clear')} icon={<X />} onPress={() => onSelect(nobody)} />
      {offersAll && (
        <Button size="sm" variant="quiet" onPress={() => onSelect(everybody)}>
          {total === undefined ? words('select.offerAll') : words('select.offer', { count: total })}
        </Button>
      )}
      <span className="ms-auto flex flex-wrap gap-2">
        <ExportButton people={people} onJob={onJob} />
        {/* Actions need the count, which their confirmation shows. */}
        {count !== undefined && <Acts status={filter.status} onAct={setAction} />}
      </span>
      {action && count !== undefined && (
        <BulkDialog
          action={action}
          isRestoring={filter.status === 'bin'}
          count={count}
          people={people}
          onClose={() => setAction(null)}
          onJob={(id) => {
            setAction(null)
            onSelect(nobody)
            onJob(id)
          }}
        />
      )}
    </section>
  )
}

type People = ReturnType<typeof selectedPeople>

function ExportButton({ people, onJob }: { people: People; onJob: (id: string) => void }) {
  const words = useWords('people')
  const start = useAction({
    call: () => api.users.export({ body: { people } }),
    onDone: ({ job }) => onJob(job.id),
    invalidates: [queryKeys('jobs').lists],
  })
  return (
    <Button icon={<Download />} isPending={start.isPending} onPress={() => void start.run()}>
      {words('export')}
    </Button>
  )
}

/** What makes sense for people of a status. */
const actsOf = {
  active: bulkActionNames.filter((name) => name !== 'activate'),
  deactivated: bulkActionNames.filter((name) => name !== 'deactivate' && name !== 'invite'),
  bin: ['activate'],
} as const satisfies Readonly<Record<PeopleFilter['status'], readonly BulkAction[]>>

function Acts({ status, onAct }: { status: PeopleFilter['status']; onAct: (action: BulkAction) => void }) {
  const words = useWords('people')
  const actor = actorOf(useUser())
  const acts: readonly BulkAction[] = actsOf[status].filter((name) => mayInBulk(actor, name))
  if (acts.length === 0) return null
  const label = (name: BulkAction) => words(`act.${status === 'bin' && name === 'activate' ? 'restore' : name}`)
  return (
    <Menu
      label={words('select.bar')}
      placement="top end"
      trigger={
        <Button variant="primary" icon={<Ellipsis />}>
          {words('act.open')}
        </Button>
      }
      items={acts.map((name) => ({
        id: name,
        label: label(name),
        ...(name === 'delete' && { tone: 'danger' as const }),
        onAction: () => onAct(name),
      }))}
    />
  )
}
