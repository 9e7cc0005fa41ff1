export const words = {
  title: 'Upgrade to {plan}',
  back: 'Back to billing',
  summary: {
    title: 'What you buy',
    tax: 'Tax',
    taxOf: 'Tax, {rate}',
    total: 'To pay now',
    now: 'Begins as soon as it is paid.',
    starts: 'Begins on {date}.',
    renews: {
      once: 'Paid one time: there is nothing to renew.',
      month: 'Renews every month at this price. Cancel at any time.',
      year: 'Renews every year at this price. Cancel at any time.',
    },
    credit: '{amount} for the unused days of your present plan is sent back to you.',
  },
  buyer: {
    title: 'Who is named on the invoice',
    text: 'As the law asks for it: the name and address of your organisation.',
    later: 'For invoices to come. Those that are issued stay as they are.',
    name: 'Name of the organisation or person',
    nameMissing: 'An invoice needs a name.',
    address: 'Address',
    addressText: 'Street, city, postcode and state.',
    addressMissing: 'An invoice needs an address.',
    country: 'Country',
    countryMissing: 'Choose a country.',
    taxNumber: 'Tax number',
    taxNumberText: 'GSTIN or VAT number, if you have one.',
    save: 'Save',
    saved: 'Saved for invoices to come',
  },
  pay: 'Pay {amount}',
  payText: 'You pay in the window of our payment partner. We never see your card.',
  paySandbox: 'Sandbox: the next step is played, and no money moves.',
  missing:
    'The payment window could not be loaded, and nothing was charged. Check your connection and whether something in your browser blocks it, then try again.',
  verifying: 'Checking your payment',
  declined: {
    title: 'Your bank refused the payment',
    reason: 'It said: {reason}',
    text: 'Nothing was charged, and your plan stays as it is. Try again, or pay in another way. Should the payment arrive after all, you see it here.',
  },
  closed: {
    title: 'The payment was closed before it was done',
    text: 'Nothing was charged, and your plan stays as it is. Pay whenever you are ready.',
  },
  waiting: {
    title: 'Your bank has not answered yet',
    text: 'As soon as it does, your plan begins and we tell you. You can leave this page, and need not pay again.',
  },
  unverified: {
    title: 'You have paid, and we could not check it yet',
    text: 'Your payment is not lost, and you need not pay again: it is checked here again and again, and you can leave this page.',
    retry: 'Check again',
  },
  bought: {
    title: 'You have {plan} now',
    text: 'All of it works at once, here and in other windows. The invoice is ready.',
    invoice: 'See the invoice',
    done: 'Done',
  },
  current: { title: 'You have this plan already', text: 'There is nothing to pay.' },
  unavailable: {
    title: 'This plan can’t be bought from the one you have',
    text: 'Your plan has as much or more, or has no price. Talk to us if you need it all the same.',
  },
  sandbox: {
    title: 'Sandbox checkout',
    due: '{plan}: {amount}',
    notice: 'This is a sandbox. No money moves.',
    noticeText: 'No card is asked for. You choose what the bank would answer.',
    choose: 'What happens next?',
    continue: 'Go on, no money moves',
    close: 'Close without paying',
    reason: 'refused in the sandbox',
    outcomes: {
      paid: { name: 'The bank pays', text: 'The plan begins at once.' },
      failed: { name: 'The bank refuses', text: 'You can try again.' },
      late: { name: 'The bank refuses, and pays a minute later', text: 'As some banks do.' },
      closed: { name: 'Paid, and the browser is closed', text: 'The news comes from the gateway, a moment later.' },
    },
  },
} as const

declare module '../sections.ts' {
  interface Sections {
    checkout: typeof words
  }
}
