/** Whether what was answered under a pass may be sent under another one: nobody's answers go under another person's name. */
export function opensFor(shown: string | undefined, own: string | undefined): boolean {
  return personOf(shown) === personOf(own) || personOf(shown) === 'pin '
}

/** Passes are `mode.subject.expiry.v2.signature`; the subject is who was let in, '' by a PIN. */
const personOf = (pass = '') => pass.split('.', 2).join(' ')
