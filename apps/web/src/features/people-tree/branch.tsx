import type { BranchRow } from '@deckle/contract/models/people.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { ChevronRight, CornerUpRight, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Link, TreeItem, TreeItemContent } from 'react-aria-components'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { useWords } from '../../words/use-words.ts'
import { posterUrl } from '../../deck/media-url.ts'
import { nameOf } from '../../people/name-of.ts'
import { branchQuery, branchRowsOf } from './queries.ts'

export interface TreeState {
  readonly expanded: ReadonlySet<string>
  /** The person whose place is shown. */
  readonly shown: string | null
  /** People on the way to the shown one, who may be beyond the rows that are loaded, by their manager. */
  readonly onWay: ReadonlyMap<string | null, BranchRow>
  /** Undefined where the caller may move nobody. */
  readonly onMove: ((person: BranchRow) => void) | undefined
}

/** Direct reports of a manager, followed by a row for loading more, loading or an error. */
export function BranchRows({ managerId, state }: { managerId: string | null; state: TreeState }) {
  const words = useWords('people-tree')
  const errorWords = useErrorWords()
  const list = usePagedList(branchQuery(managerId), branchRowsOf)
  const key = managerId ?? 'top'
  if (list.error)
    return (
      <NoteRow key="error" id={`error:${key}`} onAction={list.retry}>
        {errorWords(list.error)} {words('again')}
      </NoteRow>
    )
  if (!list.rows)
    return (
      <NoteRow key="loading" id={`loading:${key}`}>
        {words('loading')}
      </NoteRow>
    )
  const ancestor = state.onWay.get(managerId)
  const isLoaded = !ancestor || list.rows.some(({ id }) => id === ancestor.id)
  return (
    <>
      {!isLoaded && <PersonItem person={ancestor} state={state} />}
      {list.rows.map((person) => (
        <PersonItem key={person.id} person={person} state={state} />
      ))}
      {list.hasMore && (
        <NoteRow id={`more:${key}`} onAction={list.isLoadingMore ? undefined : list.loadMore}>
          {list.isLoadingMore ? words('loading') : list.moreError ? words('again') : words('more')}
        </NoteRow>
      )}
    </>
  )
}

const rowStyle =
  'group flex min-h-11 cursor-default items-center rounded-sm pe-2 text-sm hover:bg-hover not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-brand-edge data-drop-target:bg-brand-soft data-dragging:opacity-50'

function PersonItem({ person, state }: { person: BranchRow; state: TreeState }) {
  const isOpen = state.expanded.has(person.id)
  return (
    <TreeItem
      id={person.id}
      textValue={nameOf(person)}
      value={person}
      hasChildItems={person.reports > 0}
      className={classNames(rowStyle, state.shown === person.id && 'bg-brand-soft')}
    >
      <TreeItemContent>{({ level }) => <PersonRow person={person} level={level} state={state} />}</TreeItemContent>
      {person.reports > 0 &&
        (isOpen ? <BranchRows managerId={person.id} state={state} /> : <ClosedBranch of={person} />)}
    </TreeItem>
  )
}

/** Never shown: a row is opened by keyboard, and says whether it is open, only with a row below it. */
function ClosedBranch({ of: { id } }: { of: BranchRow }) {
  const words = useWords('people-tree')
  return <NoteRow id={`closed:${id}`}>{words('loading')}</NoteRow>
}

const indent = (level: number) => ({ paddingInlineStart: `${Math.min(level - 1, 12) * 1.25}rem` })

function PersonRow({ person, level, state }: { person: BranchRow; level: number; state: TreeState }) {
  const words = useWords('people-tree')
  const { onMove } = state
  const counts = person.reports > 0 && words('counts', { reports: person.reports, below: person.below })
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2" style={indent(level)}>
      <Button
        slot="chevron"
        className={classNames(
          'flex size-8 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-pressed touch:size-11',
          person.reports === 0 && 'invisible',
        )}
      >
        <ChevronRight aria-hidden="true" className="size-4 group-data-expanded:rotate-90 rtl:rotate-180" />
      </Button>
      {onMove && (
        <Button
          slot="drag"
          aria-label={words('drag', { name: nameOf(person) })}
          className="flex size-6 shrink-0 cursor-grab items-center justify-center text-faint phone:hidden"
        >
          <GripVertical aria-hidden="true" className="size-4" />
        </Button>
      )}
      <Avatar size="sm" name={nameOf(person)} src={person.image === '' ? null : posterUrl(person.image, 160)} />
      <span className="min-w-0 flex-1 py-1.5">
        <Link
          href={`/people/${person.id}`}
          className="block w-fit max-w-full rounded-sm wrap-anywhere text-ink outline-brand-edge hover:underline"
        >
          {nameOf(person)}
        </Link>
        <span className={classNames('block truncate text-xs text-muted', person.reports > 0 && 'narrow:hidden')}>
          {person.email}
        </span>
        {counts && <span className="hidden text-xs text-muted tabular-nums narrow:block">{counts}</span>}
      </span>
      {!person.user_active && <Badge>{words('deactivated')}</Badge>}
      {counts && <span className="shrink-0 text-xs text-muted tabular-nums narrow:hidden">{counts}</span>}
      {onMove && (
        <Button
          onPress={() => onMove(person)}
          aria-label={words('moveTo', { name: nameOf(person) })}
          className="flex size-8 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-pressed hover:text-ink touch:size-11"
        >
          <CornerUpRight aria-hidden="true" className="size-4" />
        </Button>
      )}
    </div>
  )
}

/** A row for loading more, loading or an error. */
function NoteRow({ id, onAction, children }: { id: string; onAction?: (() => void) | undefined; children: ReactNode }) {
  return (
    <TreeItem id={id} textValue={id} className={rowStyle} {...(onAction && { onAction })}>
      <TreeItemContent>
        {({ level }) => (
          <span className="ps-10" style={indent(level)}>
            <span className={onAction ? 'font-strong text-link' : 'text-muted'}>{children}</span>
          </span>
        )}
      </TreeItemContent>
    </TreeItem>
  )
}
