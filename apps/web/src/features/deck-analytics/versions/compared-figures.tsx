import type { DeckOverview } from '@deckle/contract/models/deck-figures.ts'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { isCompletionDifferent, isScoreDifferent } from '@deckle/core/report/findings/chance.ts'
import { Change } from '../overview/change.tsx'
import { verdictOf } from './compare.ts'

export interface VersionNames {
  readonly older: string
  readonly newer: string
}

interface ComparedFiguresProps {
  readonly names: VersionNames
  readonly older: DeckOverview
  readonly newer: DeckOverview
}

/** The figures of two versions, with how the newer one differs. */
export function ComparedFigures({ names, older, newer }: ComparedFiguresProps) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const rows = [
    { name: t('people'), of: ({ starts }: DeckOverview) => number(starts), change: null },
    {
      name: t('completion'),
      of: ({ completionRate }: DeckOverview) => percent(completionRate),
      change: (
        <Change
          now={newer.completionRate}
          before={older.completionRate}
          as="points"
          isChance={!isCompletionDifferent(newer, older)}
        />
      ),
    },
    {
      name: t('score'),
      of: ({ meanPercentage }: DeckOverview) => percent(meanPercentage),
      change: (
        <Change
          now={newer.meanPercentage}
          before={older.meanPercentage}
          as="points"
          isChance={!isScoreDifferent(newer, older)}
        />
      ),
    },
    { name: t('time'), of: ({ medianSeconds }: DeckOverview) => duration(medianSeconds), change: null },
  ]
  const head = 'border-b border-line pb-2 text-xs font-normal text-muted'
  const cell = 'border-b border-line py-2 group-last:border-b-0'
  return (
    <Card
      title={t('versions.title')}
      description={t(`versions.${verdictOf(older, newer)}`, {
        ...names,
        before: percent(older.completionRate),
        after: percent(newer.completionRate),
      })}
    >
      <table aria-label={t('versions.title')} className="w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <td aria-hidden="true" className={head} />
            {[names.older, names.newer, t('versions.difference')].map((name) => (
              <th key={name} scope="col" className={`${head} ps-3 text-end`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of, change }) => (
            <tr key={name} className="group">
              <th scope="row" className={`${cell} text-start font-normal`}>
                {name}
              </th>
              <td className={`${cell} ps-3 text-end tabular-nums`}>{of(older)}</td>
              <td className={`${cell} ps-3 text-end tabular-nums`}>{of(newer)}</td>
              <td className={`${cell} ps-3 text-xs tabular-nums`}>
                <span className="flex justify-end">{change ?? '–'}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
