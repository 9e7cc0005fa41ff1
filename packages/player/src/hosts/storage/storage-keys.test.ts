import { expect, it } from 'vitest'
import * as keys from './storage-keys.ts'

it('keeps each value: visits of earlier releases have stored something under it', () => {
  expect({ ...keys }).toEqual({
    versionPrefix: 'deckle.',
    attemptKey: 'attempt',
    playKey: 'play',
    previousKey: 'before',
    personKey: 'by',
    memberKey: 'mine',
    timesKey: 'device',
    leadKey: 'lead',
    outboxPrefix: 'q.',
    draftPrefix: 'd.',
    tokenPrefix: 'token.',
    secretPrefix: 'secret.',
    passPrefix: 'deckle.pass.',
    invitePrefix: 'deckle.ticket.',
    begunPrefix: 'deckle.begun.',
    eventsPrefix: 'deckle.events.',
    coursePrefix: 'deckle.course.',
    seenKey: 'seen',
    endedKey: 'ended',
    packagePrefix: 'deckle.package.',
    authKey: 'deckle:auth',
    redirectPrefix: 'deckle.went.',
    filesDatabase: 'deckle-files',
    filesStore: 'files',
    keysDatabase: 'deckle-keys',
    keysStore: 'keys',
    tokenKeyId: 'token',
  })
})
