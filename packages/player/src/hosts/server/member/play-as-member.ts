import type { Answer } from '@deckle/core/deck/slide.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayDeck, SavedPlay } from '../../host.ts'
import { openSession, type Session } from './signed-in.ts'
import type { Store } from '../../storage/store.ts'

export interface MemberOptions {
  readonly deck: Pick<PlayDeck, 'versionId' | 'shortid' | 'slides'>
  readonly api: string
  readonly store: Store
  /** Told the token of an attempt that is gone on with. */
  readonly keepBegun: (token: string) => void
  /** Forgets what another person left here. */
  readonly forget: () => void
  /** Told when the person goes on from another device. */
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

/** How long an attempt is waited for after an answer, in milliseconds. */
const patienceMs = 2000

/**
 * Where a signed-in person plays: goes on where they stood on another device, unless this one has begun; and lets the
 * server know whose the attempt here is.
 * @returns to be called when something was answered
 */
export function playAsMember({
  deck,
  api,
  store,
  keepBegun,
  forget,
  onResumed,
  session = openSession(),
}: MemberOptions): () => void {
  const ask = async (mine?: { readonly id: string; readonly token: string }) => {
    const body = { versionId: deck.versionId, ...(mine && { mine }) }
    return (await (await session)?.call(`${api}/play/${deck.shortid}/resume`, body)) as Reply | null | undefined
  }
  /** Whose the attempt here is, so far as the server was told. */
  const noted = () => store.get('mine')?.split(' ') ?? []
  const note = async (id: string) => store.set('mine', `${id} ${(await session)?.owner}`)
  const claim = async () => {
    const id = store.get('attempt')
    const token = id && store.get(`token.${id}`)
    if (id && token && noted()[0] !== id && (await ask({ id, token }))) await note(id)
  }
  const resume = async () => {
    const found = (await ask())?.attempt
    // An answer that was given meanwhile began an attempt of its own.
    if (!found || store.get('attempt')) return
    store.set('attempt', found.id)
    store.set(`token.${found.id}`, found.token)
    keepBegun(found.token)
    store.set('play', JSON.stringify(savedPlayOf(deck, found.answers)))
    onResumed()
    await note(found.id)
  }
  const begin = async () => {
    const { owner } = (await session) ?? {}
    if (!owner) return
    if (noted()[1] && noted()[1] !== owner) {
      forget()
      onResumed()
    }
    await (store.get('attempt') ? claim() : resume())
  }
  void begin()
  return () => setTimeout(() => void claim(), patienceMs)
}

/** At the slide that was answered last, so that what it was told is seen once more. */
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
