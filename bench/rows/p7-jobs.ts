import { setTimeout as pause } from 'node:timers/promises'
import { count, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

/** Rows of the imported file. */
const rowCount = 100_000
/** Most seconds for this import on two cores. */
const maxImportSeconds = 120

interface Job {
  readonly id: string
  readonly status: string
  readonly error: string | null
  readonly counts: Readonly<Record<string, number>>
}

/**
 * P7: background jobs while one connection requests the list of people continuously. The jobs are an import of 100,000
 * rows (check and run), a licence change for all people of a city, and its undo.
 */
export async function runPeopleJobs(world: World): Promise<Row[]> {
  await world.database.query('update users set max_users = 10000000 where owns_client or license_type = $1', [
    'Superadmin',
  ])
  const { job: draft } = await upload(world, fileOf(rowCount))
  const checked = await timed(world, () =>
    world.deckle.call('POST', `/users/import/${draft.id}/check`, {
      mapping: ['email', 'first_name', 'last_name', 'manager', 'details.City'],
      options: { create_fields: true },
    }),
  )
  const run = await timed(world, () => world.deckle.call('POST', `/users/import/${draft.id}/run`, {}))
  if (run.job.counts['created'] !== rowCount) throw new Error(`Of the import: ${JSON.stringify(run.job)}`)
  const people = { filter: [{ field: 'details.City', op: 'is', value: 'City 7' }] }
  const bulk = await timed(world, () =>
    world.deckle.call('POST', '/users/bulk', { people, action: 'license', value: 'Manager' }),
  )
  const undone = await timed(world, () => world.deckle.call('POST', `/jobs/${bulk.job.id}/undo`, {}))
  const changed = bulk.job.counts['changed'] ?? 0
  return [
    importRow('the check of an import', checked, null),
    importRow('an import', run, checked.seconds + run.seconds <= maxImportSeconds),
    jobRow(`a licence for ${count(changed)} people`, bulk, changed),
    jobRow(`taking it back from ${count(undone.job.counts['changed'] ?? 0)}`, undone, changed),
  ]
}

interface Timed {
  readonly job: Job
  readonly seconds: number
  /** Response times of the list in milliseconds during the job. */
  readonly median: number
  readonly slowest: number
}

async function timed({ deckle }: World, start: () => Promise<unknown>): Promise<Timed> {
  const begun = performance.now()
  const { id } = ((await start()) as { job: Job }).job
  const latencies: number[] = []
  for (;;) {
    const asked = performance.now()
    await deckle.call('POST', '/users/list/query', {})
    latencies.push(performance.now() - asked)
    const { job } = await deckle.call<{ job: Job }>('GET', `/jobs/${id}/show`)
    if (job.status === 'failed' || job.status === 'stopped') throw new Error(`A job ended as ${JSON.stringify(job)}`)
    if (job.status !== 'queued' && job.status !== 'running') {
      const sorted = latencies.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
      return { job, seconds: (performance.now() - begun) / 1000, median: at(0.5), slowest: at(0.99) }
    }
    await pause(100)
  }
}

/** Every second row has the previous row's person as manager, so that the file contains managers. */
function fileOf(rows: number): string {
  const emailOf = (at: number) => `imported-${at}@meadow.example`
  const lines = Array.from({ length: rows }, (_, at) => {
    const manager = at % 2 === 0 ? '' : emailOf(at - 1)
    return `${emailOf(at)},Asha ${at},Rao,${manager},City ${at % 20}`
  })
  return `email,first name,last name,manager,city\n${lines.toReversed().join('\n')}\n`
}

async function upload({ deckle }: World, text: string): Promise<{ job: Job }> {
  const form = new FormData()
  form.set('file', new Blob([text], { type: 'text/csv' }), 'people.csv')
  const reply = await fetch(`${deckle.url}/api/v2/users/import`, {
    method: 'POST',
    headers: deckle.headers,
    body: form,
  })
  if (!reply.ok) throw new Error(`The upload: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as { job: Job }
}

const meanwhile = ({ median, slowest }: Timed): string => `; the list meanwhile ${ms(median)}, 99 % in ${ms(slowest)}`

const importRow = (what: string, timed: Timed, reached: boolean | null): Row => ({
  id: 'P7',
  what: `${what} of ${count(rowCount)}${meanwhile(timed)}`,
  deckle: `${timed.seconds.toFixed(0)} s`,
  limit: '',
  ratio: ratio(timed.seconds / maxImportSeconds),
  reach: reached === null ? '' : `with its check ≤ ${maxImportSeconds} s`,
  reached,
})

const jobRow = (what: string, timed: Timed, people: number): Row => ({
  id: 'P7',
  what: `${what}${meanwhile(timed)}`,
  deckle: `${timed.seconds.toFixed(1)} s`,
  limit: '',
  ratio: `${count(people / timed.seconds)}/s`,
  reach: '',
  reached: null,
})
