import { Card } from '@deckle/ui/layout/card.tsx'
import { Filter } from 'lucide-react'
import type { ReactNode } from 'react'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

/** Attempts that have something in common, as a device or a country. */
export interface Group {
  /** What it is filtered by; null where there is no filter for it. */
  readonly id: string | null
  readonly name: string
  readonly starts: number
  readonly completions: number
  readonly completionRate: number
  readonly meanPercentage: number | null
  readonly meanSeconds: number | null
}

interface GroupCardProps {
  readonly title: string
  /** Heading of the names. */
  readonly of: string
  readonly finding: string
  readonly groups: readonly Group[]
  /** Filters by one group. */
  readonly onFilter: (id: string) => void
  /** A picture of them, above the table. */
  readonly children?: ReactNode
}

/** Groups by how many they are, with how they did. */
export function GroupCard({ title, of, finding, groups, onFilter, children }: GroupCardProps) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const most = Math.max(1, ...groups.map(({ starts }) => starts))
  const head = 'border-b border-line pb-2 text-xs font-normal text-muted'
  const cell = 'border-b border-line py-2 whitespace-nowrap group-last:border-b-0'
  const figure = 'w-24 ps-3 text-end tabular-nums phone:w-auto'
  return (
    <Card title={title} description={finding}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
      <div role="region" aria-label={`${title}: ${t('table')}`} tabIndex={0} className="max-h-120 overflow-auto">
        <table aria-label={title} className="w-full border-separate border-spacing-0 text-sm">
          <thead>
            <tr>
              <th scope="col" className={`${head} w-52 text-start phone:w-auto`}>
                {of}
              </th>
              <td aria-hidden="true" className="border-b border-line phone:hidden" />
              {[t('starts'), t('completion'), t('score'), t('time')].map((name) => (
                <th key={name} scope="col" className={`${head} ${figure}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.map(({ id, name, starts, completions, completionRate, meanPercentage, meanSeconds }) => (
              <tr key={`${id} ${name}`} className="group">
                <th scope="row" className={`${cell} text-start font-normal phone:whitespace-normal`}>
                  {id === null ? (
                    name
                  ) : (
                    <button
                      type="button"
                      className="flex items-center gap-1.5 rounded-sm hover:underline touch:min-h-11"
                      aria-label={t('sources.only', { name })}
                      onClick={() => onFilter(id)}
                    >
                      {name}
                      <Filter aria-hidden="true" className="size-3 text-muted" />
                    </button>
                  )}
                </th>
                <td aria-hidden="true" className={`${cell} phone:hidden`}>
                  <LyingBar whole={(starts / most) * 100} part={(completions / most) * 100} height={14} />
                </td>
                <td className={`${cell} ${figure}`}>{number(starts)}</td>
                <td className={`${cell} ${figure}`}>{percent(completionRate)}</td>
                <td className={`${cell} ${figure}`}>{percent(meanPercentage)}</td>
                <td className={`${cell} ${figure}`}>{duration(meanSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
