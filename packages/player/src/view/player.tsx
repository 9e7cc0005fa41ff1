import { useEffect, useRef, useState } from 'react'
import { fill } from '@deckle/slides/parts/answers/fill.ts'
import { LazyPart } from '@deckle/slides/parts/lazy/lazy-part.tsx'
import { preloadViews } from '@deckle/slides/players.ts'
import type { PlayerWords, ShownVerdict } from '@deckle/slides/view.ts'
import type { PlayDeck, PlayerHost, SavedPlay } from '../hosts/host.ts'
import type { PlayState } from '../deck/play-state.ts'
import { Foot } from './parts/foot.tsx'
import { TopBar } from './parts/top-bar.tsx'
import { usePlayerKeys } from './parts/use-player-keys.ts'
import { SlideFace } from './stage/slide-face.tsx'
import { SlidePlace, SlideScroll } from './stage/slide-place.tsx'
import { Stage } from './stage/stage.tsx'
import { usePlay } from './use-play.ts'
import { usePrerenderedSlide } from './use-prerendered-slide.ts'

export interface PlayerProps {
  readonly deck: PlayDeck
  readonly host: PlayerHost
  readonly words: PlayerWords
  readonly saved?: SavedPlay | null
  /** The player is alone on the page: keys work wherever the focus is. */
  readonly ownsPage?: boolean
  /** Without it no other language is offered. */
  readonly onLanguage?: (language: string) => void
}

const loadEnding = (deck: PlayDeck) => import('./endings/ending-view.tsx').then((module) => module.loadEnding(deck))

/** The same on a public page, in the editor's preview and in a frame. */
export function Player({ deck, host, words, saved = null, ownsPage = false, onLanguage }: PlayerProps) {
  const { state, step, note, ...acts } = usePlay(deck, host, saved)
  const stage = useRef<HTMLDivElement>(null)
  const { slide } = step
  usePlayerKeys(stage, ownsPage, acts)
  useFocusOnStep(stage, state.index)
  useVerdictScroll(
    stage,
    state.index,
    slide && state.verdicts[slide.slideId],
    state.connection.offline || state.refusal,
  )
  const [ending] = useState(() => () => loadEnding(deck))
  usePrefetch(deck, state.index)
  const prerendered = usePrerenderedSlide(deck, state.index)
  const sending = slide !== undefined && slide.reply !== 'none' && slide.slideId in state.pending
  return (
    <Stage deck={deck} words={words} imageUrl={host.imageUrl} stageRef={stage}>
      <TopBar deck={deck} slide={slide} index={state.index} words={words} host={host} onLanguage={onLanguage} />
      <Banner state={state} words={words} />
      <SlidePlace>
        {(prerendered ? [slide, prerendered] : [slide]).map((shown, by) => (
          <SlideScroll key={state.index + by} isPrerendered={by > 0} way={state.direction}>
            {shown ? (
              <SlideFace
                slide={shown}
                answer={state.answers[shown.slideId] ?? null}
                verdict={state.verdicts[shown.slideId] ?? null}
                locked={by ? shown.slideId in state.answers : step.locked}
                onAnswer={acts.answer}
                words={words}
                language={deck.language}
                imageUrl={host.imageUrl}
                fileUrl={host.fileUrl}
                onUpload={(file, onProgress) => host.upload(shown.slideId, file, onProgress)}
                uploadLimit={deck.uploadLimit}
                hasUnsent={state.connection.unsent > 0}
              />
            ) : (
              <LazyPart
                load={ending}
                props={{
                  deck,
                  state,
                  words,
                  host,
                  onAgain: acts.restart,
                }}
                meanwhile={
                  <p className="dk-slide dk-waits" role="status">
                    {!state.refusal && words.sending}
                  </p>
                }
              />
            )}
          </SlideScroll>
        ))}
      </SlidePlace>
      {slide && (
        <Foot
          deck={deck}
          index={state.index}
          step={step}
          sending={sending}
          words={words}
          onBack={acts.back}
          onNext={acts.next}
          onContinue={acts.advance}
        />
      )}
      {deck.poweredBy && <p className="dk-powered">{words.poweredBy}</p>}
      <p className={note && slide ? 'dk-note dk-on' : 'dk-note'} role="status">
        {note}
      </p>
    </Stage>
  )
}

/** Loads the next slide's view at once; the others and the ending in the background, in case the connection is lost. */
function usePrefetch(deck: PlayDeck, index: number): void {
  const next = deck.slides[index + 1]?.template
  useEffect(() => {
    if (next) void preloadViews([next]).catch(() => undefined)
  }, [next])
  useEffect(() => {
    const fetchAll = () => Promise.all([preloadViews(deck.slides.map(({ template }) => template)), loadEnding(deck)])
    const timer = setTimeout(() => void fetchAll().catch(() => undefined), 2000)
    return () => clearTimeout(timer)
  }, [deck])
}

/** Shows when the player is offline, and why an answer was refused. */
function Banner({ state, words }: { readonly state: PlayState; readonly words: PlayerWords }) {
  const { refusal, connection } = state
  const { offline, isStored, needsPass, unsent } = connection
  const text = refusal
    ? refusal.error.reason === 'refused'
      ? words.refused
      : `${refusal.error.message} ${refusal.slideId && words.notStored}`
    : offline
      ? isStored
        ? needsPass
          ? words.asksAgain
          : words.offline
        : words.offlineUnkept
      : ''
  return (
    <div className={text ? 'dk-banner dk-on' : 'dk-banner'} role="status">
      {text}
      {offline && unsent > 0 && ` ${fill(words.waiting, { n: unsent })}`}
      {needsPass && isStored && (
        <button type="button" className="dk-quiet" onClick={() => location.reload()}>
          {words.openAgain}
        </button>
      )}
    </div>
  )
}

/** Scrolls to a new verdict. An entered slide is shown from its top, even if it has a verdict already. */
function useVerdictScroll(
  stage: { readonly current: HTMLElement | null },
  index: number,
  verdict: ShownVerdict | undefined,
  banner: unknown,
): void {
  const open = useRef(-1)
  useEffect(() => {
    // Not returned: newer browsers return a promise, which is no clean-up function.
    if (open.current === index)
      stage.current?.querySelector('.dk-verdict:not(:empty)')?.scrollIntoView({ block: 'nearest' })
    // A banner takes room from the verdict: it is scrolled to again, but not on every loss of the connection.
    if (!verdict) open.current = index
    else if (banner || open.current !== index) open.current = -1
    // The stage's element stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [index, verdict, banner])
}

/** For keyboards and screen readers. */
function useFocusOnStep(stage: { readonly current: HTMLElement | null }, index: number): void {
  const first = useRef(true)
  useEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    const scroll = stage.current?.querySelector<HTMLElement>('.dk-scroll')
    const heading = scroll?.querySelector<HTMLElement>('h2') ?? scroll
    heading?.focus({ preventScroll: true })
    // The stage's element stays the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [index])
}
