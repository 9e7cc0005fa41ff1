import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Answer } from '@deckle/core/deck/slide.ts'
import { isPassOrFail, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayerHost, ShownEnding } from '../hosts/host.ts'
import type { Drafts } from '../hosts/drafts/keep-drafts.ts'
import { createLocalHost } from '../hosts/local-host.ts'
import type { Attempts } from './attempts.ts'
import {
  addMarked,
  interactionsOf,
  type LmsPlay,
  restartLmsPlay,
  savePlay,
  startLmsPlay,
  suspendSlides,
  toRestored,
} from './lms-play.ts'
import type { LmsPort, Place } from './port/port.ts'
import { reportedScore } from './scorm/values/reported-score.ts'
import { type RestoredPlay, writeSuspended } from './suspend/suspend-data.ts'

export interface LmsHostOptions extends Pick<PlayerHost, 'imageUrl' | 'fileUrl'> {
  readonly content: DeckContent
  readonly key: string
  readonly port: Pick<LmsPort, 'before' | 'suspendLimit'>
  readonly attempts: Attempts
  readonly language: string
  readonly restored: RestoredPlay | null
  readonly onCommit?: () => void
  readonly onSlide: (slideId: string) => void
  /** What is typed and not answered. */
  readonly drafts?: Pick<Drafts, 'onEvent'>
  readonly now: () => number
}

export interface LmsHost extends PlayerHost {
  /** Stops reporting. @returns the play, to continue in another language */
  readonly leave: () => RestoredPlay
}

/** Commits of steps without an answer wait this long for the next one, in milliseconds. */
const commitDelay = 1500

/** Marks in the package and reports to the LMS: each answer at once, the score and the result at the end. */
export async function createLmsHost(options: LmsHostOptions): Promise<LmsHost> {
  const { attempts, restored, onSlide, drafts } = options
  const play = startLmsPlay({ ...options, content: markedContent(options) }, restored)
  const local = createLocal(play, options)
  const commits = createCommits(play, options)
  const verdicts = await replay(local, restored?.answers ?? {}, play.spent)
  play.isReplay = false
  play.saved = { ...play.saved, verdicts }
  attempts.place(placeOf(play, options))

  return {
    ...local,
    answer: async (slideId, answer, spentMs) => {
      play.began ??= play.now()
      if (play.ending) attempts.restart()
      play.ending = null
      play.spent = { ...play.spent, [slideId]: spentMs / 1000 }
      const verdict = await local.answer(slideId, answer, spentMs)
      commits.now()
      return verdict
    },
    complete: async () => {
      const isFirst = play.ending === null
      play.ending = await local.complete()
      if (isFirst) {
        endAttempt(play, options, play.ending)
        commits.report()
      }
      return play.ending
    },
    track: (event, slideId) => {
      drafts?.onEvent(event, slideId)
      if (event === 'slide_view' && slideId) onSlide(slideId)
    },
    restore: () => play.saved,
    save: (next) => {
      const isMoved = next.index !== play.saved.index
      savePlay(play, next)
      attempts.place(placeOf(play, options))
      if (isMoved) commits.soon()
    },
    restart: () => {
      local.restart()
      attempts.restart()
      restartLmsPlay(play)
      drafts?.onEvent('complete', null)
      commits.soon()
    },
    leave: () => {
      commits.cancel()
      return restoredOf(play, options)
    },
  }
}

/** An LMS may have a pass mark of its own. */
function markedContent({ content, port }: LmsHostOptions): DeckContent {
  const { passMark } = port.before
  return passMark !== null && isPassOrFail(content.readerType) ? { ...content, passingPercentage: passMark } : content
}

function createLocal(play: LmsPlay, { attempts, language, imageUrl, fileUrl }: LmsHostOptions): PlayerHost {
  return createLocalHost(play.content, {
    language,
    now: () => (play.isReplay ? (play.began ?? play.now()) : play.now()),
    imageUrl,
    fileUrl,
    onMarked: (slideId, marked) => {
      addMarked(play, slideId, marked)
      if (!play.isReplay) interactionsOf(play, [slideId]).forEach((one) => attempts.answer(one))
    },
  })
}

function restoredOf(play: LmsPlay, { attempts, port }: LmsHostOptions): RestoredPlay {
  // Without credit an end is no result: the first one with credit still counts.
  return toRestored(play, (play.ending !== null && port.before.isCounted) || attempts.hasResult())
}

function placeOf(play: LmsPlay, options: LmsHostOptions): Place {
  const { key, port } = options
  const { content, saved } = play
  return {
    location: content.contentHash[saved.index]?.slideId ?? 'end',
    suspendData: writeSuspended(suspendSlides(content), restoredOf(play, options), { key, limit: port.suspendLimit }),
    progress: saved.index / content.contentHash.length,
  }
}

function endAttempt(play: LmsPlay, options: LmsHostOptions, { earned, possible, passed }: ShownEnding): void {
  const isScored = readerTypeRules[play.content.readerType].expectsCorrectness && possible > 0
  const score = isScored ? reportedScore(earned, possible) : null
  options.attempts.end({ passed, score }, placeOf(play, options), () => interactionsOf(play, play.marked.keys()))
}

interface Commits {
  readonly report: () => void
  /** With the place. */
  readonly now: () => void
  readonly soon: () => void
  readonly cancel: () => void
}

function createCommits(play: LmsPlay, options: LmsHostOptions): Commits {
  const { attempts, onCommit } = options
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const report = () => {
    cancel()
    attempts.commit()
    onCommit?.()
  }
  const now = () => {
    attempts.place(placeOf(play, options))
    report()
  }
  const soon = () => {
    cancel()
    timer = setTimeout(now, commitDelay)
  }
  return { report, now, soon, cancel }
}

/** Marks the answers of earlier visits; twice, for a slide that computes with values of later ones. */
async function replay(
  local: PlayerHost,
  answers: Readonly<Record<string, Answer>>,
  spent: Readonly<Record<string, number>>,
): Promise<Record<string, ShownVerdict>> {
  const verdicts: Record<string, ShownVerdict> = {}
  for (let round = 0; round < 2; round++) {
    for (const [slideId, answer] of Object.entries(answers)) {
      try {
        verdicts[slideId] = await local.answer(slideId, answer, (spent[slideId] ?? 0) * 1000)
      } catch {
        // An answer that no longer fits its slide is dropped: the person answers again.
      }
    }
  }
  return verdicts
}
