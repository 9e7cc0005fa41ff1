/** What the header says of the work (experience.md "Saved by itself, visibly"). */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'changed' | 'refused' | 'gone'

/** Content as the server has it. */
export interface Saved<Content> {
  readonly revision: number
  readonly content: Content
}

/** The result of a save. `failed` is retried; `refused` needs a change first. */
export type SendResult<Content> =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly theirs: Saved<Content> }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'gone' }

export type Merge<Content, Conflict> = (
  base: Content,
  mine: Content,
  theirs: Content,
) => { readonly content: Content; readonly conflicts: readonly Conflict[] }

/** Both sides of a merge with conflicts, for the person to choose. */
export interface Question<Content, Conflict> {
  readonly base: Content
  readonly mine: Content
  readonly theirs: Content
  readonly conflicts: readonly Conflict[]
}

/** A draft is unsaved work over the state it edits. */
export interface Draft<Content> {
  readonly base: Saved<Content>
  readonly content: Content
}

/** `last`: the page may go at once, so that the request must outlive it. */
export interface SaveRequest<Content> {
  readonly revision: number
  readonly content: Content
  readonly last: boolean
}

export interface AutosaveState<Content> {
  readonly base: Saved<Content>
  readonly content: Content
  /** One request at a time, none while the person is asked about conflicts. */
  readonly activity:
    | { readonly kind: 'idle' }
    | { readonly kind: 'sending'; readonly sent: Content }
    | { readonly kind: 'asking'; readonly mine: Content; readonly theirs: Saved<Content> }
  /** Failures in a row. */
  readonly retries: number
  /** Refused: nothing is sent until the content changes. */
  readonly isBlocked: boolean
  readonly isStopped: boolean
  /** Somebody waits until all is saved. */
  readonly isFlushing: boolean
}

export type AutosaveEvent<Content> =
  | { readonly type: 'change' | 'chosen'; readonly content: Content }
  | { readonly type: 'sent'; readonly result: SendResult<Content> }
  | { readonly type: 'receive'; readonly theirs: Saved<Content> }
  | { readonly type: 'saveDue' | 'storeDue' | 'flush' | 'leave' | 'wake' | 'stop' }

export type TimerName = 'save' | 'saveAtLatest' | 'store'

export type AutosaveEffect<Content, Conflict> =
  | { readonly do: 'report'; readonly state: SaveState; readonly reason?: string }
  | { readonly do: 'send'; readonly request: SaveRequest<Content> }
  | { readonly do: 'store'; readonly draft: Draft<Content> | null }
  | { readonly do: 'saved'; readonly saved: Saved<Content> }
  | { readonly do: 'ask'; readonly question: Question<Content, Conflict> }
  /** The editor takes `content` over; older states, for undo, are merged from `base` with `theirs`. */
  | { readonly do: 'adopt'; readonly content: Content; readonly base: Content; readonly theirs: Content }
  /** Ends all flushes, with the revision that has everything or null where it can't be saved. */
  | { readonly do: 'resolve'; readonly revision: number | null }
  /** `restart` begins anew where the timer runs; without it the running one stays. */
  | { readonly do: 'start'; readonly timer: TimerName; readonly ms: number; readonly restart: boolean }
  | { readonly do: 'cancel'; readonly timer: TimerName }

export interface Step<Content, Conflict> {
  readonly state: AutosaveState<Content>
  /** To be carried out in order. */
  readonly effects: readonly AutosaveEffect<Content, Conflict>[]
}
