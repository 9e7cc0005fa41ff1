/** Whether an answer given under one pass may be sent under another: an answer never counts as another person's. */
export function maySendUnder(shown: string | undefined, own: string | undefined): boolean {
  return personOf(shown) === personOf(own) || personOf(shown) === 'pin '
}

/** Passes are `mode.subject.expiry.v2.signature`; the subject is the person, '' by a PIN. */
const personOf = (pass = '') => pass.split('.', 2).join(' ')
