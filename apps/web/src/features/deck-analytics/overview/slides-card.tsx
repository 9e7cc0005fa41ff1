import { Card } from '@deckle/ui/layout/card.tsx'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { MissingIn } from '../parts/funnel-versions.tsx'
import { useSlideFinding } from '../parts/slide-finding.ts'
import type { SlideRow } from '@deckle/contract/models/deck-findings.ts'

interface SlidesCardProps {
  readonly rows: readonly SlideRow[]
  readonly starts: number
  readonly onOpenSlide: (slideId: string) => void
}

/** Funnel and item analysis in one table: where people leave, how long they take, how hard a question is. */
export function SlidesCard({ rows, starts, onOpenSlide }: SlidesCardProps) {
  const t = useWords('analytics')
  const finding = useSlideFinding(rows)
  const most = Math.max(1, starts, ...rows.map(({ reached }) => reached))
  const isMarked = rows.some(({ item }) => item !== null)
  const head = 'border-b border-line pb-2 ps-3 text-end font-normal text-muted'
  return (
    <Card title={t('slides.title')} description={finding}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
      <div role="region" aria-label={`${t('slides.title')}: ${t('table')}`} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0 text-sm">
          <thead className="text-xs">
            <tr>
              <th scope="col" className="border-b border-line pb-2 text-start font-normal text-muted">
                {t('funnel.slide')}
              </th>
              <td aria-hidden="true" className="border-b border-line phone:hidden" />
              {(['reached', 'left'] as const).map((name) => (
                <th key={name} scope="col" className={head}>
                  {t(`funnel.${name}`)}
                </th>
              ))}
              <th scope="col" className={head}>
                {t('time')}
              </th>
              {isMarked && (
                <>
                  <th scope="col" className={head}>
                    {t('items.facility')}
                  </th>
                  <th scope="col" className={head}>
                    {t('items.discrimination')}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.slideId} row={row} most={most} isMarked={isMarked} onOpenSlide={onOpenSlide} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

interface RowProps {
  readonly row: SlideRow
  readonly most: number
  readonly isMarked: boolean
  readonly onOpenSlide: (slideId: string) => void
}

/** Per cent of those who reached a slide from which their loss stands out. */
const LOSS = 10

function Row({ row, most, isMarked, onOpenSlide }: RowProps) {
  const t = useWords('analytics')
  const { number, percent, duration, decimal } = useFigureFormat()
  const { reached, droppedOff, item } = row
  const loss = row.dropOffRate ?? 0
  const cell = 'border-b border-line py-2 ps-3 text-end align-top tabular-nums whitespace-nowrap group-last:border-b-0'
  const flags = item?.flags ?? []
  const isHardOrEasy = flags.includes('hard') || flags.includes('easy')
  return (
    <tr className="group">
      <th
        scope="row"
        className="min-w-40 border-b border-line py-2 text-start align-top font-normal group-last:border-b-0"
      >
        <button
          type="button"
          className="rounded-sm text-start wrap-anywhere hover:underline touch:min-h-11"
          onClick={() => onOpenSlide(row.slideId)}
        >
          <span className="text-muted tabular-nums">{row.place}.</span> {row.heading || t('question.untitled')}
        </button>
        <MissingIn versions={row.missingIn} />
      </th>
      <td
        aria-hidden="true"
        className="w-1/4 border-b border-line py-2 ps-3 align-top group-last:border-b-0 phone:hidden"
      >
        <LyingBar whole={(reached / most) * 100} part={((reached - droppedOff) / most) * 100} height={14} />
      </td>
      <td className={cell}>{number(reached)}</td>
      <td className={`${cell} ${loss >= LOSS ? 'text-danger-text' : ''}`}>
        {droppedOff > 0 ? `${number(droppedOff)} (${percent(loss)})` : '–'}
      </td>
      <td className={cell}>{duration(row.medianSeconds)}</td>
      {isMarked && (
        <>
          <td className={`${cell} ${isHardOrEasy ? 'text-warning-text' : ''}`}>{percent(item?.facility ?? null)}</td>
          <td className={`${cell} ${flags.includes('weak') ? 'text-warning-text' : ''}`}>
            {decimal(item?.discrimination ?? null)}
          </td>
        </>
      )}
    </tr>
  )
}
