import type { LimitTexts } from '../texts.ts'

export const limits: LimitTexts = {
  campaigns: {
    title: 'Decks',
    reached: 'Your plan includes {limit, plural, one {# deck} other {# decks}}, and all are in use',
    makeRoom: 'Make room first: move a deck to the bin or unpublish one.',
    refused:
      'Your plan has room for {limit, plural, one {# deck} other {# decks}}, and {used, plural, one {# is} other {# are}} in use.',
  },
  activeCampaigns: {
    title: 'Published at once',
    reached: 'Your plan has {limit, plural, one {# deck} other {# decks}} published at a time',
    makeRoom: 'Make room first: move a deck to the bin or unpublish one.',
    refused:
      'Your plan has room for {limit, plural, one {# published deck} other {# published decks}}, and {used, plural, one {# is} other {# are}} in use.',
  },
}
