export const words = {
  update: {
    title: 'A newer version is ready',
    text: 'This page runs version {current}; version {latest} is needed to go on. Updating takes a moment and loses nothing that is saved.',
    unknown:
      'This page runs version {current}; a newer one is needed to go on. Updating takes a moment and loses nothing that is saved.',
    action: 'Update now',
    currentTitle: 'You have the newest version',
    currentText: 'This page runs version {current}. There is nothing to update.',
    home: 'Go to the start',
  },
  session: {
    leaving: 'Signing you out',
    opening: 'Opening your session',
  },
  tutorial: {
    title: 'First steps',
    intro: 'From nothing to the first answers, in about five minutes.',
    start: 'Open the library',
    steps: {
      make: {
        title: 'Make a deck',
        text: 'In the library, choose New deck and what it is for: a quiz, a survey, a poll, a story. It begins with a slide of the right kind.',
      },
      write: {
        title: 'Write on the slide',
        text: 'Click a text on the slide and type. The counter shows the length that reads best and the most that fits. Everything is saved by itself.',
      },
      add: {
        title: 'Add slides',
        text: 'Add, duplicate and drag slides in the list on the left. Ctrl Z takes anything back, on a Mac Cmd Z.',
      },
      design: {
        title: 'Give it your look',
        text: 'On the Design tab, choose one of fourteen palettes, a background picture and how slides change.',
      },
      publish: {
        title: 'Publish',
        text: 'The Publish tab checks the deck and asks who may play it, then shows its link, its QR code and the code that puts it into your own page.',
      },
      learn: {
        title: 'See what comes back',
        text: 'The Analytics tab shows how many came, how far they got, and how each question was answered.',
  help: {
    title: 'Help',
    intro: 'Short answers to what is asked most.',
    search: 'Search the answers',
    nothing: 'No answer has these words. Ask an administrator of your organisation.',
    shortcuts: 'Keyboard',
    shortcutsText: 'Press ? anywhere for the list of keys, Ctrl K (on a Mac Cmd K) to search and run anything.',
    contact: 'Still stuck?',
    contactText:
      'Ask an administrator of your organisation. Tell them these details; they say nothing of your content.',
    copy: 'Copy the details',
    copied: 'The details are copied',
    details: { version: 'Version', browser: 'Browser', screen: 'Screen', language: 'Language', time: 'Time' },
    groups: { decks: 'Decks', publishing: 'Publishing', account: 'Account' },
    answers: {
      save: {
        question: 'How do I save a deck?',
        answer:
          'You need not: every change is saved about a second after it is made. The line at the top says when. If the connection is lost, changes wait in this browser and are sent when it is back.',
      },
      undo: {
        question: 'I changed something by mistake. Can I go back?',
        answer:
          'Press Ctrl Z, or Cmd Z on a Mac, as often as needed. Earlier published versions are listed on the Publish tab and can be made the draft again.',
      },
      delete: {
        question: 'I deleted a deck. Is it gone?',
        answer: 'No. It is in the bin of the library for 30 days and can be restored there.',
      },
      languages: {
        question: 'Can a deck be in several languages?',
        answer: 'Yes. Switch translation on in the deck’s properties, then write each language beside the English.',
      },
      publish: {
        question: 'Who can play a published deck?',
        answer:
          'You decide on the Publish tab: everyone, only who has the link, who knows a PIN, who confirms an e-mail address, people signed in at your organisation, or who has an invite link, which works once. Days and a number of responses can be set too. What you save holds at once. Unpublishing works at once as well: the link then says that the deck is closed.',
      },
      edit: {
        question: 'I edited a published deck. What do people see?',
        answer:
          'The version you published last. Publish again to show the changes; answers already begun stay on their version.',
      },
      answers: {
        question: 'Why does a view not count as a play?',
        answer: 'A view is the page opened. A play starts with the first answer and completes at the end.',
      },
      password: {
        question: 'How do I change my password?',
        answer: 'In Account, under Security. All other sessions are closed.',
      },
      email: {
        question: 'How do I change my e-mail?',
        answer:
          'In Account, with your current password. A link goes to the new address; until it is opened, the present one stays.',
      },
      link: {
        question: 'Can I sign in without my password?',
        answer:
          'Yes: on the sign-in page, have a sign-in link sent to your e-mail. It is good for 15 minutes, once. An administrator can also issue you one.',
      },
      sessions: {
        question: 'Where am I signed in?',
        answer: 'Account, Security lists every session with its device and place. Each can be closed there.',
      },
      limit: {
        question: 'It says my plan does not allow more. What now?',
        answer:
          'Account, Plan shows every limit and its use. Take a deck back or delete one, or ask your administrator for a larger plan.',
      },
    },
  },
} as const

export const titles = {
  update: 'Update',
}

declare module '../sections.ts' {
  interface Sections {
    pages: typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
