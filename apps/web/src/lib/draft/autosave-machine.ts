import type { AutosaveEffect, AutosaveEvent, AutosaveState, Merge, Saved, SendResult, Step } from './autosave-types.ts'

/** Milliseconds from the last change until it is saved, and until it is stored on the device. */
export const SAVE_AFTER = 1000
export const STORE_AFTER = 250
/** Milliseconds between saves while somebody types without a pause. */
export const SAVE_AT_LEAST = 5000
const FIRST_RETRY = 1000
const LAST_RETRY = 30_000

export const initialState = <Content>(saved: Saved<Content>): AutosaveState<Content> => ({
  base: saved,
  content: saved.content,
  activity: idle,
  retries: 0,
  isBlocked: false,
  isStopped: false,
  isFlushing: false,
})

const idle = { kind: 'idle' } as const
export const isDirty = <Content>({ base, content }: AutosaveState<Content>): boolean => content !== base.content
export const isSending = <Content>({ activity }: AutosaveState<Content>): boolean => activity.kind === 'sending'

/**
 * Saves about a second after typing, one request at a time, each over the revision it edits. Over a newer revision it
 * merges and asks only about real conflicts. Failures are retried with doubling delays up to 30 s. Pure.
 */
export function stepAutosave<Content, Conflict>(
  state: AutosaveState<Content>,
  event: AutosaveEvent<Content>,
  merge: Merge<Content, Conflict>,
): Step<Content, Conflict> {
  switch (event.type) {
    case 'change':
      return change(state, event.content)
    case 'saveDue':
      return save(state, false)
    case 'storeDue':
      return { state, effects: [store(state)] }
    case 'flush':
      return save({ ...state, isFlushing: true }, false)
    case 'leave':
      return isDirty(state) ? after({ state, effects: [...storeNow(state)] }, (now) => save(now, true)) : nothing(state)
    case 'wake':
      return isDirty(state) && state.activity.kind === 'idle' ? save({ ...state, retries: 0 }, false) : nothing(state)
    case 'receive':
      return state.isStopped || state.activity.kind !== 'idle' || event.theirs.revision <= state.base.revision
        ? nothing(state)
        : combine(state, event.theirs, merge)
    case 'sent':
      return sent(state, event.result, merge)
    case 'chosen':
      return chosen(state, event.content, merge)
    case 'stop':
      return stop(state)
  }
}

const nothing = <Content>(state: AutosaveState<Content>): Step<Content, never> => ({ state, effects: [] })

/** Goes on from a step: the effects of both, in order. */
function after<Content, Conflict>(
  { state, effects }: Step<Content, Conflict>,
  next: (state: AutosaveState<Content>) => Step<Content, Conflict>,
): Step<Content, Conflict> {
  const following = next(state)
  return { state: following.state, effects: [...effects, ...following.effects] }
}

const store = <Content>(state: AutosaveState<Content>): AutosaveEffect<Content, never> => ({
  do: 'store',
  draft: isDirty(state) ? { base: state.base, content: state.content } : null,
})
const storeNow = <Content>(state: AutosaveState<Content>): AutosaveEffect<Content, never>[] => [
  { do: 'cancel', timer: 'store' },
  store(state),
]

const saveAfter = (ms: number): AutosaveEffect<never, never> => ({ do: 'start', timer: 'save', ms, restart: true })

const withResolvedFlushes = <Content>(
  state: AutosaveState<Content>,
  revision: number | null,
  effects: AutosaveEffect<Content, never>[],
): Step<Content, never> => ({
  state: { ...state, isFlushing: false },
  effects: [...effects, { do: 'resolve', revision }],
})

/** Nothing is unsaved: the next change starts anew, without the delay of earlier failures. */
const finish = <Content>(state: AutosaveState<Content>): Step<Content, never> =>
  withResolvedFlushes({ ...state, retries: 0 }, state.base.revision, [{ do: 'report', state: 'saved' }])

function change<Content>(before: AutosaveState<Content>, content: Content): Step<Content, never> {
  if (content === before.content || before.isStopped) return nothing(before)
  const state = { ...before, content, isBlocked: false }
  if (!isDirty(state) && !isSending(state))
    return after({ state, effects: [{ do: 'cancel', timer: 'save' }, ...storeNow(state)] }, finish)
  const shown = state.retries > 0 ? 'offline' : isSending(state) ? 'saving' : 'unsaved'
  const effects: AutosaveEffect<Content, never>[] = [
    ...(state.activity.kind === 'asking' ? [] : [{ do: 'report', state: shown } as const]),
    { do: 'start', timer: 'store', ms: STORE_AFTER, restart: false },
  ]
  // The next retry is due already.
  if (state.retries > 0) return { state, effects }
  return {
    state,
    effects: [
      ...effects,
      saveAfter(SAVE_AFTER),
      { do: 'start', timer: 'saveAtLatest', ms: SAVE_AT_LEAST, restart: false },
    ],
  }
}

