import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { type NpsGroup, npsGroups } from './scale-figures.ts'

const looks: Readonly<Record<NpsGroup, string>> = {
  detractors: 'bg-danger-edge',
  passives: 'bg-line',
  promoters: 'bg-success-edge',
}

interface NpsBarProps {
  readonly groups: Readonly<Record<NpsGroup, number>>
  readonly answers: number
}

/** Who makes the net promoter score up. */
export function NpsBar({ groups, answers }: NpsBarProps) {
  const t = useWords('analytics')
  const { number, percent } = useFigureFormat()
  const share = (group: NpsGroup) => (groups[group] / answers) * 100
  return (
    <div className="mt-3 flex flex-col gap-2">
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-sm">
        {npsGroups.map((group) => (
          <span key={group} className={looks[group]} style={{ width: `${share(group)}%` }} />
        ))}
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {npsGroups.map((group) => (
          <div key={group} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${looks[group]}`} />
            <dt>{t(`scale.${group}`)}</dt>
            <dd className="text-ink tabular-nums">
              {number(groups[group])} ({percent(share(group))})
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
