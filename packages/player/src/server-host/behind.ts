import { mediaUrls } from '../media-urls.ts'
import { type PageData, pageIds } from '../page-data.ts'
import { createPicturesAhead } from '../pictures-ahead.ts'
import { forgetPlay } from './forget-play.ts'
import { createQueue, loadHandIn, type Queue } from './queue.ts'
import type { Queued } from './queued.ts'
import { openStore } from './store.ts'
import { mayBeSignedIn } from './stored-auth.ts'
import { createTracker, hidePass, type Tracker } from './tracker.ts'

export interface BehindOptions {
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  readonly deckId: string
  readonly versionId: string
  readonly queue: Queue
  /** Told when another tab has kept or sent an answer of this version. */
  readonly onStored: () => void
  /** Told when the person comes back to this tab after playing the same version in another one. */
  readonly onPlayed: () => void
}

/**
 * What a page does behind its first slide: it counts, sends what would be left, follows the deck's other tabs, and fetches
 * what comes next.
 */
export function startBehind({ api, deckId, versionId, queue, onStored, onPlayed }: BehindOptions): Tracker {
  hidePass()
  sendOnLeaving(api, versionId, queue)
  followTabs(`deckle.${versionId}.`, onStored, onPlayed)
  void sendLeftBehind(api, versionId)
  const { track } = createTracker(`${api}/activity/tracker`, deckId)
  const page = document.getElementById(pageIds.data)
  const data = page && (JSON.parse(page.textContent) as PageData)
  if (!data) return { track }
  const { deck, words, media } = data
  // There before the connection goes.
  if (deck.slides.some(({ interaction }) => interaction === 'uploader')) void loadHandIn()
  const fetchPictures = createPicturesAhead(deck, { ...mediaUrls(media), words })
  let onAnswer: () => void = () => undefined
  const store = openStore(`deckle.${versionId}.`)
  const asMember = () =>
    import('./play-as-member.ts').then(({ playAsMember }) => {
      onAnswer = playAsMember({ deck, api, store, onResumed: onPlayed })
    })
  if (mayBeSignedIn()) void asMember().catch(() => undefined)
  else if (store.get('mine')) {
    // A signed-in person's, who has signed out: they go on once they are back.
    forgetPlay(store)
    onPlayed()
  }
  return {
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
function sendOnLeaving(api: string, versionId: string, queue: Queue): void {
  const store = openStore(`deckle.${versionId}.`)
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
  addEventListener('focus', catchUp)
  document.addEventListener('visibilitychange', catchUp)
}

/** Answers to other decks, and to earlier versions of this one, that were given here without a connection. */
async function sendLeftBehind(api: string, versionId: string): Promise<void> {
  const versions = new Set(
    openStore('deckle.')
      .keys('')
      .flatMap((key) => /^([\da-f-]{36})\.q\./.exec(key)?.[1] ?? []),
  )
  versions.delete(versionId)
  for (const one of versions) {
    const nobody = () => undefined
    await createQueue({ store: openStore(`deckle.${one}.`), api, onChange: nobody, onLate: nobody }).flush()
  }
}
