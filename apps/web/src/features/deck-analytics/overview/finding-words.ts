import type { Finding } from '@deckle/core/report/findings/finding.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useSourceWords } from '../../../figures/source-words.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const percents = new Set(['share', 'quick', 'rate', 'before', 'others', 'facility'])
const durations = new Set(['seconds', 'usual'])
const decimals = new Set(['discrimination', 'alpha'])

/** A finding in two sentences: what the figures say, and what to do. */
export function useFindingWords({ code, values }: Finding): { readonly says: string; readonly advice: string } {
  const t = useWords('analytics')
  const format = useFormatter()
  const { percent, duration } = useFigureFormat()
  const deviceName = useDeviceName()
  const { place } = useSourceWords()
  const shown = (name: string, value: number | string): number | string => {
    if (name === 'name') {
      if (code === 'deviceLow') return deviceName(String(value))
      return place({ source: String(value), medium: '', campaign: '' })
    }
    if (name === 'option') return String(value) || t('question.untitledOption')
    if (percents.has(name)) return percent(Number(value))
    if (durations.has(name)) return duration(Number(value))
    if (decimals.has(name)) return format.number(Number(value), { maximumFractionDigits: 2 })
    return value
  }
  const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)]))
  return { says: t(`says.${code}`, written as never), advice: t(`advice.${code}`) }
}
