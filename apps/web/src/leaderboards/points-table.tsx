import type { PointsRow } from '@deckle/contract/leaderboards.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Flame } from 'lucide-react'
import { type Column, PagedTable } from '../lib/list/paged-table.tsx'
import type { PagedList } from '../lib/list/use-paged-list.ts'
import { useWords } from '../words/use-words.ts'
import { BoardPerson } from './board-person.tsx'
import { OwnPlace } from './own-place.tsx'

export interface PointsBoard {
  readonly leaderboard: readonly PointsRow[]
  readonly mine: Mine | null
}
type Mine = Pick<PointsRow, 'rank' | 'points' | 'change' | 'streak'>

export const rowsOfBoard = ({ leaderboard }: Pick<PointsBoard, 'leaderboard'>) => leaderboard

interface PointsTableProps {
  readonly list: PagedList<PointsRow, PointsBoard>
  /** Whose own place stands above it. */
  readonly isLearner?: boolean
}

/** A board with one's own place above it. Its words: `leaderboard`, `errors`. */
export function PointsTable({ list, isLearner = true }: PointsTableProps) {
  const words = useWords('leaderboard')
  const mine = list.firstPage?.mine ?? null
  return (
    <>
      {list.firstPage && (isLearner || mine) && (
        <OwnPlace rank={mine?.rank ?? null} none={words('ownNone')}>
          {mine && (
            <>
              <span>{words('points', { count: mine.points })}</span>
              <span className="text-muted">{words('week', { count: mine.change })}</span>
              {mine.streak > 0 && <Streak days={mine.streak} />}
            </>
          )}
        </OwnPlace>
      )}
      <PagedTable
        label={words('title')}
        list={list}
        rowKey={({ user: { id } }, at) => id ?? `hidden ${at}`}
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
    { name: words('columns.person'), cell: (row) => <BoardPerson row={row} /> },
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
