import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: 'It takes a PIN.',
    email: 'It takes an e-mail address that you can confirm.',
    members: 'It is for people of this organisation.',
    invite: 'It opens with a link that works once. Open the link that you were sent.',
  },
  pin: 'PIN',
  open: 'Open',
  email: 'E-mail address',
  sendCode: 'Send me a code',
  code: 'The six digits that were sent to you',
  otherAddress: 'Use another address',
  signIn: 'Sign in',
  oneMoment: 'One moment',
  noScript: 'This needs JavaScript: allow it for this page.',
  failed: 'The server cannot be reached. Check the connection and try again.',
  notices: {
    gone: {
      title: 'This deck is closed',
      text: 'Whoever made it has taken it back. Ask them whether it will open again.',
    },
    unknown: {
      title: 'There is no deck here',
      text: 'The link may be incomplete. Check that you copied all of it.',
    },
    too_early: { title: 'This deck is not open yet', text: 'It opens at this moment:' },
    too_late: { title: 'This deck is closed', text: 'Its time is over. Thank you for coming.' },
    full: { title: 'This deck is closed', text: 'It has all the answers that it takes. Thank you for coming.' },
    paused: {
      title: 'This deck is paused',
      text: 'It takes no new answers at present. Whoever made it can open it again.',
    },
    link_unknown: {
      title: 'There is nothing at this address',
      text: 'It may be incomplete. Check that you copied all of it.',
    },
    link_over: { title: 'This address is no longer open', text: 'Its time is over, or whoever made it has closed it.' },
  },
  mail: {
    subject: '{code} is your code',
    before: 'To open “{deck}”, type this code:',
    after: 'It works for 15 minutes. If you did not ask for it, there is nothing to do.',
  },
}
