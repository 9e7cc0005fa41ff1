import type { FieldTexts, Unit } from '../texts.ts'

export const fieldErrors: FieldTexts = {
  please: 'Please check:',
  unknown: 'is not a field here',
  missing: 'is missing',
  empty: 'must not be empty',
  wrong: 'is not in the right form',
  id: 'must be an id',
  key: 'has a name that is not allowed',
  types: {
    string: 'must be text',
    number: 'must be a number',
    int: 'must be a whole number',
    boolean: 'must be true or false',
    array: 'must be a list',
    object: 'must be an object with fields',
    record: 'must be an object with fields',
  },
  byMessage: {
    bad_characters: 'holds characters that can’t be stored',
    bad_address: 'must be a web address that starts with https:// or http://',
    bad_email: 'must be an e-mail address',
    bad_condition: 'must be a condition: a field of people, an operator that fits it, and a value',
    bad_value: 'does not fit the action',
    bad_color: 'must be a colour such as #0097a7',
    bad_pin: 'must be 6 to 12 digits or letters',
    bad_url_slug:
      'must be 3 to 60 lower-case letters, digits and hyphens, no eight letters that could be a short id, and no word that Deckle uses itself',
    bad_slug: 'must be 3 to 60 lower-case letters, digits and hyphens, and no eight letters that could be a short id',
    bad_client_slug: 'must be 3 to 40 small letters, digits and hyphens, and none of the application’s own addresses',
    bad_host: 'must be a site such as example.org or *.example.org',
    bad_code: 'must be the six digits of the mail',
    bad_moment: 'must be a moment such as 2026-01-31T09:05:00.000Z',
    bad_day: 'must be a day such as 2026-01-31',
    bad_time_zone: 'must be a time zone such as Asia/Kolkata',
    bad_cursor: 'must be a cursor from the page before',
    bad_base64: 'must be base64',
    own_path: 'must be a path within this site',
    banner_link: 'must be a path within this site or an https address',
    repeated_id: 'holds the same id twice',
    unknown_topic: 'must be the id of a topic of the course',
    reserved_id: 'is an id that can’t be used',
    slide_order: 'must be numbered 0, 1, 2 without gaps',
    only_slide: 'must have at least one slide',
    too_many: 'has too many entries',
  },
  atMost: (amount, unit, inclusive) => `must be ${inclusive ? 'at most' : 'less than'} ${counted(amount, unit)}`,
  atLeast: (amount, unit, inclusive) => `must be ${inclusive ? 'at least' : 'more than'} ${counted(amount, unit)}`,
  oneOf: (values) => `must be one of: ${values.join(', ')}`,
  multipleOf: (amount) => `must be a multiple of ${amount}`,
}

const englishUnits = {
  characters: [' character', ' characters'],
  entries: [' entry', ' entries'],
  none: ['', ''],
} as const
const counted = (amount: string, unit: Unit): string => amount + englishUnits[unit][amount === '1' ? 0 : 1]
