import type { BodyInputOf, Endpoint, QueryInputOf, ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler, RequestFacts, SignedIn } from '../../http/handler.ts'
import { enrolmentTasks } from '../../modules/enrolments/index.ts'
import { reminderTasks } from '../../modules/reminders/index.ts'
import { ruleTasks } from '../../modules/rules/index.ts'
import { teamTasks } from '../../modules/team/index.ts'
import { FileReply } from '../../http/handler.ts'
import type { PlayedRows } from '../plays.ts'
import { listPeople } from '../queries.ts'
import { depsWithin } from './queries-within.ts'

/** Where the demo's people act, one after another, each at a moment of the past. */
export interface Stage {
  readonly deps: Deps
  readonly trx: Db
  readonly clientId: string
  /** Rows to store when all is played: no use case reads them. */
  readonly played: Pick<PlayedRows, 'answers' | 'events'>
  /** By the person's id. */
  readonly lastSeen: Map<string, Date>
  /** By the person's key. */
  person(key: string): SignedIn
  /** From now on it is `moment`. */
  turnTo(moment: Date): void
  /** A call as the web makes it. */
  call<E extends Endpoint>(
    [endpoint, handler]: readonly [E, Handler<E>],
    as: string,
    input?: Input<E>,
  ): Promise<ReplyOf<E>>
  /** What use cases left to the queue. */
  runJobs(): Promise<void>
  /** What servers do by the clock. */
  runDaily(): Promise<void>
}

interface Input<E extends Endpoint> {
  readonly id?: string
  /** Default: `id`. */
  readonly params?: Readonly<Record<string, string>>
  readonly query?: QueryInputOf<E>
  readonly body?: BodyInputOf<E>
}

const MONDAY = 1

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const request: RequestFacts = {
  id: '',
  ip: '',
  isProxied: false,
  userAgent: phone,
  method: 'POST',
  header: () => undefined,
  rawBody: null,
  file: async () => null,
}

export async function createStage(
  all: Deps,
  trx: Db,
  { clientId, people }: { readonly clientId: string; readonly people: ReadonlyMap<string, string> },
): Promise<Stage> {
  const clock = { now: all.now() }
  const { deps, left } = depsWithin(all, trx, () => clock.now)
  const rows = new Map((await listPeople(trx, clientId)).map((row) => [row.id, row]))
  const tasks = { ...enrolmentTasks(deps), ...ruleTasks(deps) }
  const [reminders, weekly] = [reminderTasks(deps), teamTasks(deps)]
  const run = { attempt: 1, isRetried: false, signal: undefined }
  const person = (key: string): SignedIn => {
    const row = rows.get(people.get(key) ?? '')
    if (!row) throw new Error(`The demo has no ${key}.`)
    const { id, license_type: licenseType, path } = row
    return { userId: id, clientId, licenseType, path, sessionId: '' }
  }
  return {
    deps,
    trx,
    clientId,
    played: { answers: [], events: [] },
    lastSeen: new Map(),
    person,
    turnTo: (moment) => void (clock.now = moment),
    async call<E extends Endpoint>(
      [endpoint, handler]: readonly [E, Handler<E>],
      as: string,
      { id = '', params = { id }, query, body }: Input<E> = {},
    ) {
      const input = { params, query: endpoint.query.parse(query ?? {}), body: endpoint.body.parse(body ?? {}) }
      const call = { deps, actor: person(as), request, setHeader: () => undefined, ...input }
      const reply = await handler(call as unknown as Call<E>)
      if (reply instanceof FileReply) throw new Error('Nobody of the demo downloads files.')
      return reply
    },
    async runJobs() {
      for (const { task, payload } of left.splice(0)) await tasks[task]?.(payload, run)
    },
    async runDaily() {
      const daily = { ...reminders, ...(clock.now.getUTCDay() === MONDAY && weekly) }
      for (const task of Object.values(daily)) await task({}, run)
    },
  }
}
