import type { Answer } from '@deckle/core/deck/slide.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import {
  type FilledLead,
  type HostRefusal,
  type PlayDeck,
  type PlayerHost,
  type SavedPlay,
  type ShownEnding,
} from '../host.ts'
import { type Drafts, keepDrafts } from '../drafts/keep-drafts.ts'
import { mediaUrls } from '../media-urls.ts'
import { createOutbox } from '../server/outbox/outbox.ts'
import type { NewOutboxItem } from '../server/outbox/outbox-item.ts'
import { createSender } from '../server/outbox/sender.ts'
import { sendOnLeaving } from '../server/outbox/send-on-leaving.ts'
import { createProgress, listen } from '../server/tabs/progress.ts'
import { attemptKey, coursePrefix, endedKey, leadKey, playKey, tokenPrefix } from '../storage/storage-keys.ts'
import { openStore, type Store } from '../storage/store.ts'
import { createSeenQueue, type SendSeen } from './seen-queue.ts'

/** An open attempt, as the server has it. */
export interface CourseAttempt {
  readonly id: string
  readonly token: string
  readonly answers: readonly { readonly slideId: string; readonly answer: Answer; readonly verdict: ShownVerdict }[]
  /** The slide that was shown last, on any device. */
  readonly lastSlide: string | null
}

export interface CourseHostOptions {
  readonly deck: Pick<PlayDeck, 'deckId' | 'versionId' | 'language' | 'slides'>
  readonly attempt: CourseAttempt
  /** Prefix of API calls, `/api/v2`. */
  readonly api: string
  /** Prefix of pictures and files, `/media`. */
  readonly media: string
  /** A new token for the attempt. Rejects with a `HostRefusal` where it is refused for good. */
  readonly renew: () => Promise<string>
  readonly sendSeen: (token: string, ...seen: Parameters<SendSeen>) => Promise<void>
  readonly onEnded: (ending: ShownEnding) => void
  /** Another attempt is wanted. */
  readonly onAgain: () => void
  readonly fetch?: typeof fetch
}

export interface CourseHost extends PlayerHost {
  /** Where the learner goes on: on this device what is not sent yet, else where they were last on any. */
  readonly saved: SavedPlay | null
  /** Sends what is left, and keeps what is typed; returns what ends both. */
  readonly start: () => () => void
}

/** Plays an attempt of a course: it has begun, and each has a store of its own, so that no other play of the deck mixes in. */
export function createCourseHost({
  deck,
  attempt,
  api,
  media,
  fetch: request,
  ...options
}: CourseHostOptions): CourseHost {
  const store = openStore(`${coursePrefix}${attempt.id}.`)
  store.set(attemptKey, attempt.id)
  store.set(tokenPrefix + attempt.id, attempt.token)
  const begin = { shortid: '', versionId: deck.versionId, language: deck.language, source: 'course' }
  const { outbox, notify, ...listening } = outboxOf(store)
  const { restore, save } = createProgress(store, outbox)
  const sender = createSender({
    store,
    outbox,
    api,
    language: deck.language,
    fetch: withRenewal(attempt.id, options.renew, request),
    onRestored: () => undefined,
  })
  const seen = createSeenQueue(store, (slides, at) =>
    options.sendSeen(store.get(tokenPrefix + attempt.id) ?? attempt.token, slides, at),
  )
  const send = (item: NewOutboxItem) => {
    const stored = outbox.add(item)
    notify()
    void sender.flush()
    return stored
  }
  const unsent = () => new Set(outbox.items().map(({ slideId }) => slideId))
  const drafts = draftsOf(store)
  return {
    saved: whereToGoOn(deck, attempt, restore(), {
      unsent: unsent(),
      isAhead: seen.isWaiting() || outbox.items().length > 0,
    }),
    start: () => {
      void sender.flush()
      seen.flush()
      const stopDrafts = drafts.start()
      const stopSending = sendOnLeaving(api, store, outbox)
      return () => {
        stopDrafts()
        stopSending()
      }
    },
    answer: (slideId, answer, spentMs) =>
      send({ attemptId: attempt.id, begin, slideId, answer, spent: Math.min(spentMs, 86_400_000) }),
    complete: async () => {
      store.set(endedKey, '1')
      const ending = await sender.complete(attempt.id, begin)
      store.remove(endedKey)
      store.remove(playKey)
      options.onEnded(ending)
      return ending
    },
    upload: (...file) => sender.upload(attempt.id, begin, ...file),
    ...leadOf(store, {
      attemptId: attempt.id,
      send: (lead) => send({ attemptId: attempt.id, begin, slideId: '', lead }),
      onDone: drafts.onLead,
    }),
    track: (event, slideId) => {
      drafts.onEvent(event, slideId)
      if (event === 'slide_view') seen.add(slideId ?? undefined)
    },
    ...listening,
    restore,
    save: (play) => {
      save(play)
      seen.add(deck.slides[play.index]?.slideId)
    },
    restart: options.onAgain,
    ...mediaUrls(media),
  }
}

