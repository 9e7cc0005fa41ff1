import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { teamCountsQuery } from './queries.ts'
import { MoreLink } from './more-link.tsx'

/** Who below is behind, and who is at risk. */
export function TeamCard() {
  const t = useWords('today')
  const { data, error, refetch, isFetching } = useQuery(teamCountsQuery)
  return (
    <Card
      title={t('team.title')}
      description={data && data.people > 0 && t('team.people', { count: data.people })}
      action={
        <MoreLink href="/team" of={t('team.title')}>
          {t('team.all')}
        </MoreLink>
      }
    >
      {!data && !error && <Skeleton count={3} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data?.people === 0 && <p className="text-sm text-muted">{t('team.none')}</p>}
      {data && data.people > 0 && (
        <ul className="grid grid-cols-2 gap-3">
          <TeamFigure
            search="overdue"
            count={data.overdue}
            name={t('team.overdue')}
            text={t('team.overdueText', { count: data.overdue })}
            tone="text-danger-text"
          />
          <TeamFigure
            search="at_risk"
            count={data.at_risk}
            name={t('team.atRisk')}
            text={t('team.atRiskText', { count: data.at_risk })}
            tone="text-warning-text"
          />
        </ul>
      )}
    </Card>
  )
}

interface TeamFigureProps {
  readonly search: 'overdue' | 'at_risk'
  readonly count: number
  readonly name: string
  readonly text: string
  readonly tone: string
}

function TeamFigure({ search, count, name, text, tone }: TeamFigureProps) {
  const format = useFormatter()
  return (
    <li className="flex">
      <Link
        to="/team"
        search={{ show: search }}
        className="flex flex-1 flex-col rounded-lg border border-line p-3 text-ink no-underline hover:border-edge"
      >
        <span className="text-xs text-muted">{name}</span>
        <span className={classNames('text-xl font-strong tabular-nums', count > 0 && tone)}>
          {format.number(count)}
        </span>
        <span className="text-xs text-muted">{text}</span>
      </Link>
    </li>
  )
}
