import { AxisBottom, AxisLeft } from '@visx/axis'
import { Group } from '@visx/group'
import { scaleLinear } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { curveStepAfter } from '@visx/curve'
import { axisLook } from '../../../charts/axis-look.ts'
import type { Step } from './steps-of.ts'

const margin = { left: 36, right: 12, top: 10, bottom: 26 }
export const pathHeight = 220

/** Which slide was on the screen when. @param shown how many steps are drawn */
export function PathChart({ steps, shown, width, places, seconds }: PathChartProps) {
  const last = steps.at(-1)
  const end = Math.max(1, last ? last.at + (last.seconds ?? 0) : 1)
  const x = scaleLinear({ domain: [0, end], range: [margin.left, width - margin.right] })
  const y = scaleLinear({ domain: [0.5, Math.max(2, places) + 0.5], range: [margin.top, pathHeight - margin.bottom] })
  const drawn = steps.slice(0, shown).filter((step): step is Step & { place: number } => step.place !== null)
  const final = drawn.at(-1)
  const line = final ? [...drawn, { ...final, at: final.at + (final.seconds ?? 0) }] : []
  return (
    <svg width={width} height={pathHeight} aria-hidden="true" className="block">
      <AxisLeft scale={y} left={margin.left} numTicks={Math.min(places, 6)} tickFormat={whole} {...axisLook.left} />
      <AxisBottom
        scale={x}
        top={pathHeight - margin.bottom}
        numTicks={Math.min(5, Math.floor(width / 80))}
        tickFormat={(value) => seconds(Number(value))}
        {...axisLook.bottom}
      />
      <LinePath
        data={line}
        x={(step) => x(step.at)}
        y={(step) => y(step.place)}
        curve={curveStepAfter}
        className="fill-none stroke-brand-edge"
        strokeWidth={2}
      />
      <Group>
        {drawn.map((step) => (
          <circle
            key={`${step.at}:${step.place}`}
            cx={x(step.at)}
            cy={y(step.place)}
            r={step === final ? 6 : 3.5}
            className={step.acts.includes('answer') ? 'fill-brand-edge' : 'fill-surface stroke-brand-edge'}
            strokeWidth={2}
          />
        ))}
      </Group>
    </svg>
  )
}

const whole = (value: { valueOf(): number }) => (Number.isInteger(Number(value)) ? String(value) : '')

interface PathChartProps {
  readonly steps: readonly Step[]
  readonly shown: number
  readonly width: number
  /** How many slides the deck has. */
  readonly places: number
  readonly seconds: (value: number) => string
}
