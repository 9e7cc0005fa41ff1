/*
 * Every name under which the player keeps something in the browser. The values never change: what an earlier visit stored is
 * found by them (storage-keys.test.ts holds each). Constants alone, no functions: the build writes their values into each
 * script, so that they cost the first one nothing.
 */

/** localStorage: a store for each version of a deck, `deckle.<version>.<key>`. */
export const versionPrefix = 'deckle.'
/** Of a version: the id of the attempt that is played. */
export const attemptKey = 'attempt'
/** Of a version: the `SavedPlay`. */
export const playKey = 'play'
/** Of a version: attempt and play before "Start again", until the new attempt has begun. */
export const previousKey = 'before'
/** Of a version: who was let in, the first two parts of a pass. */
export const personKey = 'by'
/** Of a version: an attempt and the member that it is known to belong to, `<attempt> <owner>`. */
export const memberKey = 'mine'
/** Of a version that is marked on the device: its times. */
export const timesKey = 'device'
/** Of a version: an unsent answer, `q.<answer>`. */
export const outboxPrefix = 'q.'
/** Of a version: an attempt's token, `token.<attempt>`. */
export const tokenPrefix = 'token.'
/** Of a version: what an attempt is begun with, `secret.<attempt>`. */
export const secretPrefix = 'secret.'

/** localStorage: the pass that a deck was opened with, `deckle.pass.<shortid>`. */
export const passPrefix = 'deckle.pass.'
/** localStorage: the invite by which the pass was given, `deckle.ticket.<shortid>`. */
export const invitePrefix = 'deckle.ticket.'
/** localStorage: the token of an attempt that is not finished, `deckle.begun.<shortid>`. */
export const begunPrefix = 'deckle.begun.'
/** localStorage: a batch of unsent events, `deckle.events.<first event>`. */
export const eventsPrefix = 'deckle.events.'
/** localStorage: where a person is in a package that no LMS plays, `deckle.package.<key>`. */
export const packagePrefix = 'deckle.package.'
/** localStorage: what the web keeps of the session (its persisted.ts). */
export const authKey = 'deckle:auth'

/** sessionStorage: when the gate sent this tab to the deck, `deckle.went.<shortid>`. */
export const redirectPrefix = 'deckle.went.'

/** IndexedDB: files that are uploaded once the connection is back. */
export const filesDatabase = 'deckle-files'
export const filesStore = 'files'
/** IndexedDB: the key that the web encrypts the session's token with. */
export const keysDatabase = 'deckle-keys'
export const keysStore = 'keys'
export const tokenKeyId = 'token'
