/** The lead form in the deck editor. */
export const words = {
  title: 'Lead form',
  why: 'Ask the people who play how you can reach them. What they send is under Leads.',
  planOff: 'Your plan has no leads: nobody is shown this form. Another plan has them.',
  on: 'Ask for contact details',
  onWhy: 'Not asked inside a course or a package for a learning platform.',
  when: 'When it is shown',
  times: {
    start: 'At the start',
    startWhy: 'Before the first slide.',
    before_result: 'Before the result',
    before_resultWhy: 'After the last slide; the result comes after it.',
    end: 'At the end',
    endWhy: 'Below the result.',
  },
  heading: 'Title',
  text: 'Text',
  button: 'Button',
  ownWord: 'Empty: “{word}”',
  skip: 'May be skipped',
  skipWhy: 'Fewer people leave, and fewer leave their details.',
  fields: 'Fields',
  kinds: { name: 'Name', email: 'E-mail address', phone: 'Phone number', company: 'Company', text: 'Own question' },
  label: 'Label of field {number}',
  labelMissing: 'Say what to fill in.',
  required: 'Required',
  requiredOf: 'Required: {label}',
  moveUp: 'Move {label} up',
  moveDown: 'Move {label} down',
  remove: 'Remove {label}',
  add: 'Add a field',
  full: 'No more than {max} fields.',
  none: 'No field yet: the form is not shown.',
  consent: 'Consent text',
  consentWhy: 'What people agree to with a tick. Where they came from is only stored with it.',
  consentMissing: 'Without it you may not be allowed to write to them.',
  consentRequired: 'They have to agree',
  preview: 'As it is shown',
}

declare module '../sections.ts' {
  interface Sections {
    'lead-form': typeof words
  }
}
