import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Link } from 'react-aria-components'
import { levelStyle } from '../../../competencies/level-style.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { TeamPage } from '../queries.ts'

interface HeatMapProps {
  readonly team: TeamPage
  readonly members: TeamPage['members']
}

const head = 'sticky start-0 z-10 bg-surface px-3 py-2 text-start font-normal'

function Heading({ id, name }: { readonly id: string; readonly name: string }) {
  return (
    <th scope="col" className="min-w-24 px-2 py-2 align-bottom text-xs font-strong wrap-anywhere">
      <Link href={`/competencies/${id}/report`} className="rounded-sm text-ink outline-brand-edge hover:underline">
        {name}
      </Link>
    </th>
  )
}

/** Members by competency; the first row is the whole team. */
export function HeatMap({ team: { competencies, total_competencies, people }, members }: HeatMapProps) {
  const t = useWords('competencies')
  const format = useFormatter()
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <div className="flex flex-col gap-2">
      <div
        role="region"
        aria-label={t('team.map')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="overflow-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0.5 text-sm">
          <thead>
            <tr>
              <th scope="col" className={classNames(head, 'font-strong')}>
                {t('team.member')}
              </th>
              {competencies.map(({ id, name }) => (
                <Heading key={id} id={id} name={name} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row" className={classNames(head, 'font-strong')}>
                {t('team.all', { count: people })}
              </th>
              {competencies.map(({ id, percentage, measured, levels: [none = 0, some = 0] }) => (
                <td key={id} className="px-2 py-2 text-center text-xs tabular-nums">
                  <span className="block font-strong">{percentage === null ? '–' : percent(percentage)}</span>
                  <span className="block text-muted">{t('team.measured', { count: measured })}</span>
                  <span className="block text-muted">{t('team.gaps', { count: none + some })}</span>
                </td>
              ))}
            </tr>
            {members.map((member) => (
              <tr key={member.id}>
                <th scope="row" className={head}>
                  <Link
                    href={`/people/${member.id}?tab=competencies`}
                    className="rounded-sm wrap-anywhere text-ink outline-brand-edge hover:underline"
                  >
                    {member.name}
                  </Link>
                </th>
                {competencies.map(({ id, scale }, at) => {
                  const reached = member.reached[at] ?? null
                  const label = scale[reached?.level ?? 0]
                  return (
                    <td
                      key={id}
                      title={label}
                      className={classNames(
                        'rounded-sm px-2 py-2 text-center text-xs tabular-nums',
                        levelStyle(reached?.level ?? 0),
                      )}
                    >
                      <span className="block font-strong">{reached ? percent(reached.percentage) : '–'}</span>
                      <span className="block wrap-anywhere">{label}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total_competencies > competencies.length && (
        <p className="text-xs text-muted">
          {t('team.more', { shown: competencies.length, total: total_competencies })}
        </p>
      )}
    </div>
  )
}