/** The outbox of the attempt; listeners hear of its connection and of verdicts that come late. */
function outboxOf(store: Store) {
  const connectionListeners = new Set<Parameters<PlayerHost['onConnection']>[0]>()
  const lateListeners = new Set<(slideId: string, outcome: ShownVerdict | HostRefusal) => void>()
  const notify = () => connectionListeners.forEach((listener) => listener(outbox.connection()))
  const outbox = createOutbox({
    store,
    onChange: notify,
    onLate: ({ slideId }, outcome) => lateListeners.forEach((listener) => listener(slideId, outcome)),
  })
  const listening: Pick<PlayerHost, 'onConnection' | 'onLateVerdict'> = {
    onConnection: (listener) => {
      listener(outbox.connection())
      return listen(connectionListeners, listener)
    },
    onLateVerdict: (listener) => listen(lateListeners, listener),
  }
  return { outbox, notify, ...listening }
}

/** Drafts of the attempt, from `start` on. The slide that is shown then was reported before. */
function draftsOf(store: Store): { readonly start: () => () => void } & Pick<Drafts, 'onEvent' | 'onLead'> {
  let drafts: Drafts | null = null
  let shown: string | null = null
  return {
    start: () => {
      const started = keepDrafts(store)
      started.onEvent('slide_view', shown)
      drafts = started
      return started.stop
    },
    onEvent: (event, slideId) => {
      drafts?.onEvent(event, slideId)
      if (event === 'slide_view') shown = slideId
    },
    onLead: () => drafts?.onLead(),
  }
}

/** The lead form: sent or skipped once an attempt. */
const leadOf = (
  store: Store,
  {
    attemptId,
    send,
    onDone,
  }: {
    readonly attemptId: string
    readonly send: (lead: FilledLead) => Promise<unknown>
    readonly onDone: () => void
  },
): Required<Pick<PlayerHost, 'lead' | 'isLeadDone'>> => ({
  lead: async (filled) => {
    store.set(leadKey, attemptId)
    onDone()
    return filled ? send(filled) : undefined
  },
  isLeadDone: () => store.get(leadKey) === attemptId,
})

/** Beginning the attempt again renews its token: that takes the session, which other calls of players go without. */
export function withRenewal(
  attemptId: string,
  renew: () => Promise<string>,
  send: typeof fetch = (...call) => fetch(...call),
): typeof fetch {
  return async (address, init) =>
    addressOf(address).endsWith('/attempts')
      ? Response.json({ attempt: { id: attemptId, token: await renew() } })
      : send(address, init)
}

interface Local {
  /** Slides whose answers are not sent yet. */
  readonly unsent: ReadonlySet<string>
  /** This device knows more than the server. */
  readonly isAhead: boolean
}

export function whereToGoOn(
  { slides }: Pick<PlayDeck, 'slides'>,
  { answers, lastSlide }: CourseAttempt,
  local: SavedPlay | null,
  { unsent, isAhead }: Local,
): SavedPlay | null {
  const stored = Object.fromEntries(answers.map(({ slideId, answer }) => [slideId, answer]))
  const verdicts = Object.fromEntries(answers.map(({ slideId, verdict }) => [slideId, verdict]))
  const own = Object.entries(local?.answers ?? {}).filter(([slideId]) => unsent.has(slideId))
  const last = slides.findIndex(({ slideId }) => slideId === lastSlide)
  const play = { answers: { ...stored, ...Object.fromEntries(own) }, verdicts }
  if (local && (isAhead || last < 0)) return { ...local, ...play }
  if (last < 0 && answers.length === 0) return null
  const index = Math.max(0, last)
  // On this device the way there is known.
  return { index, ...(local?.index === index && local.trail && { trail: local.trail }), ...play }
}

const addressOf = (input: Parameters<typeof fetch>[0]): string =>
  input instanceof Request ? input.url : input.toString()
