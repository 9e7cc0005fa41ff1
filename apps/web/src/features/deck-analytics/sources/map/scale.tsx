import { useFigureFormat } from '../../../../figures/figure-format.ts'
import { useWords } from '../../../../words/use-words.ts'
import type { ValueClass } from './classes.ts'

/** How much of the client's colour lies over the surface, in light and dark, from few people to many. */
export const shades = [0.35, 0.5, 0.66, 0.83, 1] as const

/** The legend: how many people each shade means. */
export function Scale({ classes }: { readonly classes: readonly ValueClass[] }) {
  const t = useWords('analytics')
  const { number } = useFigureFormat()
  return (
    <dl aria-label={t('people')} className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
      <dt className="sr-only">{t('people')}</dt>
      {classes.map(({ from, to, nth }) => (
        <dd key={from} className="flex items-center gap-1.5">
          <svg aria-hidden="true" className="h-3 w-4 rounded-xs">
            <rect width="100%" height="100%" className="fill-brand-edge" fillOpacity={shades[nth]} />
          </svg>
          {from === to ? number(from) : `${number(from)}–${number(to)}`}
        </dd>
      ))}
    </dl>
  )
}
