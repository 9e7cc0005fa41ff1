import { spawn } from 'node:child_process'
import { memoryOf } from '../lib/deckle.ts'
import { type PlayedDeck, publishPlayedDeck } from '../lib/fill-plays.ts'
import { interleave, medianOf } from '../lib/rounds.ts'
import { count, megabytes, ms, ratio, type Row } from '../lib/table.ts'
import type { World } from '../lib/world.ts'

/** Beside `\copy` of the same rows. */
const mostCost = 3.5
/** Milliseconds until the first byte. */
const mostWait = 1000
/** Bytes that the server grows while it exports. */
const mostGrowth = 30 * 1024 * 1024
/** Of ten attempts, eight give an answer; thirty events each. */
const EVENTS_OF_RESPONSE = 37.5

/**
 * A deck's responses as CSV and XLSX, beside psql's `\copy` of the same attempts with their answers; the time until the
 * first byte, and how much the server's own memory grows while it streams, after one export that warmed it up.
 */
export async function exportAnswers(world: World, responses: number): Promise<Row[]> {
  const deck = await publishPlayedDeck(world, responses * EVENTS_OF_RESPONSE)
  await world.database.query('vacuum analyze attempts, answers, events')
  const results = await interleave(
    {
      csv: () => download(world, deck, 'csv'),
      xlsx: () => download(world, deck, 'xlsx'),
      copy: () => copy(world, deck),
    },
    3,
  )
  const of = (name: string, value: keyof Download) => (results[name] ?? []).map((one) => one[value])
  const bare = medianOf(of('copy', 'milliseconds'))
  return ['csv', 'xlsx'].flatMap((format): Row[] => {
    const time = medianOf(of(format, 'milliseconds'))
    const wait = Math.max(...of(format, 'firstByte'))
    const growth = Math.max(...of(format, 'growth'))
    const what = `${format.toUpperCase()} of ${count(medianOf(of('csv', 'rows')))} responses`
    return [
      {
        id: 'P8',
        what: `${what} beside \\copy`,
        deckle: ms(time),
        limit: ms(bare),
        ratio: ratio(time / bare),
        reach: format === 'csv' ? ratio(mostCost) : '',
        reached: format === 'csv' ? time / bare <= mostCost : null,
      },
      {
        id: 'P8',
        what: `${what}: first byte, growth of the server`,
        deckle: `${ms(wait)}, ${megabytes(growth)}`,
        limit: '',
        ratio: '',
        reach: `${ms(mostWait)}, ${megabytes(mostGrowth)}`,
        reached: wait <= mostWait && growth <= mostGrowth,
      },
    ]
  })
}

interface Download {
  readonly milliseconds: number
  readonly firstByte: number
  /** Of the server's memory, in bytes. */
  readonly growth: number
  readonly rows: number
}

async function download({ deckle }: World, { id }: PlayedDeck, format: string): Promise<Download> {
  const before = await memoryOf(deckle.pid)
  let worst = before
  const sampling = setInterval(() => void memoryOf(deckle.pid).then((bytes) => (worst = Math.max(worst, bytes))), 20)
  const began = performance.now()
  const reply = await fetch(`${deckle.url}/api/v2/analytics/${id}/deck/export?format=${format}`, {
    headers: deckle.headers,
  })
  if (!reply.ok || !reply.body) throw new Error(`The export answered ${reply.status}.`)
  let firstByte = 0
  let lines = 0
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    if (firstByte === 0) firstByte = performance.now() - began
    if (format === 'csv') for (const byte of chunk) if (byte === LINE_FEED) lines++
  }
  clearInterval(sampling)
  return { milliseconds: performance.now() - began, firstByte, growth: worst - before, rows: lines - 1 }
}

const LINE_FEED = 10

/** In a process of its own, to nowhere. */
async function copy({ databaseUrl }: World, { id }: PlayedDeck): Promise<Download> {
  const began = performance.now()
  const child = spawn('psql', ['--no-psqlrc', '--quiet', databaseUrl, '--command', copyText(id)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`psql ended with ${String(code)}.`)
  return { milliseconds: performance.now() - began, firstByte: 0, growth: 0, rows: 0 }
}

const copyText = (deckId: string): string =>
  `\\copy (select a.id, coalesce(btrim(u.first_name || ' ' || u.last_name), a.email) as person, a.started_at, a.completed_at, a.seconds, a.answered, a.percentage, a.passed, v.version, a.device, a.country, a.source, a.medium, a.campaign, a.language, x.answers from attempts a join deck_versions v on v.client_id = a.client_id and v.id = a.version_id left join users u on u.client_id = a.client_id and u.id = a.user_id join lateral (select jsonb_object_agg(slide_id, jsonb_build_object('answer', answer, 'text', text)) as answers from current_answers x where x.client_id = a.client_id and x.attempt_id = a.id) x on x.answers is not null where a.deck_id = '${deckId}' order by a.started_at desc, a.id desc) to '/dev/null' csv`
