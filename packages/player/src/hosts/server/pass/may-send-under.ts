/** Whether an answer given under one pass may be sent under another: an answer never counts as another person's. */
export function maySendUnder(pass: string | undefined, ownPass: string | undefined): boolean {
  return personOf(pass) === personOf(ownPass) || personOf(pass) === 'pin '
}

/** Passes are `mode.subject.expiry.v2.signature`; the subject is the person, '' by a PIN. */
const personOf = (pass = '') => pass.split('.', 2).join(' ')
