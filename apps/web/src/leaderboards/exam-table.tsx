import type { ExamRow } from '@deckle/contract/leaderboards.ts'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { type Column, PagedTable } from '../lib/list/paged-table.tsx'
import type { PagedList } from '../lib/list/use-paged-list.ts'
import { useFormatter, useWords } from '../words/use-words.ts'
import { BoardPerson } from './board-person.tsx'
import { OwnPlace } from './own-place.tsx'

interface ExamBoard {
  readonly leaderboard: readonly ExamRow[]
  readonly mine: Pick<ExamRow, 'rank' | 'percentage' | 'seconds'> | null
}

export const rowsOfExam = ({ leaderboard }: Pick<ExamBoard, 'leaderboard'>) => leaderboard

interface ExamTableProps {
  readonly list: PagedList<ExamRow, ExamBoard>
  /** Whose own place stands above it. */
  readonly isLearner: boolean
}

/** A final exam's best results, and of equal ones the quicker. Its words: `leaderboard`, `errors`. */
export function ExamTable({ list, isLearner }: ExamTableProps) {
  const words = useWords('leaderboard')
  const { percent, time } = useResultFormat()
  const mine = list.firstPage?.mine ?? null
  return (
    <>
      {list.firstPage && (isLearner || mine) && (
        <OwnPlace rank={mine?.rank ?? null} none={words('exam.ownNone')}>
          {mine && (
            <>
              <span>{percent(mine.percentage)}</span>
              <span className="text-muted">{time(mine.seconds)}</span>
            </>
          )}
        </OwnPlace>
      )}
      <PagedTable
        label={words('exam.title')}
        list={list}
        rowKey={({ user: { id } }, at) => id ?? `hidden ${at}`}
        columns={useColumns()}
        empty={
          <EmptyState illustration="people" title={words('exam.none')}>
            {words('exam.noneText')}
          </EmptyState>
        }
      />
    </>
  )
}

function useColumns(): readonly Column<ExamRow>[] {
  const words = useWords('leaderboard')
  const { percent, time } = useResultFormat()
  return [
    { name: words('columns.person'), cell: (row) => <BoardPerson row={row} /> },
    { name: words('exam.result'), align: 'end', cell: ({ percentage }) => percent(percentage) },
    { name: words('exam.time'), align: 'end', cell: ({ seconds }) => time(seconds) },
  ]
}

function useResultFormat() {
  const words = useWords('leaderboard')
  const format = useFormatter()
  return {
    /** 0 … 100, to a tenth. */
    percent: (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    time: (seconds: number) =>
      seconds < 60
        ? words('exam.seconds', { seconds })
        : seconds < 3600
          ? words('exam.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })
          : words('exam.hours', { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60) }),
  }
}
