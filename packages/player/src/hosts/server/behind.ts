import { mediaUrls } from '../media-urls.ts'
import { type PageData, pageIds } from '../../entries/page-data.ts'
import { createPicturesAhead } from '../../view/pictures-ahead.ts'
import { createCaller } from './caller.ts'
import { forgetPlay, keepBegun } from './pass/kept-attempt.ts'
import { sendLeftBehind } from './left-behind.ts'
import { hideOpening } from './pass/pass-address.ts'
import type { Queue } from './outbox/queue.ts'
import type { Beginning, Queued } from './outbox/queued.ts'
import { createSender, loadHandIn, type Sender } from './outbox/sender.ts'
import { openStore, type Store } from '../storage/store.ts'
import { createTracker, type Tracker } from './tracker.ts'

export interface BehindOptions {
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  readonly deckId: string
  readonly begin: Beginning
  readonly store: Store
  readonly queue: Queue
  readonly fetch?: typeof fetch | undefined
  /** Told when another tab has kept or sent an answer of this version. */
  readonly onStored: () => void
  /** Told when the person stands elsewhere: they come back to this tab after playing the same version in another one. */
  readonly onPlayed: () => void
}

export interface Behind extends Tracker, Sender {}

/**
 * What a page does behind its first slide: it sends the answers and what would be left, counts, follows the deck's other
 * tabs, and fetches what comes next.
 */
export function startBehind({ api, deckId, begin, store, queue, fetch, onStored, onPlayed }: BehindOptions): Behind {
  const { versionId, shortid, language } = begin
  hideOpening()
  queue.setAway(false)
  const sender = createSender({ store, queue, api, language, pass: begin.pass, fetch, onPutBack: onPlayed })
  sendOnLeaving(api, store, queue)
  followTabs(`deckle.${versionId}.`, onStored, onPlayed)
  void sendLeftBehind(api, versionId)
  const call = createCaller({ api, language, onAway: () => undefined })
  const { track } = createTracker({ api, deckId, pass: begin.pass, call })
  const page = document.getElementById(pageIds.data)
  const data = page && (JSON.parse(page.textContent) as PageData)
  if (!data) return { ...sender, track }
  const { deck, words, media } = data
  // There before the connection goes.
  if (deck.slides.some(({ interaction }) => interaction === 'uploader')) void loadHandIn()
  const fetchPictures = createPicturesAhead(deck, { ...mediaUrls(media), words })
  let onAnswer: () => void = () => undefined
  const forget = () => forgetPlay(store, shortid)
  const asMember = () =>
    import('./member/play-as-member.ts').then((module) => {
      onAnswer = module.playAsMember({
        deck,
        api,
        store,
        keepBegun: (token) => keepBegun(shortid, token),
        forget,
        onResumed: onPlayed,
      })
    })
  // What the web keeps of a session (`signed-in.ts`).
  if (openStore('deckle:').get('auth')?.includes('"tokenHash"')) void asMember().catch(() => undefined)
  else if (store.get('mine')) {
    // A signed-in person's, who has signed out: they go on once they are back.
    forget()
    onPlayed()
  }
  return {
    ...sender,
    track: (event, slideId, ...rest) => {
      track(event, slideId, ...rest)
      if (event === 'answer') onAnswer()
      if (event === 'slide_view' && slideId) void fetchPictures(slideId)
    },
  }
}

/** What a browser takes along from a page that goes, beside the counted events. */
const mostBytes = 40_000
const mostAnswers = 50

/** The answers that wait go with the page. They stay on the device until a reply says that they are stored: their ids make that harmless. */
function sendOnLeaving(api: string, store: Store, queue: Queue): void {
  const send = () => {
    const items = queue.items()
    for (const attemptId of new Set(items.map((item) => item.attemptId))) {
      const token = store.get(`token.${attemptId}`)
      if (!token) continue
      const answers: Omit<Queued, 'attemptId' | 'begin'>[] = []
      const body = () => JSON.stringify({ token, answers })
      for (const { attemptId: of, begin: _, ...answer } of items) {
        if (of !== attemptId) continue
        answers.push(answer)
        if (answers.length <= mostAnswers && body().length <= mostBytes) continue
        answers.pop()
        break
      }
      if (answers.length > 0)
        navigator.sendBeacon?.(
          `${api}/play/attempts/${attemptId}/leave`,
          new Blob([body()], { type: 'application/json' }),
        )
    }
  }
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => document.hidden && send())
}

const lateMs = 300

/** The storage that tabs share tells what the others do; a tab goes on where the last one stood once the person is back in it. */
function followTabs(prefix: string, onStored: () => void, onPlayed: () => void): void {
  let isBehind = false
  addEventListener('storage', ({ key }) => {
    if (key === `${prefix}play`) isBehind = true
    else if (key?.startsWith(`${prefix}q.`)) onStored()
  })
  const catchUp = () => {
    if (!isBehind || document.hidden) return
    isBehind = false
    onPlayed()
  }
  const comeBack = () => {
    catchUp()
    // What the other tab did last may be told a moment later.
    setTimeout(catchUp, lateMs)
  }
  addEventListener('focus', comeBack)
  document.addEventListener('visibilitychange', comeBack)
}
