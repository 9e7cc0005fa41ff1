import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import { HostRefusal, type PlayerHost, type ShownEnding } from '../../host.ts'
import { createCaller, pause } from '../caller.ts'
import { keepBegun, keepFinished } from '../pass/kept-attempt.ts'
import { opensFor } from '../pass/opens-for.ts'
import { storedPass } from '../pass/pass-address.ts'
import type { Queue } from './queue.ts'
import type { Beginning, Queued } from './queued.ts'
import type { Store } from '../../storage/store.ts'
import { timeOfUuid } from '../uuid.ts'

export interface SenderOptions {
  /** Of the deck's version. */
  readonly store: Store
  readonly queue: Queue
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  readonly language: string
  /** The page's own: that of its address. */
  readonly pass?: string | undefined
  /**
   * Told when a new attempt is not let in and the finished one before it stands again. Absent for what was left behind:
   * nobody is there to be told, so what is refused waits for the deck's own page.
   */
  readonly onPutBack?: () => void
  readonly fetch?: typeof fetch | undefined
}

export interface Sender {
  /** The attempt's token: begins it where that has not happened yet. */
  readonly tokenOf: (attemptId: string, begin: Beginning) => Promise<string>
  /** Sends what waits; done when nothing does, but what the server does not take now. */
  readonly flush: () => Promise<void>
  /** Reaches the end, once all answers are stored. */
  readonly complete: (attemptId: string, begin: Beginning) => Promise<ShownEnding>
  readonly upload: (
    attemptId: string,
    begin: Beginning,
    ...file: Parameters<PlayerHost['upload']>
  ) => ReturnType<PlayerHost['upload']>
}

/** How long a deck that asks for a new pass is left alone, in milliseconds: it is a person's to show what it asks for. */
const askedPause = 60_000

/** How long an answer that the server does not take waits for whoever gave it, in milliseconds. */
const patienceMs = 30 * 86_400_000

/** What hands files in, asked for until it is there. */
export const loadHandIn = (): Promise<typeof import('../files/hand-in.ts')> =>
  new Promise((resolve) => keepAsking(() => import('../files/hand-in.ts'), resolve))

