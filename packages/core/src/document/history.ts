/** Undo history of an editing session; states share unchanged parts. `past` has the oldest first. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  /** States that redo restores, the next one first. */
  readonly future: readonly State[]
  /** The current group of typing: its key, and the time of its last edit in milliseconds. */
  readonly group: { readonly key: string; readonly at: number } | null
}

export const HISTORY_LIMIT = 500
/** Milliseconds of pause that end a group of typing. */
export const GROUP_PAUSE = 1000

export function newHistory<State>(state: State): History<State> {
  return { past: [], present: state, future: [], group: null }
}

/**
 * Adds the state after an edit and drops redo; the same state adds nothing. Edits with the same group key at most a
 * second apart are one step.
 * @param now milliseconds, by the caller's clock
 * @param group slide and path that are typed in; absent for a step of its own
 */
export function record<State>(history: History<State>, state: State, now: number, group?: string): History<State> {
  if (state === history.present) return history
  const running = group !== undefined && history.group?.key === group && now - history.group.at <= GROUP_PAUSE
  const past =
    running && history.past.length > 0 ? history.past : [...history.past, history.present].slice(-HISTORY_LIMIT)
  return { past, present: state, future: [], group: group === undefined ? null : { key: group, at: now } }
}

/** Changes the present without adding a step: another slide is shown. */
export function replacePresent<State>(history: History<State>, state: State): History<State> {
  return state === history.present ? history : { ...history, present: state }
}

/** Changes every stored state: others' saved work is merged in, so that undo reverts only the person's own edits. */
export function mapHistory<State>(history: History<State>, change: (state: State) => State): History<State> {
  return {
    past: history.past.map(change),
    present: change(history.present),
    future: history.future.map(change),
    group: null,
  }
}

/** Returns the same history where there is nothing to undo. */
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

/** Returns the same history where there is nothing to redo. */
export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, group: null }
}

export const canUndo = (history: History<unknown>): boolean => history.past.length > 0
export const canRedo = (history: History<unknown>): boolean => history.future.length > 0
