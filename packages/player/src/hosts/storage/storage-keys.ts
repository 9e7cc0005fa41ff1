/*
 * The player's storage keys. Their values never change: data of earlier visits is found by them (tested in
 * storage-keys.test.ts). Only constants, no functions: the build inlines their values, so that they add no bytes to the first
 * script.
 */

/** localStorage: a store for each version of a deck, `deckle.<version>.<key>`. */
export const versionPrefix = 'deckle.'
/** Of a version: the current attempt's id. */
export const attemptKey = 'attempt'
/** Of a version: the `SavedPlay`. */
export const playKey = 'play'
/** Of a version: attempt and play before "Start again", until the new attempt has begun. */
export const previousKey = 'before'
/** Of a version: the person, the first two parts of a pass. */
export const personKey = 'by'
/** Of a version: an attempt and the member it belongs to, `<attempt> <owner>`. */
export const memberKey = 'mine'
/** Of a version that is marked on the device: its times. */
export const timesKey = 'device'
/** Of a version: the attempt in which its lead form was sent or skipped. */
export const leadKey = 'lead'
/** Of a version: an unsent answer or lead, `q.<answer>`. */
export const outboxPrefix = 'q.'
/** Of a version, an attempt in a course or a package: what is typed on a slide and not sent, `d.<slide>`; of its lead form, `d..lead`. */
export const draftPrefix = 'd.'
/** Of a version: an attempt's token, `token.<attempt>`. */
export const tokenPrefix = 'token.'
/** Of a version: an attempt's secret, `secret.<attempt>`. */
export const secretPrefix = 'secret.'

/** localStorage: the pass for a deck, `deckle.pass.<shortid>`. */
export const passPrefix = 'deckle.pass.'
/** localStorage: the invite by which the pass was given, `deckle.ticket.<shortid>`. */
export const invitePrefix = 'deckle.ticket.'
/** localStorage: the token of an attempt that is not finished, `deckle.begun.<shortid>`. */
export const begunPrefix = 'deckle.begun.'
/** localStorage: a batch of unsent events, `deckle.events.<first event>`. */
export const eventsPrefix = 'deckle.events.'
/** localStorage: a store for each attempt in a course, `deckle.course.<attempt>.<key>`. */
export const coursePrefix = 'deckle.course.'
/** Of an attempt in a course: slides that were seen and are not sent yet. */
export const seenKey = 'seen'
/** Of an attempt in a course: its end was reached, and is not sent yet. */
export const endedKey = 'ended'
/** localStorage: the place in a package without an LMS, `deckle.package.<key>`; a store for each, `deckle.package.<key>.<key>`. */
export const packagePrefix = 'deckle.package.'
/** localStorage: the web's session (its persisted.ts). */
export const authKey = 'deckle:auth'

/** sessionStorage: when the gate redirected this tab to the deck, `deckle.went.<shortid>`. */
export const redirectPrefix = 'deckle.went.'

/** IndexedDB: files to upload once the connection is back. */
export const filesDatabase = 'deckle-files'
export const filesStore = 'files'
/** IndexedDB: the key for the session's encrypted token. */
export const keysDatabase = 'deckle-keys'
export const keysStore = 'keys'
export const tokenKeyId = 'token'
