import type { LeadWords } from './lead-words.ts'

/** Apart from the other words: the editor opens without them. */
export const lead: LeadWords = {
  title: 'How can we reach you?',
  name: 'Name',
  email: 'E-mail address',
  phone: 'Phone number',
  company: 'Company',
  send: 'Send',
  skip: 'Skip',
  optional: 'optional',
  missing: 'Please fill this in.',
  badEmail: 'Please enter an e-mail address such as name@example.com.',
  badPhone: 'Please enter a phone number.',
  tooLong: 'Please shorten this.',
  consentNeeded: 'Please tick this box to go on.',
  sent: 'Thank you. Your details are on their way.',
  kept: 'No connection. Your details are kept on this device and sent when it is back.',
}
