export const words = {
  ask: {
    title: 'A larger plan',
    text: 'Your administrators decide, or those who run Deckle. You can ask once a day.',
    largest: 'Your organisation has the largest plan.',
    plan: 'Plan',
    why: 'What you need it for',
    send: 'Ask for this plan',
    sent: 'Your request is on its way',
  },
  billing: {
    title: 'Price and other plans',
    text: 'What your plan costs, what larger and smaller plans have, and your invoices.',
    compare: 'Compare plans',
    invoices: 'Invoices',
  },
  price: {
    once: '{price} once',
    month: '{price} a month',
    year: '{price} a year',
    tax: 'plus {rate} tax',
    none: 'Price on request',
  },
  list: {
    label: 'Upgrade requests',
    ofPeople: 'Upgrade requests of your people',
    ofPeopleText: 'What you are for is passed on to those who run Deckle.',
    none: 'Nobody has asked for a larger plan',
    change: '{from} to {to}',
    answer: 'Answer: {text}',
  },
  status: { open: 'Waiting', forwarded: 'Passed on', granted: 'Granted', refused: 'Refused' },
  answer: 'A few words for who asked',
  grant: {
    button: 'Grant',
    forward: 'Pass it on',
    named: 'Grant the request of {name}',
    title: '{name} asks for the plan {plan}',
    text: 'The plan holds at once, and both sides are told.',
    forwards: 'Those who run Deckle are told that you are for it, and decide.',
  },
  refuse: {
    button: 'Refuse',
    named: 'Refuse the request of {name}',
    title: 'Refuse the plan {plan} for {name}?',
    text: 'Who asked is told, and can ask again another day.',
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    upgrades: typeof words
  }
}
