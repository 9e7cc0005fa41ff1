/** The states that an editing session went through, oldest first; snapshots share what did not change. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  /** What redo brings back, the next one first. */
  readonly future: readonly State[]
  /** The typing under way: what it is on and when its last key was. */
  readonly group: { readonly key: string; readonly at: number } | null
}

/** Steps that can be undone. */
export const HISTORY_LIMIT = 500
/** Milliseconds of pause that end a group of typing. */
export const GROUP_PAUSE = 1000

export function newHistory<State>(state: State): History<State> {
  return { past: [], present: state, future: [], group: null }
}

/**
 * Records the state after an edit. Edits with the same group key at most a second apart are one step.
 * The same state changes nothing; redo is lost.
 * @param now milliseconds, by the caller's clock
 * @param group what is being typed at (slide and path); absent for an edit that stands alone
 */
export function record<State>(history: History<State>, state: State, now: number, group?: string): History<State> {
  if (state === history.present) return history
  const running = group !== undefined && history.group?.key === group && now - history.group.at <= GROUP_PAUSE
  const past =
    running && history.past.length > 0 ? history.past : [...history.past, history.present].slice(-HISTORY_LIMIT)
  return { past, present: state, future: [], group: group === undefined ? null : { key: group, at: now } }
}

/** Changes the present without a step of its own: another slide is shown. */
export function replacePresent<State>(history: History<State>, state: State): History<State> {
  return state === history.present ? history : { ...history, present: state }
}

/** Changes every state kept: others' saved work is merged in, so that undo takes back only one's own. */
export function mapHistory<State>(history: History<State>, change: (state: State) => State): History<State> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
    group: null,
  }
}

/** One step back; the same history where there is none. */
export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1)
  if (history.past.length === 0 || previous === undefined) return history
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    group: null,
  }
}

/** One step forward again; the same history where there is none. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, group: null }
}

export const canUndo = (history: History<unknown>): boolean => history.past.length > 0
export const canRedo = (history: History<unknown>): boolean => history.future.length > 0
