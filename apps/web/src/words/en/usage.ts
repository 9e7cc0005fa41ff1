export const words = {
  limits: {
    title: 'Limits and what is in use',
    maxUsers: 'People who can sign in',
    campaigns: 'Decks',
    activeCampaigns: 'Published at once',
    used: '{used} of {limit}',
    unlimited: '{used}, no limit',
  },
  forecast: {
    maxUsers: 'At this pace the room for people is used up around {day}.',
    campaigns: 'At this pace the room for decks is used up around {day}.',
    activeCampaigns: 'At this pace the room for published decks is used up around {day}.',
    full: 'All are in use.',
    none: 'At this pace the room lasts for more than three years.',
    early: 'There is a forecast once use was kept for two weeks.',
  },
  larger: 'See larger plans',
  trend: {
    title: 'The last 90 days',
    show: 'Show',
    people: 'People',
    decks: 'Decks',
    published: 'Published decks',
    space: 'Space in MB',
    finding: 'From {from} on {first} to {to} on {last}.',
    none: 'What is used is kept from now on, once a day.',
    table: 'Use by day',
    day: 'Day',
  },
  space: {
    title: 'Who uses most of the space',
    text: 'All files together: {bytes}. Each person has room of their own.',
    used: '{used} of {limit}',
    none: 'Nobody has files yet',
    list: 'People by the space of their files',
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    usage: typeof words
  }
}
