import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { Db } from '../../db/database.ts'
import type { Listener } from '../../db/listen.ts'
import type { Deps } from '../../deps.ts'
import { addSeen } from '../../modules/learning/index.ts'
import { createPlayState } from '../../modules/play/index.ts'

/** Use cases and tasks run within one open transaction, by a clock of their own. What they leave to the queue is kept. */
export function depsWithin(deps: Deps, trx: Db, now: () => Date) {
  const left: { readonly task: string; readonly payload: object }[] = []
  const pool = poolOf(trx)
  const jobs: Deps['jobs'] = { add: async (task, payload) => void left.push({ task, payload }) }
  const play = createPlayState({ ...deps, pool, listener: deaf, addSeen })
  return { deps: { ...deps, db: joining(trx), pool, jobs, play, now } satisfies Deps, left }
}

/** Its transactions are part of the open one: what fails there fails all of it. */
function joining(trx: Db): Db {
  const joined: Db = {
    selectFrom: trx.selectFrom.bind(trx),
    insertInto: trx.insertInto.bind(trx),
    updateTable: trx.updateTable.bind(trx),
    deleteFrom: trx.deleteFrom.bind(trx),
    getExecutor: () => trx.getExecutor(),
    destroy: () => Promise.reject(new Error('The transaction is ended by who began it.')),
    transaction: () => builder as unknown as ReturnType<Db['transaction']>,
  }
  const builder = {
    setIsolationLevel: () => builder,
    execute: (act: (open: Db) => Promise<unknown>) => act(joined),
  }
  return joined
}

/** For named statements. */
const poolOf = (trx: Db): pg.Pool =>
  ({
    query: ({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) =>
      trx.getExecutor().executeQuery(CompiledQuery.raw(text, [...values])),
  }) as unknown as pg.Pool

const deaf: Listener = {
  subscribe: async () => () => undefined,
  isConnected: () => true,
  leave: () => undefined,
  stop: async () => undefined,
}
