import type { Health, HealthProblem } from '@deckle/contract/admin.ts'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { useBytes } from '../../lib/use-bytes.ts'
import { useCalendarDay } from '../../words/use-calendar-day.ts'
import { useFormatter, useNow, useWords } from '../../words/use-words.ts'
import { healthQuery } from './queries.ts'

/** Health of the server and its parts, refreshed every 15 seconds. */
export function HealthTab() {
  const { data, error, refetch, isFetching } = useQuery(healthQuery)
  if (!data)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <Skeleton kind="cards" count={4} />
    )
  return (
    <div className="flex flex-col gap-4">
      <Problems problems={data.problems} />
      <Parts health={data} />
    </div>
  )
}

const grave: readonly HealthProblem[] = ['disk_full', 'database_slow']

/** Detected problems and their remedies. */
function Problems({ problems }: { problems: readonly HealthProblem[] }) {
  const words = useWords('admin')
  if (problems.length === 0) return <Callout tone="success">{words('health.ok')}</Callout>
  return problems.map((problem) => (
    <Callout
      key={problem}
      tone={grave.includes(problem) ? 'danger' : 'warning'}
      title={words(`health.problems.${problem}.title`)}
    >
      {words(`health.problems.${problem}.text`)}
    </Callout>
  ))
}

function Parts({ health }: { health: Health }) {
  const words = useWords('admin')
  const number = useNumber()
  return (
    <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
      <Server health={health} />
      <Database health={health} />
      <Queue health={health} />
      <FilesAndMail health={health} />
      <Backups backups={health.backups} />
      <Countries countries={health.countries} />
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

function useNumber(): (value: number) => string {
  const format = useFormatter()
  return (value) => format.number(value)
}

function Server({ health }: { health: Health }) {
  const words = useWords('admin')
  const duration = useDuration()
  const bytes = useBytes()
  return (
    <Facts
      title={words('health.server')}
      rows={[
        [words('health.version'), health.version],
        [words('health.node'), health.node],
        [words('health.uptime'), duration(health.uptimeSeconds)],
        [words('health.memory'), bytes(health.memoryBytes)],
      ]}
    />
  )
}

function Database({ health: { database, migration } }: { health: Health }) {
  const words = useWords('admin')
  const format = useFormatter()
  const number = useNumber()
  const bytes = useBytes()
  const latency = format.number(database.latencyMs, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })
  const connections = { used: number(database.connections), all: number(database.maxConnections) }
  return (
    <Facts
      title={words('health.database')}
      rows={[
        [words('health.kind'), words(database.kind === 'embedded' ? 'health.embedded' : 'health.separate')],
        [words('health.databaseVersion'), database.version],
        [words('health.size'), bytes(database.sizeBytes)],
        [words('health.latency'), database.latencyMs < 0 ? words('health.unknown') : latency],
        [words('health.connections'), words('health.ofConnections', connections)],
        [words('health.migration'), migration],
      ]}
    />
  )
}

function Queue({ health: { jobs } }: { health: Health }) {
  const words = useWords('admin')
  const number = useNumber()
  const since = useSince()
  return (
    <Facts
      title={words('health.jobs')}
      rows={[
        [words('health.waiting'), number(jobs.waiting)],
        [words('health.running'), number(jobs.running)],
        [words('health.failed'), number(jobs.failed)],
        [words('health.oldestDue'), since(jobs.oldestDueAt)],
      ]}
    />
  )
}

function FilesAndMail({ health }: { health: Health }) {
  const words = useWords('admin')
  const number = useNumber()
  const bytes = useBytes()
  const since = useSince()
  const { volume, mails } = health
  return (
    <Facts
      title={words('health.parts')}
      rows={[
        [words('health.files'), words(`health.fileKinds.${health.files === 's3' ? 's3' : 'folder'}`)],
        [
          words('health.free'),
          volume
            ? words('health.ofVolume', { free: bytes(volume.freeBytes), all: bytes(volume.totalBytes) })
            : words('health.unknown'),
        ],
        [words('health.mail'), words(`health.mailKinds.${health.mail === 'smtp' ? 'smtp' : 'outbox'}`)],
        [words('health.mailsWaiting'), number(mails.waiting)],
        [words('health.mailsFailed'), number(mails.failed)],
        [words('health.oldestMail'), since(mails.oldestAt)],
      ]}
    />
  )
}

function Backups({ backups }: { backups: Health['backups'] }) {
  const words = useWords('admin')
  const number = useNumber()
  const bytes = useBytes()
  const since = useSince()
  const { latest = null, count = 0, failure = null } = backups ?? {}
  const rows = [
    [words('health.latestBackup'), since(latest?.at ?? null)],
    [words('health.size'), latest ? bytes(latest.sizeBytes) : words('health.none')],
    [words('health.backupCount'), number(count)],
  ] as const
  const failed = failure && ([words('health.backupFailed'), since(failure.at)] as const)
  return (
    <Facts
      title={words('health.backups')}
      rows={
        backups ? [...rows, ...(failed ? [failed] : [])] : [[words('health.madeBy'), words('health.databaseOperator')]]
      }
    />
  )
}

/** Sources of visitors' countries, in the order in which they are asked. */
function Countries({ countries: { header, file } }: { countries: Health['countries'] }) {
  const words = useWords('admin')
  const calendarDay = useCalendarDay()
  return (
    <Facts
      title={words('health.countries')}
      rows={[
        [words('health.countryHeader'), header ?? words('health.none')],
        [words('health.countryFile'), file?.type ?? words('health.none')],
        ...(file ? [[words('health.countryFileBuilt'), calendarDay(file.builtAt.slice(0, 10))] as const] : []),
        [words('health.countryElse'), words('health.timeZone')],
      ]}
    />
  )
}

/** Formats a time as relative time, or as none. */
function useSince(): (at: string | null) => string {
  const words = useWords('admin')
  const format = useFormatter()
  const now = useNow()
  return (at) => (at === null ? words('health.none') : format.relativeTime(new Date(at), now))
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