function save<Content>(state: AutosaveState<Content>, last: boolean): Step<Content, never> {
  if (state.activity.kind !== 'idle' || state.isStopped || state.isBlocked) return nothing(state)
  if (!isDirty(state)) return finish(state)
  const { base, content } = state
  return {
    state: { ...state, activity: { kind: 'sending', sent: content } },
    effects: [
      { do: 'cancel', timer: 'save' },
      { do: 'cancel', timer: 'saveAtLatest' },
      { do: 'report', state: 'saving' },
      { do: 'send', request: { revision: base.revision, content, last } },
    ],
  }
}

function sent<Content, Conflict>(
  before: AutosaveState<Content>,
  result: SendResult<Content>,
  merge: Merge<Content, Conflict>,
): Step<Content, Conflict> {
  if (before.activity.kind !== 'sending') return nothing(before)
  const content = before.activity.sent
  const retries = result.kind === 'failed' ? before.retries + 1 : 0
  const state: AutosaveState<Content> = { ...before, activity: idle, retries }
  if (state.isStopped) {
    const isWhole = result.kind === 'saved' && content === state.content
    return withResolvedFlushes(state, null, isWhole ? [{ do: 'store', draft: null }] : [])
  }
  switch (result.kind) {
    case 'saved':
      return saved({ ...state, base: { revision: result.revision, content } })
    case 'conflict':
      return combine(state, result.theirs, merge)
    case 'failed': {
      const retry = saveAfter(Math.min(FIRST_RETRY * 2 ** before.retries, LAST_RETRY))
      const failed = withResolvedFlushes(state, null, [{ do: 'report', state: 'offline' }, ...storeNow(state)])
      return { ...failed, effects: [...failed.effects, retry] }
    }
    case 'refused':
      return withResolvedFlushes({ ...state, isBlocked: true }, null, [
        ...storeNow(state),
        { do: 'report', state: 'refused', reason: result.reason },
      ])
    case 'gone':
      return withResolvedFlushes({ ...state, isBlocked: true }, null, [
        ...storeNow(state),
        { do: 'report', state: 'gone' },
      ])
  }
}

function saved<Content>(state: AutosaveState<Content>): Step<Content, never> {
  const step: Step<Content, never> = { state, effects: [{ do: 'saved', saved: state.base }, ...storeNow(state)] }
  if (!isDirty(state)) return after(step, finish)
  return { state, effects: [...step.effects, saveAfter(state.isFlushing ? 0 : SAVE_AFTER)] }
}

function combine<Content, Conflict>(
  state: AutosaveState<Content>,
  theirs: Saved<Content>,
  merge: Merge<Content, Conflict>,
): Step<Content, Conflict> {
  const { base, content: mine } = state
  if (theirs.revision <= base.revision && theirs.content === base.content) return nothing(state)
  const { content, conflicts } = merge(base.content, mine, theirs.content)
  if (conflicts.length === 0) return adopt(state, theirs, content)
  const question = { base: base.content, mine, theirs: theirs.content, conflicts }
  return {
    state: { ...state, activity: { kind: 'asking', mine, theirs } },
    effects: [
      { do: 'report', state: 'changed' },
      { do: 'ask', question },
    ],
  }
}

function chosen<Content, Conflict>(
  before: AutosaveState<Content>,
  content: Content,
  merge: Merge<Content, Conflict>,
): Step<Content, Conflict> {
  if (before.activity.kind !== 'asking') return nothing(before)
  const { mine, theirs } = before.activity
  const state: AutosaveState<Content> = { ...before, activity: idle }
  if (state.isStopped) return withResolvedFlushes(state, null, [])
  // What was typed elsewhere in the deck while the question was open is merged into the choice.
  return adopt(state, theirs, state.content === mine ? content : merge(mine, state.content, content).content)
}

function adopt<Content>(
  before: AutosaveState<Content>,
  theirs: Saved<Content>,
  content: Content,
): Step<Content, never> {
  const state = { ...before, base: theirs, content }
  const effects: AutosaveEffect<Content, never>[] = [
    { do: 'saved', saved: theirs },
    { do: 'adopt', content, base: before.base.content, theirs: theirs.content },
    ...storeNow(state),
  ]
  return after({ state, effects }, (now) => (isDirty(now) ? save(now, false) : finish(now)))
}

function stop<Content>(state: AutosaveState<Content>): Step<Content, never> {
  const sending = isDirty(state) ? after({ state, effects: storeNow(state) }, (now) => save(now, true)) : nothing(state)
  return withResolvedFlushes({ ...sending.state, isStopped: true }, null, [
    ...sending.effects,
    { do: 'cancel', timer: 'save' },
    { do: 'cancel', timer: 'store' },
    { do: 'cancel', timer: 'saveAtLatest' },
  ])
}
