import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { healthQuery, type Health } from './queries.ts'

/** Health of the server and its parts, refreshed every 15 seconds. */
export function HealthTab() {
  const words = useWords('admin')
  const { data, error, refetch, isFetching } = useQuery(healthQuery)
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton kind="cards" count={4} />
    )
  const { failed } = data.jobs
  return (
    <div className="flex flex-col gap-4">
      <Callout tone={failed > 0 ? 'warning' : 'success'}>
        {failed > 0 ? words('health.jobsFailed', { count: failed }) : words('health.ok')}
      </Callout>
      <Parts health={data} />
    </div>
  )
}

function Parts({ health }: { health: Health }) {
  const words = useWords('admin')
  const format = useFormatter()
  const number = (value: number) => format.number(value)
  const unit = (value: number, name: string, digits = 0) =>
    format.number(value, { style: 'unit', unit: name, unitDisplay: 'short', maximumFractionDigits: digits })
  const { database, jobs } = health
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <Facts
        title={words('health.server')}
        rows={[
          [words('health.version'), health.version],
          [words('health.node'), health.node],
          [words('health.uptime'), useDuration()(health.uptimeSeconds)],
          [words('health.memory'), unit(health.memoryBytes / 1e6, 'megabyte')],
        ]}
      />
      <Facts
        title={words('health.database')}
        rows={[
          [words('health.kind'), words(database.kind === 'embedded' ? 'health.embedded' : 'health.separate')],
          [words('health.databaseVersion'), database.version],
          [words('health.size'), unit(database.sizeBytes / 1e6, 'megabyte', 1)],
          [words('health.latency'), unit(database.latencyMs, 'millisecond', 1)],
          [words('health.connections'), number(database.connections)],
          [words('health.migration'), health.migration],
        ]}
      />
      <Facts
        title={words('health.jobs')}
        rows={[
          [words('health.waiting'), number(jobs.waiting)],
          [words('health.failed'), number(jobs.failed)],
          [words('health.files'), health.files],
          [words('health.mail'), health.mail],
        ]}
      />
      <Facts
        title={words('health.content')}
        rows={[
          [words('health.clients'), number(health.clients)],
          [words('health.users'), number(health.users)],
          [words('health.decks'), number(health.decks)],
          [words('health.attempts'), number(health.attempts)],
        ]}
      />
    </div>
  )
}

function Facts({ title, rows }: { title: string; rows: readonly (readonly [string, string])[] }) {
  return (
    <Card title={title}>
      <dl className="flex flex-col">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-1.5 text-sm first:border-t-0">
            <dt className="text-muted">{name}</dt>
            <dd className="text-end tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function useDuration(): (seconds: number) => string {
  const words = useWords('admin')
  const format = useFormatter()
  return (seconds) => {
    const days = Math.floor(seconds / 86_400)
    const hours = Math.floor((seconds % 86_400) / 3600)
    const minutes = Math.floor((seconds % 3600) / 60)
    const unit = (value: number, name: string) =>
      format.number(value, { style: 'unit', unit: name, unitDisplay: 'short' })
    if (days > 0) return `${words('health.days', { count: days })} ${unit(hours, 'hour')}`
    return hours > 0
      ? `${unit(hours, 'hour')} ${unit(minutes, 'minute')}`
      : `${unit(minutes, 'minute')} ${unit(Math.floor(seconds % 60), 'second')}`
  }
}
