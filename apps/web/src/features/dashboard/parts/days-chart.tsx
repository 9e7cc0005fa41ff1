import { Card } from '@deckle/ui/layout/card.tsx'
import { useCallback, useRef, useState } from 'react'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Stats } from '../queries.ts'

type Day = Stats['days'][number]

/** Pixels: the picture is drawn as wide as its place, so that its letters keep their size. */
const size = { height: 200, left: 36, bottom: 24, top: 8 }

/** Plays started and completed by day: a picture that states its finding, and the table behind it. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const words = useWords('dashboard')
  const format = useFormatter()
  const dayName = (day: string) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const starts = sum(days, 'starts')
  const busiest = days.reduce<Day | null>((most, day) => (most === null || day.starts > most.starts ? day : most), null)
  const finding =
    starts === 0 || !busiest
      ? words('chart.none')
      : words('chart.finding', {
          starts,
          completions: format.number(sum(days, 'completions')),
          most: format.number(busiest.starts),
          day: dayName(busiest.day),
        })
  return (
    <Card title={words('chart.title')} description={finding} action={<Legend />}>
      <Bars days={days} label={finding} dayName={dayName} number={(value) => format.number(value)} />
      <details className="mt-2 text-sm">
        <summary className="w-fit rounded-sm text-xs text-muted hover:text-ink touch:py-3">
          {words('chart.table')}
        </summary>
        <table className="mt-2 w-full text-start">
          <thead className="text-xs text-muted">
            <tr>
              <th scope="col" className="py-1 text-start">
                {words('chart.day')}
              </th>
              <th scope="col" className="py-1 text-end">
                {words('chart.starts')}
              </th>
              <th scope="col" className="py-1 text-end">
                {words('chart.completions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {dayName(day.day)}
                </th>
                <td className="py-1 text-end tabular-nums">{format.number(day.starts)}</td>
                <td className="py-1 text-end tabular-nums">{format.number(day.completions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

interface BarsProps {
  readonly days: readonly Day[]
  readonly label: string
  readonly dayName: (day: string) => string
  readonly number: (value: number) => string
}

function Bars({ days, label, dayName, number }: BarsProps) {
  const [place, width] = useWidth()
  const top = niceMaximum(Math.max(1, ...days.map((day) => day.starts)))
  const floor = size.height - size.bottom
  const y = (value: number) => floor - (value / top) * (floor - size.top)
  const step = (width - size.left) / Math.max(1, days.length)
  const bar = Math.max(2, Math.min(18, step * 0.64))
  const every = Math.max(1, Math.ceil(64 / step))
  return (
    <div ref={place} dir="ltr" className="h-50 overflow-hidden">
      <svg width={width} height={size.height} role="img" aria-label={label} className="block">
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <line x1={size.left} x2={width} y1={y(value)} y2={y(value)} stroke="var(--line)" />
            <text x={size.left - 8} y={y(value) + 4} textAnchor="end" fontSize="12" fill="var(--muted)">
              {number(value)}
            </text>
          </g>
        ))}
        {days.map((day, index) => {
          const x = size.left + index * step + (step - bar) / 2
          return (
            <g key={day.day}>
              <title>{`${dayName(day.day)}: ${number(day.starts)} / ${number(day.completions)}`}</title>
              <rect
                x={size.left + index * step}
                y={size.top}
                width={step}
                height={floor - size.top}
                fill="transparent"
              />
              <rect
                x={x}
                y={y(day.starts)}
                width={bar}
                height={floor - y(day.starts)}
                rx="2"
                fill="var(--brand-soft)"
                stroke="var(--brand-edge)"
                strokeWidth={day.starts > 0 ? 1 : 0}
              />
              <rect
                x={x}
                y={y(day.completions)}
                width={bar}
                height={floor - y(day.completions)}
                rx="2"
                fill="var(--brand-edge)"
              />
              {index % every === 0 && (
                <text
                  x={Math.min(x + bar / 2, width - 20)}
                  y={size.height - 6}
                  textAnchor="middle"
                  fontSize="12"
                  fill="var(--muted)"
                >
                  {dayName(day.day)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** The width of an element in pixels, as it changes. */
function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState(720)
  const observer = useRef<ResizeObserver>(null)
  const place = useCallback((element: HTMLElement | null) => {
    observer.current?.disconnect()
    if (!element) return
    const measure = () => setWidth(Math.max(240, element.clientWidth))
    measure()
    observer.current = new ResizeObserver(measure)
    observer.current.observe(element)
  }, [])
  return [place, width]
}

function Legend() {
  const words = useWords('dashboard')
  return (
    <ul className="flex shrink-0 flex-wrap justify-end gap-x-3 gap-y-1 phone:flex-col text-xs text-muted">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full border border-brand-edge bg-brand-soft" />
        {words('chart.starts')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-brand-edge" />
        {words('chart.completions')}
      </li>
    </ul>
  )
}

function sum(days: readonly Day[], name: 'starts' | 'completions'): number {
  return days.reduce((total, day) => total + day[name], 0)
}

/** The next even number of 1, 2, 4, 6, 8, 10 × a power of ten, so that the half is whole too. */
export function niceMaximum(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(2, most)))
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((value) => value >= most && value % 2 === 0) ?? 10 * power
}
