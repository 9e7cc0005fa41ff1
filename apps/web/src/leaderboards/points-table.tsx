import type { PointsRow } from '@deckle/contract/leaderboards.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Flame } from 'lucide-react'
import { mediaUrl } from '../deck/media-url.ts'
import { type Column, PagedTable } from '../lib/list/paged-table.tsx'
import type { PagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'

export interface PointsBoard {
  readonly leaderboard: readonly PointsRow[]
  readonly mine: Mine | null
}
type Mine = Pick<PointsRow, 'rank' | 'points' | 'change' | 'streak'>

export const rowsOfBoard = ({ leaderboard }: Pick<PointsBoard, 'leaderboard'>) => leaderboard

/** A board with one's own place above it. Its words: `leaderboard`, `errors`. */
export function PointsTable({ list }: { readonly list: PagedList<PointsRow, PointsBoard> }) {
  const words = useWords('leaderboard')
  return (
    <>
      {list.firstPage && <OwnPlace mine={list.firstPage.mine} />}
      <PagedTable
        label={words('title')}
        list={list}
        rowKey={({ user: { id } }) => id}
        columns={useColumns()}
        empty={
          <EmptyState illustration="people" title={words('none')}>
            {words('noneText')}
          </EmptyState>
        }
      />
    </>
  )
}

function OwnPlace({ mine }: { mine: Mine | null }) {
  const words = useWords('leaderboard')
  return (
    <section aria-label={words('own')} className="rounded-lg border border-line bg-surface p-4">
      {mine ? (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm">
          <strong className="text-lg font-strong text-ink">{words('rank', { rank: mine.rank })}</strong>
          <span>{words('points', { count: mine.points })}</span>
          <span className="text-muted">{words('week', { count: mine.change })}</span>
          {mine.streak > 0 && <Streak days={mine.streak} />}
        </p>
      ) : (
        <p className="text-sm text-muted">{words('ownNone')}</p>
      )}
    </section>
  )
}

function Streak({ days }: { days: number }) {
  const words = useWords('leaderboard')
  return (
    <span className="inline-flex items-center gap-1 text-warning-text">
      <Flame aria-hidden className="size-4" />
      {words('streakDays', { count: days })}
    </span>
  )
}

function useColumns(): readonly Column<PointsRow>[] {
  const words = useWords('leaderboard')
  return [
    { name: words('columns.person'), cell: (row) => <Person row={row} /> },
    { name: words('columns.points'), align: 'end', cell: ({ points: count }) => words('number', { count }) },
    {
      name: words('columns.change'),
      align: 'end',
      cell: ({ change }) => (change > 0 ? words('plus', { count: change }) : <span className="text-muted">–</span>),
    },
    {
      name: words('columns.streak'),
      align: 'end',
      cell: ({ streak }) => (streak > 0 ? <Streak days={streak} /> : <span className="text-muted">–</span>),
    },
  ]
}

function Person({ row: { rank, user } }: { row: PointsRow }) {
  const words = useWords('leaderboard')
  const name = user.name === '' ? words('hidden') : user.name
  return (
    <span className="flex min-w-0 items-center gap-3 py-1">
      <span className="w-9 shrink-0 text-end font-strong tabular-nums">{words('number', { count: rank })}</span>
      <Avatar name={user.name === '' ? '?' : name} src={user.image === '' ? null : mediaUrl(user.image)} size="sm" />
      <span className={user.name === '' ? 'text-muted italic' : 'min-w-0 wrap-anywhere'}>{name}</span>
      {user.isMe && <Badge tone="brand">{words(user.isHidden ? 'youHidden' : 'you')}</Badge>}
    </span>
  )
}
