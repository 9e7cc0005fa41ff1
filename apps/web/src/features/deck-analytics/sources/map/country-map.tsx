import type { CountryRow } from '@deckle/contract/models/deck-figures.ts'
import { type PointerEvent, useState } from 'react'
import { useCountryName } from '../../../../figures/country-name.ts'
import { useFigureFormat } from '../../../../figures/figure-format.ts'
import { useFormatter, useWords } from '../../../../words/use-words.ts'
import { classesOf, classIn } from './classes.ts'
import { Scale, shades } from './scale.tsx'
import { type CountryShape, countryShapes, mapSize } from './shapes.ts'

interface CountryMapProps {
  /** What the map says, in words. */
  readonly label: string
  /** Where somebody played. */
  readonly countries: readonly CountryRow[]
  readonly onPick: (country: string) => void
}

/** Countries in a stronger colour the more people played there. What it does by pointer, the table of countries does by keyboard. */
export function CountryMap({ label, countries, onPick }: CountryMapProps) {
  const [pointed, setPointed] = useState<CountryRow | null>(null)
  const rows = new Map(countries.map((row) => [row.country, row]))
  const classes = classesOf(
    countries.map(({ starts }) => starts),
    shades.length,
  )
  const rowAt = ({ target }: Pick<PointerEvent, 'target'>) =>
    (target instanceof Element && rows.get(target.getAttribute('data-country') ?? '')) || null
  return (
    <div className="mb-4 flex flex-col gap-2">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the table below has the same act as buttons */}
      <div
        role="img"
        aria-label={label}
        dir="ltr"
        onClick={(event) => {
          const row = rowAt(event)
          if (row) onPick(row.country)
        }}
        onPointerMove={(event) => setPointed(rowAt(event))}
        onPointerLeave={() => setPointed(null)}
      >
        <svg viewBox={`0 0 ${mapSize.join(' ')}`} aria-hidden="true" className="block h-auto w-full">
          {countryShapes.map((shape) => {
            const row = shape.code === null ? undefined : rows.get(shape.code)
            return (
              <Country
                key={shape.name}
                shape={shape}
                shade={row && shades[classIn(classes, row.starts)?.nth ?? 0]}
                isPointed={row !== undefined && row === pointed}
              />
            )
          })}
        </svg>
      </div>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-muted">
        <Pointed row={pointed} />
        <Scale classes={classes} />
      </div>
      <TooSmall countries={countries} />
    </div>
  )
}

interface CountryProps {
  readonly shape: CountryShape
  readonly shade: number | undefined
  readonly isPointed: boolean
}

function Country({ shape: { code, path }, shade, isPointed }: CountryProps) {
  return (
    <path
      d={path}
      data-country={shade === undefined ? undefined : code}
      vectorEffect="non-scaling-stroke"
      className={`${shade === undefined ? 'fill-hover' : 'cursor-pointer fill-brand-edge'} ${isPointed ? 'stroke-ink stroke-2' : 'stroke-edge/40'}`}
      fillOpacity={shade}
    />
  )
}

/** The figures of the country that is pointed at. */
function Pointed({ row }: { readonly row: CountryRow | null }) {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const countryName = useCountryName()
  if (!row) return <p>{t('countries.hint')}</p>
  return (
    <p className="text-ink">
      <span className="font-strong">{countryName(row.country)}</span>
      {' · '}
      {t('countries.pointed', { starts: row.starts, rate: percent(row.completionRate) })}
    </p>
  )
}

const drawn = new Set(countryShapes.map(({ code }) => code))

function TooSmall({ countries }: Pick<CountryMapProps, 'countries'>) {
  const t = useWords('analytics')
  const format = useFormatter()
  const countryName = useCountryName()
  const missing = countries.filter(({ country }) => !drawn.has(country)).map(({ country }) => countryName(country))
  if (missing.length === 0) return null
  return <p className="text-xs text-muted">{t('countries.small', { countries: format.list(missing) })}</p>
}
