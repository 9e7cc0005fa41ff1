import type { Measure } from '../lib/probe.ts'
import { medianOf } from '../lib/rounds.ts'
import { count, ms, ratio } from '../lib/table.ts'
import type { MeasuredRow } from './measure-row.ts'
import { steady, type Verdict } from './statistics.ts'

export interface ReportedRow extends MeasuredRow {
  readonly id: string
  readonly of: readonly Measure[]
}

interface Commits {
  readonly base: string
  readonly changed: string
}

/** A table of all measures: median and range of each commit, their ratio, and what that means. */
export function reportOf(rows: readonly ReportedRow[], commits: Commits): string {
  const lines = rows.flatMap(({ id, of, pairs, measures }) =>
    measures.map(({ samples, verdict }, at) => {
      const { what = '', unit = 'ms' } = of[at] ?? {}
      const [base, changed] = [samples.base.flat(), samples.changed.flat()]
      const cells = [rangeOf(base, unit), rangeOf(changed, unit), ratio(medianOf(changed) / medianOf(base))]
      return [id, what, ...cells, String(pairs), resultOf(verdict, unit)]
    }),
  )
  return drawTable([['#', 'what', commits.base, commits.changed, 'ratio', 'pairs', 'result'], ...lines])
}

/** Such as "slower by 7 %, more than the noise of 2 %". */
export function resultOf({ decision, difference, noise, selfDifference }: Verdict, unit: Measure['unit']): string {
  const isUnsteady = selfDifference > steady
  const unsteady = isUnsteady ? `; a commit differs from itself by ${percent(selfDifference)}` : ''
  if (decision === 'no difference') return `no difference beyond the noise of ${percent(noise)}${unsteady}`
  const words = unit === 'bytes' ? { worse: 'larger', better: 'smaller' } : { worse: 'slower', better: 'faster' }
  // Twice as fast is faster by 100 %, but half the size is smaller by 50 %.
  const isOfBase = unit === 'bytes' && decision === 'better'
  const shown = (share: number): string => percent(isOfBase ? share / (1 + share) : share)
  return `${words[decision]} by ${shown(Math.abs(difference))}, more than the noise of ${shown(noise)}${unsteady}`
}

const percent = (share: number): string => `${(share * 100).toFixed(share < 0.0995 ? 1 : 0)} %`

function rangeOf(values: readonly number[], unit: Measure['unit']): string {
  const draw = { ms, bytes: kilobytes, 'a second': (value: number) => `${count(value)}/s` }[unit]
  return `${draw(medianOf(values))} (${draw(Math.min(...values))} to ${draw(Math.max(...values))})`
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

function drawTable(lines: readonly (readonly string[])[]): string {
  const [head = []] = lines
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const draw = (line: readonly string[]): string =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [draw(head), rule, ...lines.slice(1).map(draw)].join('\n')
}
