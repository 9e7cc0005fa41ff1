/** What a client pays; parts of it are shown in the administration too. */
export const words = {
  title: 'Billing',
  text: 'Your plan, what it costs, and your invoices.',
  tabs: { overview: 'Your plan', plans: 'Compare plans', invoices: 'Invoices' },
  notSold: {
    title: 'Plans can’t be bought here',
    text: 'This installation has no payment gateway. Ask its operator for a plan.',
  },
  sandbox: {
    title: 'This is a sandbox: no money moves',
    text: 'Payments are played, and invoices are samples. A real gateway takes its place once it is configured.',
  },
  acting: 'You act as somebody of this client: you see its billing, and only its own people pay.',
  have: 'What you have',
  compare: 'Compare plans',
  planPaid: { once: '{plan}, paid once', month: '{plan}, paid monthly', year: '{plan}, paid yearly' },
  status: {
    none: 'Nothing to pay',
    active: 'Active',
    past_due: 'Payment failed',
    ending: 'Ends soon',
    owned: 'Yours for good',
  },
  paid: {
    none: 'Nothing to pay',
    once: 'Once',
    month: 'Every month',
    year: 'Every year',
    contract: 'By agreement',
  },
  facts: {
    paid: 'Paid',
    price: 'Price',
    withTax: '{price} with tax',
    next: 'Next charge',
    charge: '{amount} on {date}',
    noCharge: 'None',
    ends: 'Ends on',
    paidUntil: 'Paid until',
  },
  contract: {
    title: 'Your plan was agreed with you',
    text: 'It is not paid here. Talk to us when you need something else.',
  },
  failed: {
    title: 'The last payment failed',
    until: 'Your plan stays as it is until {date}. Pay by then, and nothing changes.',
    text: 'Your plan stays as it is for now. Pay again, and nothing changes.',
    retry: 'Pay now',
    paid: 'Paid: your plan goes on',
  },
  pending: {
    title: 'Your payment is being confirmed',
    what: '{plan}, {amount}, begun on {time}.',
    text: 'If you paid, you need not pay again: it mostly takes a few minutes, your plan begins by itself, and this note goes away. If you closed the payment window before, nothing was charged.',
    late: 'It takes longer than usual. If you paid, you need not pay again: some banks take until the next day, and what does not arrive they send back. If you closed the payment window before, nothing was charged.',
    order: 'Does it stay, and you did pay? <link>Ask us</link>, and name the order {id}.',
    check: 'Check now',
    still: 'Nothing has arrived yet',
    known: 'The payment is known now',
    discard: 'I have not paid',
  },
  scheduled: {
    title: 'Your plan becomes {plan} on {date}',
    text: 'Until then you have all of {plan}. Nothing is deleted.',
    keep: 'Keep {plan}',
    kept: 'You keep {plan}',
  },
  over: {
    title: '{decks, plural, one {# deck is} other {# decks are}} published beyond your plan',
    text: 'Nothing more can be published until there is room. The newest of them accept no new attempts from {date} on.',
    paused:
      'Nothing more can be published until there is room. The newest of them accept no new attempts since {date}.',
    open: 'Look at published decks',
  },
  cancel: {
    open: 'Cancel subscription',
    title: 'Cancel the subscription?',
    submit: 'Cancel at the end of the period',
  },
  downgrade: {
    title: 'Move down to {plan}?',
    submit: 'Move down at the end of the period',
    keep: 'Keep {plan}',
    until: 'You have all of {plan} until {moment}, and pay nothing more for it.',
    nothingDeleted: 'Nothing is deleted: decks, answers, leads and figures stay.',
    back: 'You can take this back until then.',
  },
  exceeds: {
    none: 'What you use fits in the smaller plan.',
    title: 'You use more than the smaller plan has',
    use: '{name}: {used} in use, {limit} in the plan',
    publishing: 'From {date} on nothing more can be published until there is room.',
    pauses:
      '{count, plural, one {If this deck is still published on {date}, it accepts no new attempts from then on:} other {Those of these # decks that are still published on {date} accept no new attempts from then on:}}',
    decks: 'Published decks beyond the limit',
    more: 'and {count, plural, one {# more} other {# more}}',
  },
  client: {
    title: 'Billing',
    text: 'What this client pays, its payments and its invoices.',
    becomes: 'Becomes {plan} on {date}.',
    noPayments: 'Nothing has been paid yet',
  },
  payments: {
    list: 'Payments',
    date: 'Date',
    for: 'For',
    amount: 'Amount',
    refunded: '{amount} refunded',
    status: 'Status',
    statuses: {
      failed: 'Failed',
      paid: 'Paid',
      partly_refunded: 'Refunded in part',
      refunded: 'Refunded',
      surplus: 'Paid twice, refunded',
    },
    id: 'Id at the gateway',
    actions: 'Actions',
    refund: 'Refund',
    refundOf: 'Refund {amount} of {date}',
  },
  refund: {
    title: 'Refund {amount} of {date}?',
    text: 'The money goes back the way it came, and the client gets a credit note. Refunding all of the present period ends the plan at once; nothing is deleted.',
    amount: 'Amount, tax included',
    amountText: 'Left empty, all of {amount} is refunded.',
    reason: 'Reason',
    reasonText: 'For the records.',
    reasonMissing: 'Say why it is refunded.',
    cancel: 'Keep the payment',
    submit: 'Refund',
    done: 'The refund is on its way',
  },
  invoices: {
    list: 'Invoices and credit notes',
    number: 'Number',
    date: 'Date',
    for: 'For',
    tax: 'Tax in it',
    amount: 'Amount',
    status: 'Status',
    statuses: { paid: 'Paid', partly_refunded: 'Refunded in part', refunded: 'Refunded' },
    paidBack: 'Paid back',
    creditNote: 'Credit note',
    corrects: 'Credit note for {number}',
    sandbox: 'Sandbox, no real invoice',
    pdf: 'PDF',
    pdfOf: 'PDF of {number}',
    none: 'No invoices yet',
    noneText: 'Each payment brings one, and it stays here for you.',
  },
} as const

export const titles = { billing: 'Billing' }

declare module '../sections.ts' {
  interface Sections {
    billing: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
