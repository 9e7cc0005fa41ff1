import type { Answer } from '@deckle/core/deck/slide.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayDeck, SavedPlay } from '../../host.ts'
import { openSession, type Session } from './session.ts'
import { attemptKey, memberKey, playKey, tokenPrefix } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'

export interface MemberOptions {
  readonly deck: Pick<PlayDeck, 'versionId' | 'shortid' | 'slides'>
  readonly api: string
  readonly store: Store
  readonly saveBegunToken: (token: string) => void
  /** Clears another person's play of the deck. */
  readonly clear: () => void
  /** Called when the stored attempt has changed. */
  readonly onResumed: () => void
  readonly session?: Promise<Session | null>
}

interface Reply {
  readonly attempt: {
    readonly id: string
    readonly token: string
    readonly answers: readonly {
      readonly slideId: string
      readonly answer: Answer
      readonly verdict: ShownVerdict
    }[]
  } | null
}

/** Milliseconds from an answer until its attempt is begun. */
const attemptDelayMs = 2000

/**
 * Plays as a signed-in person: resumes their attempt from another device, unless one has begun here, and claims the attempt
 * that was begun here.
 * @returns to be called after each answer
 */
export function playAsMember({
  deck,
  api,
  store,
  saveBegunToken,
  clear,
  onResumed,
  session = openSession(),
}: MemberOptions): () => void {
  const requestAttempt = async (mine?: { readonly id: string; readonly token: string }) => {
    const body = { versionId: deck.versionId, ...(mine && { mine }) }
    return (await (await session)?.call(`${api}/play/${deck.shortid}/resume`, body)) as Reply | null | undefined
  }
  const claimed = () => store.get(memberKey)?.split(' ') ?? []
  const noteClaim = async (id: string) => store.set(memberKey, `${id} ${(await session)?.owner}`)
  const claim = async () => {
    const id = store.get(attemptKey)
    const token = id && store.get(tokenPrefix + id)
    if (id && token && claimed()[0] !== id && (await requestAttempt({ id, token }))) await noteClaim(id)
  }
  const resume = async () => {
    const found = (await requestAttempt())?.attempt
    // An answer has begun an attempt in the meantime.
    if (!found || store.get(attemptKey)) return
    store.set(attemptKey, found.id)
    store.set(tokenPrefix + found.id, found.token)
    saveBegunToken(found.token)
    store.set(playKey, JSON.stringify(savedPlayOf(deck, found.answers)))
    onResumed()
    await noteClaim(found.id)
  }
  const begin = async () => {
    const { owner } = (await session) ?? {}
    if (!owner) return
    if (claimed()[1] && claimed()[1] !== owner) {
      clear()
      onResumed()
    }
    await (store.get(attemptKey) ? claim() : resume())
  }
  void begin()
  return () => setTimeout(() => void claim(), attemptDelayMs)
}

/** At the slide that was answered last, so that its verdict is shown again. */
function savedPlayOf(
  { slides }: Pick<PlayDeck, 'slides'>,
  answers: NonNullable<Reply['attempt']>['answers'],
): SavedPlay {
  const last = answers.at(-1)?.slideId
  return {
    index: Math.max(
      0,
      slides.findIndex(({ slideId }) => slideId === last),
    ),
    answers: Object.fromEntries(answers.map(({ slideId, answer }) => [slideId, answer])),
    verdicts: Object.fromEntries(answers.map(({ slideId, verdict }) => [slideId, verdict])),
  }
}
