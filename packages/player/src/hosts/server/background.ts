import { attemptKey, authKey, leadKey, memberKey, tokenPrefix } from '../storage/storage-keys.ts'
import { openStore } from '../storage/store.ts'
import { endingEvent } from '../../view/endings/ending-event.ts'
import type { FilledLead, PlayDeck, PlaySlide } from '../host.ts'
import { mediaUrls } from '../media-urls.ts'
import { type PageData, pageIds } from '../../entries/page-data.ts'
import { createPicturePrefetch } from '../../view/picture-prefetch.ts'
import { followTabs, type TabOptions } from './tabs/follow-tabs.ts'
import { sendEarlierAnswers } from './outbox/earlier-answers.ts'
import type { Outbox } from './outbox/outbox.ts'
import type { AttemptStart } from './outbox/outbox-item.ts'
import { loadUpload } from './outbox/send-answer.ts'
import { sendOnLeaving } from './outbox/send-on-leaving.ts'
import { createSender, type Sender } from './outbox/sender.ts'
import { saveBegunToken } from './pass/begun-token.ts'
import { clearPlay } from './pass/clear-play.ts'
import { removeOpening } from './pass/remove-opening.ts'
import { createPostWithRetry } from './post-with-retry.ts'
import { createTracker, type Tracker } from './tracker.ts'
import { visitTouch } from './visit/visit-touch.ts'
import type { Drafts } from '../drafts/keep-drafts.ts'
import { followVisit, type Visit } from './visit/follow-visit.ts'

export interface BackgroundOptions extends TabOptions {
  readonly api: string
  readonly deck: Pick<PlayDeck, 'deckId'>
  readonly outbox: Outbox
  readonly fetch?: typeof fetch | undefined
}

export interface Background extends Tracker, Sender {
  /** Stores what was filled in until it is sent; null where the form was skipped. */
  readonly lead: (attemptId: string, begin: AttemptStart, lead: FilledLead | null) => Promise<unknown>
}

/**
 * The background bundle, loaded after the first slide: sends answers of this visit and of earlier ones, tracks events, follows
 * the deck's other tabs, and prefetches what comes next.
 */
export function startBackground(options: BackgroundOptions): Background {
  const { api, deck, begin, store, outbox, fetch, onStored, onPlayed } = options
  const { versionId, language, pass } = begin
  removeOpening()
  outbox.setOffline(false)
  const sender = createSender({ store, outbox, api, language, pass, fetch, onRestored: onPlayed })
  sendOnLeaving(api, store, outbox)
  followTabs(options)
  void sendEarlierAnswers(api, versionId)
  const post = createPostWithRetry({ api, language })
  const page = document.getElementById(pageIds.data)
  let visit: Visit | undefined
  const { track } = createTracker({ api, deckId: deck.deckId, pass, post, onLeave: () => visit?.onLeave() })
  let drafts: Promise<Drafts | undefined> | undefined
  const lead: Background['lead'] = async (attemptId, start, filled) => {
    store.set(leadKey, attemptId)
    void drafts?.then((stored) => stored?.onLead())
    if (!filled) return undefined
    const sent = { ...filled, ...(filled.consent && { last_touch: visitTouch(start) }) }
    const stored = outbox.add({ attemptId, begin: start, slideId: '', lead: sent })
    onStored()
    void sender.flush()
    return stored
  }
  if (!page) return { ...sender, track, lead }
  const data = JSON.parse(page.textContent) as PageData
  if (data.deck.leadForm || data.deck.slides.some(isTyped))
    drafts = import('../drafts/keep-drafts.ts').then((module) => module.keepDrafts(store)).catch(() => undefined)
  visit = followVisit(store, data.deck.slides.length, (event, slideId, value) =>
    track(event, slideId, store.get(attemptKey), value),
  )
  const prefetchPictures = createPicturePrefetch(data.deck, { ...mediaUrls(data.media), words: data.words })
  const member = startMember(data, options)
  if (parent === window && !data.embed) showBanners(data, options)
  // Loaded early, while there is a connection.
  if (data.deck.slides.some(({ interaction }) => interaction === 'uploader')) void loadUpload()
  return {
    ...sender,
    lead,
    track: (event, slideId, ...rest) => {
      track(event, slideId, ...rest)
      visit?.onEvent(event, slideId)
      void drafts?.then((stored) => stored?.onEvent(event, slideId))
      if (event === 'answer') member.onAnswer()
      if (event === 'slide_view' && slideId) void prefetchPictures(slideId)
    },
  }
}

const isTyped = ({ interaction }: PlaySlide): boolean =>
  interaction === 'openAnswer' || interaction === 'fillInTheBlank'

/** Below each ending; nothing in frames. */
function showBanners({ media }: PageData, { api, store, fetch }: BackgroundOptions): void {
  document.addEventListener(endingEvent, ({ target }) => {
    const token = store.get(tokenPrefix + (store.get(attemptKey) ?? ''))
    if (token)
      void import('./banner/show-banner.ts')
        .then((module) => module.showBanner(target as Element, { api, token, fetch, ...mediaUrls(media) }))
        .catch(() => undefined)
  })
}

/** Plays as the signed-in member, if any; clears the play of a member who has signed out. */
function startMember({ deck }: PageData, { api, begin, store, onPlayed }: BackgroundOptions): { onAnswer: () => void } {
  const { shortid } = begin
  const clear = () => clearPlay(store, shortid)
  const member = { onAnswer: (): void => undefined }
  if (openStore('').get(authKey)?.includes('"tokenHash"')) {
    const onBegun = (token: string) => saveBegunToken(shortid, token)
    void import('./member/play-as-member.ts')
      .then((module) => {
        // Not destructured: the build wraps the import, and repeated-imports of vite.config.ts only finds plain ones.
        member.onAnswer = module.playAsMember({ deck, api, store, saveBegunToken: onBegun, clear, onResumed: onPlayed })
      })
      .catch(() => undefined)
  } else if (store.get(memberKey)) {
    clear()
    onPlayed()
  }
  return member
}
