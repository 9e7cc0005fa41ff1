import { initialState, isDirty, isSending, stepAutosave } from './autosave-machine.ts'
import type {
  AutosaveEffect,
  AutosaveEvent,
  Draft,
  Merge,
  Question,
  Saved,
  SaveRequest,
  SaveState,
  SendResult,
  TimerName,
} from './autosave-types.ts'

/** Everything outside: the server, the local draft, the merge, the clock's timers. */
export interface AutosavePorts<Content, Conflict> {
  readonly send: (request: SaveRequest<Content>) => Promise<SendResult<Content>>
  /** Stores the unsaved work on this device; null removes it. */
  readonly store: (draft: Draft<Content> | null) => Promise<void>
  readonly merge: Merge<Content, Conflict>
  /** Replaces the editor's content; `rebase` does the same to an older state, for undo. */
  readonly adopt: (content: Content, rebase: (content: Content) => Content) => void
  /** Asks the person; resolves with the content they chose. */
  readonly ask: (question: Question<Content, Conflict>) => Promise<Content>
  readonly onState: (state: SaveState, reason?: string) => void
  readonly onSaved: (saved: Saved<Content>) => void
  readonly setTimer: (act: () => void, ms: number) => number
  readonly clearTimer: (timer: number) => void
  /** Milliseconds until a change is stored on the device, where it is not the usual. */
  readonly storeAfter?: number
}

export interface Autosave<Content> {
  /** The editor's content changed. */
  readonly change: (content: Content) => void
  /** Saves now; resolves with the revision once nothing is unsaved, or null where it can't be. */
  readonly flush: () => Promise<number | null>
  /** The page is hidden or closes: stores and sends what is unsaved without waiting. */
  readonly leave: () => void
  /** The connection is back, or another tab saved: tries again at once. */
  readonly wake: () => void
  /** Takes over what the server has, merging what is unsaved into it. */
  readonly receive: (theirs: Saved<Content>) => void
  readonly stop: () => void
  readonly saved: Saved<Content>
}

/** Saves content as it is edited, by the rules of `stepAutosave`. */
export function createAutosave<Content, Conflict>(
  start: Saved<Content>,
  ports: AutosavePorts<Content, Conflict>,
): Autosave<Content> {
  let state = initialState(start)
  let flushes: ((revision: number | null) => void)[] = []
  const timers = createTimers(ports, (name) => dispatch({ type: name === 'store' ? 'storeDue' : 'saveDue' }))

  function dispatch(event: AutosaveEvent<Content>): void {
    const step = stepAutosave(state, event, ports.merge)
    state = step.state
    for (const effect of step.effects) run(effect)
  }

  function run(effect: AutosaveEffect<Content, Conflict>): void {
    switch (effect.do) {
      case 'send':
        return void ports
          .send(effect.request)
          .catch((): SendResult<Content> => ({ kind: 'failed' }))
          .then((result) => dispatch({ type: 'sent', result }))
      case 'ask':
        return void ports.ask(effect.question).then((content) => dispatch({ type: 'chosen', content }))
      case 'adopt': {
        const { content, base, theirs } = effect
        return ports.adopt(content, (older) => ports.merge(base, older, theirs).content)
      }
      case 'store':
        return void ports.store(effect.draft)
      case 'report':
        return ports.onState(effect.state, effect.reason)
      case 'saved':
        return ports.onSaved(effect.saved)
      case 'resolve':
        return resolveFlushes(effect.revision)
      case 'start':
        return timers.start(effect)
      case 'cancel':
        return timers.cancel(effect.timer)
    }
  }

  function resolveFlushes(revision: number | null): void {
    const done = flushes
    flushes = []
    for (const resolve of done) resolve(revision)
  }

  return {
    get saved() {
      return state.base
    },
    change: (content) => dispatch({ type: 'change', content }),
    flush() {
      if (!isDirty(state) && !isSending(state)) return Promise.resolve(state.base.revision)
      if (state.isStopped || state.isBlocked) return Promise.resolve(null)
      return new Promise((resolve) => {
        flushes.push(resolve)
        dispatch({ type: 'flush' })
      })
    },
    leave: () => dispatch({ type: 'leave' }),
    wake: () => dispatch({ type: 'wake' }),
    receive: (theirs) => dispatch({ type: 'receive', theirs }),
    stop: () => dispatch({ type: 'stop' }),
  }
}

type TimerPorts = Pick<AutosavePorts<never, never>, 'setTimer' | 'clearTimer' | 'storeAfter'>

function createTimers({ setTimer, clearTimer, storeAfter }: TimerPorts, onDue: (name: TimerName) => void) {
  const running = new Map<TimerName, number>()
  const cancel = (timer: TimerName) => {
    const id = running.get(timer)
    if (id !== undefined) clearTimer(id)
    running.delete(timer)
  }
  const start = ({ timer, ms, restart }: { timer: TimerName; ms: number; restart: boolean }) => {
    if (running.has(timer) && !restart) return
    cancel(timer)
    const due = () => {
      running.delete(timer)
      onDue(timer)
    }
    running.set(timer, setTimer(due, timer === 'store' ? (storeAfter ?? ms) : ms))
  }
  return { start, cancel }
}
