import type { Crosstab } from '@deckle/contract/crosstabs.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { useTestWords } from './test-words.ts'

export const cellValues = ['rowShare', 'columnShare', 'people'] as const
export type CellValue = (typeof cellValues)[number]

/** The table, darker where more people are, with what the test says of it in a sentence. */
export function CrosstabCard({ crosstab, value, action }: CrosstabCardProps) {
  const t = useWords('analytics')
  const { finding, figures, isUnreliable } = useTestWords(crosstab)
  return (
    <Card title={t('crosstab.title')} description={finding} action={action}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
      <div role="region" aria-label={`${t('crosstab.title')}: ${t('table')}`} tabIndex={0} className="overflow-x-auto">
        <CrossTable crosstab={crosstab} value={value} />
      </div>
      {figures && <p className="mt-3 text-xs text-muted tabular-nums">{figures}</p>}
      {isUnreliable && (
        <Callout tone="warning" className="mt-3">
          {t('crosstab.unreliable')}
        </Callout>
      )}
    </Card>
  )
}

interface CrosstabCardProps {
  readonly crosstab: Crosstab
  readonly value: CellValue
  readonly action: ReactNode
}

/** Stays in view while columns scroll. */
const rowHead =
  'sticky start-0 z-10 min-w-48 max-w-72 bg-surface text-start wrap-anywhere phone:min-w-28 phone:max-w-36'

function CrossTable({ crosstab, value }: { readonly crosstab: Crosstab; readonly value: CellValue }) {
  const t = useWords('analytics')
  const { number, percent } = useFigureFormat()
  const { rows, columns, cells, people } = crosstab
  const name = (label: string) => label || t('question.untitledOption')
  const shareOf = (cell: Crosstab['cells'][number][number]) =>
    (value === 'columnShare' ? cell.columnShare : cell.rowShare) ?? 0
  const head = 'p-2 text-xs font-normal text-muted align-bottom'
  return (
    <table className="w-full border-separate border-spacing-0.5 text-sm">
      <thead>
        <tr>
          <td aria-hidden="true" />
          <th
            scope="colgroup"
            colSpan={columns.options.length}
            className={`${head} text-start font-strong wrap-anywhere`}
          >
            {columns.slideSeq + 1}. {columns.question}
          </th>
          <td aria-hidden="true" />
        </tr>
        <tr>
          <th scope="col" className={`${head} ${rowHead} font-strong`}>
            {rows.slideSeq + 1}. {rows.question}
          </th>
          {columns.options.map((option) => (
            <th key={option.key} scope="col" className={`${head} min-w-20 text-end wrap-anywhere`}>
              <span className="line-clamp-4" title={name(option.label)}>
                {name(option.label)}
              </span>
            </th>
          ))}
          <th scope="col" className={`${head} text-end`}>
            {t('people')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.options.map((row, i) => (
          <tr key={row.key}>
            <th scope="row" className={`${rowHead} p-2 font-normal`}>
              <span className="line-clamp-3" title={name(row.label)}>
                {name(row.label)}
              </span>
            </th>
            {cells[i]?.map((cell, j) => (
              <td key={columns.options[j]?.key} className="relative rounded-sm p-2 text-end tabular-nums">
                <span
                  aria-hidden="true"
                  className="absolute inset-0 rounded-sm bg-brand-edge"
                  style={{ opacity: (shareOf(cell) / 100) * 0.35 }}
                />
                <span className="relative">{value === 'people' ? number(cell.people) : percent(cell[value])}</span>
              </td>
            ))}
            <td className="p-2 text-end text-muted tabular-nums">{number(row.people)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className={`${rowHead} p-2 text-xs font-normal text-muted`}>
            {t('people')}
          </th>
          {columns.options.map((option) => (
            <td key={option.key} className="p-2 text-end text-muted tabular-nums">
              {number(option.people)}
            </td>
          ))}
          <td className="p-2 text-end font-strong tabular-nums">{number(people)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
