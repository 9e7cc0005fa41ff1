import type { Deps } from '../deps.ts'

/** One finished and one stopped job. */
export function jobsFor({ newId, now }: Pick<Deps, 'newId' | 'now'>, client_id: string, created_by: string) {
  const hoursAgo = (hours: number): Date => new Date(now().getTime() - hours * 3_600_000)
  const row = (hours: number, values: { kind: string; status: 'done' | 'stopped'; total: number; done: number }) => ({
    client_id,
    created_by,
    id: newId(),
    created_at: hoursAgo(hours),
    started_at: hoursAgo(hours),
    finished_at: hoursAgo(hours),
    beat_at: hoursAgo(hours),
    ...values,
  })
  return [
    {
      ...row(30, { kind: 'users.import', status: 'done', total: 12, done: 12 }),
      counts: JSON.stringify({ created: 10, unchanged: 2 }),
    },
    {
      ...row(6, { kind: 'users.bulk', status: 'stopped', total: 12, done: 5 }),
      counts: JSON.stringify({ changed: 5 }),
    },
  ]
}
