import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import { HostRefusal, type RefusalReason } from '../host.ts'
import { createCaller } from './caller.ts'
import type { Beginning, Queued } from './queued.ts'
import type { Store } from './store.ts'
import { timeOfUuid, uuidV7 } from './uuid.ts'

export interface QueueOptions {
  /** Of the deck's version. */
  readonly store: Store
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  /** Told when an answer comes or goes, and when the connection does. */
  readonly onChange: () => void
  /** What became of an answer that nobody waits for: it was given before a reload, or in another tab. */
  readonly onLate: (item: Queued, told: ShownVerdict | RefusalReason) => void
  readonly fetch?: typeof fetch | undefined
}

export type Queue = ReturnType<typeof createQueue>

interface Waiter {
  readonly item: Queued
  readonly resolve: (verdict: ShownVerdict) => void
  readonly reject: (reason: unknown) => void
}

/** What hands files in, asked for until it is there. */
export const loadHandIn = (): Promise<typeof import('./hand-in.ts')> =>
  new Promise((resolve) => keepAsking(() => import('./hand-in.ts'), resolve))

/** Answers on their way to the server: each kept on the device until it is stored there, sent in order, under one id. */
export function createQueue({ store, api, onChange, onLate, fetch: send }: QueueOptions) {
  const waiters = new Map<string, Waiter>()
  const running: Record<string, Promise<void> | undefined> = {}
  let away = false
  let isKept = true
  const setAway = (now: boolean) => {
    if (now === away) return
    away = now
    onChange()
  }
  const call = createCaller({ api, fetch: send, onAway: setAway })

  const items = (): Queued[] => {
    const all = new Map([...waiters].map(([id, { item }]) => [id, item]))
    for (const key of store.keys('q.')) {
      // Another tab may have sent it in this moment.
      const text = store.get(key)
      if (text) all.set(key.slice(2), JSON.parse(text) as Queued)
    }
    return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  const tokenOf = async (id: string, { shortid, ...begin }: Beginning): Promise<string> => {
    const known = store.get(`token.${id}`)
    if (known) return known
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { id, ...begin, timezone }
    const { attempt } = await call<{ attempt: { token: string } }>(`/play/${shortid}/attempts`, body)
    store.set(`token.${id}`, attempt.token)
    return attempt.token
  }

  /** Asks in the attempt's name. A token is good for some days: where one is refused, beginning again tells whether the deck is. */
  const ask = async <Reply>(attempt: string, begin: Beginning, path: string, body: object): Promise<Reply> => {
    const known = store.get(`token.${attempt}`)
    const once = async () =>
      call<Reply>(`/play/attempts/${attempt}${path}`, { token: await tokenOf(attempt, begin), ...body })
    return once().catch((error: HostRefusal) => {
      if (!known || error.reason !== 'closed') throw error
      store.remove(`token.${attempt}`)
      return once()
    })
  }

  const post = async ({ attemptId, begin, ...answer }: Queued): Promise<ShownVerdict> => {
    const { slideId } = answer
    const file = answer.answer.kind === 'uploader' && answer.answer.file
    const handIn = file && (await loadHandIn())
    if (handIn) await handIn.sendKept(file, { api, attemptId, begin, slideId, tokenOf, setAway })
    const { verdict } = await ask<{ verdict: ShownVerdict }>(attemptId, begin, '/answers', { answer })
    if (handIn) void handIn.forget(file)
    return verdict
  }

  const sendOne = async (item: Queued): Promise<void> => {
    const told = await post(item).catch((error: unknown) => {
      if (error instanceof HostRefusal) return error
      throw error
    })
    const waiter = waiters.get(item.id)
    waiters.delete(item.id)
    store.remove(`q.${item.id}`)
    onChange()
    if (!waiter) onLate(item, told instanceof HostRefusal ? told.reason : told)
    else if (told instanceof HostRefusal) waiter.reject(told)
    else waiter.resolve(told)
  }

  /** Sends what waits, oldest first, one tab at a time. An answer that another tab has sent is sent again: its id makes that harmless. */
  const lane = (isFiles: boolean): Promise<void> =>
    (running[`${isFiles}`] ??= (async () => {
      const next = () => items().find(({ answer }) => (answer.kind === 'uploader') === isFiles)
      for (let item = next(); item; item = next()) {
        const one = item
        await oneTabAtATime(`deckle.${one.begin.versionId}.${isFiles}`, () => sendOne(one))
      }
    })().finally(() => (running[`${isFiles}`] = undefined)))

  /** Files on their own way: large ones hold up no other answer. */
  const flush = async (): Promise<void> => {
    await Promise.all([lane(false), lane(true)])
  }

  return {
    items,
    /** How many answers wait, whether the connection is away, and whether the browser keeps them. */
    standing: () => [items().length, away, isKept] as const,
    setAway,
    tokenOf,
    ask,
    flush,
    add: (answer: Omit<Queued, 'id'>): Promise<ShownVerdict> => {
      // Later than all that wait, whatever the clock says: they are sent in the order of their ids.
      const item = { id: uuidV7(Math.max(Date.now(), timeOfUuid(items().at(-1)?.id) + 1)), ...answer }
      isKept = store.set(`q.${item.id}`, JSON.stringify(item))
      return new Promise((resolve, reject) => {
        waiters.set(item.id, { item, resolve, reject })
        onChange()
        void flush()
      })
    },
  }
}

/** In another site's frame locks may be denied, with the storage that tabs would share. */
async function oneTabAtATime(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act()
  let isOurs = false
  const run = () => {
    isOurs = true
    return act()
  }
  await navigator.locks.request(name, run).catch((error: unknown) => {
    if (isOurs) throw error
    return act()
  })
}