/** Sends answers that wait, in order, each under its id until the server has it. */
export function createSender({ store, queue, api, language, pass, onPutBack, fetch: send }: SenderOptions): Sender {
  const { setAway } = queue
  const running: Record<string, Promise<void> | undefined> = {}
  const call = createCaller({ api, language, fetch: send, onAway: setAway })

  /** Of the person who plays here: others may have left answers before. */
  const isOurs = (id: string) => onPutBack && id === store.get('attempt')

  /** Made before an attempt is begun: shown with it, the server gives the attempt's token again. */
  const secretOf = (id: string): string => {
    const key = `secret.${id}`
    if (!store.get(key)) store.set(key, randomHex(16))
    return store.get(key) ?? ''
  }

  const begin = async (id: string, { shortid, pass: own, ...rest }: Beginning, token?: string): Promise<string> => {
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
    let refusal: unknown
    // The person may have been asked again since the answer was given.
    for (const shown of new Set([own, pass ?? own, storedPass(shortid) ?? own])) {
      if (!isOurs(id) && !opensFor(shown, own)) continue
      try {
        const body = { id, ...rest, timezone, pass: shown, secret: secretOf(id), token }
        return (await call<{ token: string }>(`/play/${shortid}/attempts`, body, 'attempt')).token
      } catch (error) {
        refusal = error
        if ((error as HostRefusal).reason !== 'asks') break
      }
    }
    throw refusal
  }

  /** @param refused a token that is too old: it still shows whose the attempt is */
  const tokenOf = async (id: string, beginning: Beginning, refused?: string): Promise<string> => {
    for (;;) {
      const known = store.get(`token.${id}`)
      if (known && known !== refused) return known
      try {
        const token = await begin(id, beginning, refused)
        store.set(`token.${id}`, token)
        if (isOurs(id)) {
          keepBegun(beginning.shortid, token)
          store.remove('before')
        }
      } catch (error) {
        const { reason } = error as HostRefusal
        if (reason === 'closed' && isOurs(id)) putBack(store, onPutBack)
        if (reason !== 'asks' || !isOurs(id)) throw error
        setAway(true, true)
        await pause(askedPause)
      }
    }
  }

  /** A token is good for some days: where one is refused, beginning again tells whether the deck is. */
  const withToken = async <Reply>(
    id: string,
    begin: Beginning,
    act: (token: string) => Promise<Reply>,
  ): Promise<Reply> => {
    const known = store.get(`token.${id}`)
    return act(await tokenOf(id, begin)).catch(async (error: HostRefusal) => {
      if (!known || error.reason !== 'closed') throw error
      return act(await tokenOf(id, begin, known))
    })
  }

  /** Repeats what fails by the connection. */
  const untilSent = async (act: () => Promise<void>): Promise<void> => {
    for (let failures = 0; ; failures += 1) {
      try {
        await act()
        return setAway(false)
      } catch (error) {
        if (error instanceof HostRefusal) throw error
        setAway(true)
        await pause(Math.min(60_000, 2000 * 2 ** failures))
      }
    }
  }

  const post = async ({ attemptId, begin, ...answer }: Queued): Promise<ShownVerdict> => {
    const { slideId } = answer
    const file = fileOf(answer)
    const handIn = file && (await loadHandIn())
    return withToken(attemptId, begin, async (token) => {
      const place = { api, token, attemptId, slideId, language: begin.language }
      if (handIn) await untilSent(() => handIn.sendKept(file, place))
      return call<ShownVerdict>(`/play/attempts/${attemptId}/answers`, { token, answer }, 'verdict')
    })
  }

  /** It waits no more, nor does its file. */
  const settle: Queue['settle'] = (item, told) => {
    queue.settle(item, told)
    const file = fileOf(item)
    if (file) void loadHandIn().then(({ forget }) => forget(file))
  }

  /** What the server does not take now, by answers and by attempts: it stays, and is not tried again by this page. */
  const refused: Record<string, HostRefusal | undefined> = {}
  const refusalOf = ({ id, attemptId }: Queued) => refused[id] ?? refused[attemptId]

  /** Attempts that an answer was refused to, for what it is: the person is asked again. */
  const askedAgain = new Set<string>()

  const sendOne = async (item: Queued): Promise<void> => {
    const told = await post(item).catch((error: unknown) => {
      if (error instanceof HostRefusal) return error
      throw error
    })
    if (told instanceof HostRefusal && told.reason === 'refused') askedAgain.add(item.attemptId)
    if (!(told instanceof HostRefusal) || (onPutBack && told.reason !== 'asks')) settle(item, told)
    else refused[/asks|closed/.test(told.reason) ? item.attemptId : item.id] = told
  }

  /** Sends what waits, oldest first, one tab at a time. An answer that a person waits for in two tabs is sent twice: its id makes that harmless. */
  const lane = (isFiles: boolean): Promise<void> =>
    (running[`${isFiles}`] ??= (async () => {
      const next = () => queue.items().find((item) => (item.answer.kind === 'uploader') === isFiles && !refusalOf(item))
      for (let item = next(); item; item = next())
        await oneTabAtATime(`deckle.${item.begin.versionId}.${isFiles}`, async () => {
          // Another tab may have sent it while this one waited for its turn.
          const first = next()
          if (first) await sendOne(first)
        })
    })().finally(() => (running[`${isFiles}`] = undefined)))

  /** Files on their own way: large ones hold up no other answer. */
  const flush = async (): Promise<void> => {
    await Promise.all([lane(false), lane(true)])
    for (const item of queue.items()) {
      const told = refusalOf(item)
      if (told && timeOfUuid(item.id) < Date.now() - patienceMs) settle(item, told)
    }
    // What an attempt that nothing is left of was sent with.
    const left = [store.get('attempt'), store.get('before'), ...queue.items().map(({ attemptId }) => attemptId)].join()
    for (const key of [...store.keys('token.'), ...store.keys('secret.')])
      if (!left.includes(key.slice(key.indexOf('.') + 1))) store.remove(key)
  }

  return {
    tokenOf,
    flush,
    complete: async (attemptId, begin) => {
      askedAgain.delete(attemptId)
      while (queue.items().some((item) => item.attemptId === attemptId && !refusalOf(item))) await flush()
      // The end closes the attempt: it is reached anew once the person has answered again.
      if (askedAgain.has(attemptId)) return new Promise(() => undefined)
      const ending = await withToken(attemptId, begin, (token) =>
        call<ShownEnding>(`/play/attempts/${attemptId}/complete`, { token }, 'ending'),
      )
      if (isOurs(attemptId)) keepFinished(begin.shortid)
      return ending
    },
    upload: async (attemptId, begin, slideId, file, onProgress) => {
      const { handIn } = await loadHandIn()
      return handIn(file, {
        api,
        attemptId,
        slideId,
        language: begin.language,
        onProgress,
        getToken: () => tokenOf(attemptId, begin),
        ...queue,
      })
    },
  }
}

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function fileOf({ answer }: Pick<Queued, 'answer'>): string | false {
  return answer.kind === 'uploader' && answer.file
}

/** Where "Start again" was pressed and the deck lets in nobody new, the finished attempt is there again. */
function putBack(store: Store, onPutBack: (() => void) | undefined): void {
  const [attempt, play] = JSON.parse(store.get('before') ?? '[]') as string[]
  if (!attempt || !play) return
  store.set('attempt', attempt)
  store.set('play', play)
  store.remove('before')
  onPutBack?.()
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
