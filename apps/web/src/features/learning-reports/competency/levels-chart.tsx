import { shareOf } from '@deckle/core/report/report.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { levelStyle } from '../../../competencies/level-style.ts'
import { useWords } from '../../../words/use-words.ts'
import { useValues } from '../parts/use-values.ts'
import { type RowOf, scaleQuery } from '../queries.ts'

interface LevelsProps {
  readonly id: string
  readonly row: RowOf<'competencyOverview'>
}

const levels = [0, 1, 2, 3] as const

/** How many of those measured are at each level: one bar in four parts. */
export function LevelsChart({ id, row }: LevelsProps) {
  const words = useWords('learning-reports')
  const { number, percent } = useValues()
  const scale = useQuery(scaleQuery(id)).data
  const counted = levels.map((level) => ({
    level,
    name: scale?.[level] ?? words(`columns.level_${level}`),
    count: row[`level_${level}`],
    share: shareOf(row[`level_${level}`], row.measured),
  }))
  const below = row.level_0 + row.level_1
  return (
    <ChartFrame
      title={words('levels.title')}
      finding={row.measured === 0 ? words('levels.none') : words('levels.finding', { below, measured: row.measured })}
      table={{
        label: words('asTable'),
        columns: [words('columns.level'), words('columns.people'), words('levels.share')],
        rows: row.measured === 0 ? [] : counted.map(({ name, count, share }) => [name, number(count), percent(share)]),
      }}
      height={84}
    >
      {() => (
        <div className="flex h-full flex-col gap-3 text-xs">
          <div className="flex min-h-0 flex-1 gap-0.5">
            {counted.map(
              ({ level, name, count, share }) =>
                count > 0 && (
                  <span
                    key={level}
                    title={`${name}: ${number(count)}`}
                    className={classNames(
                      'flex min-w-1 items-center justify-center overflow-hidden rounded-sm border border-current font-strong tabular-nums',
                      levelStyle(level),
                    )}
                    style={{ width: `${share ?? 0}%` }}
                  >
                    {(share ?? 0) >= 8 && number(count)}
                  </span>
                ),
            )}
          </div>
          <div className="grid grid-cols-4 gap-x-3 gap-y-1.5 phone:grid-cols-2">
            {counted.map(({ level, name, count, share }) => (
              <span key={level} className="flex min-w-0 items-center gap-1.5">
                <span className={classNames('size-3 shrink-0 rounded-sm border border-current', levelStyle(level))} />
                <span className="truncate">{name}</span>
                <span className="shrink-0 text-muted tabular-nums">
                  {number(count)} ({percent(share)})
                </span>
              </span>
            ))}
          </div>
        </div>
      )}
    </ChartFrame>
  )
}
