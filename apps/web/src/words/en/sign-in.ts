export const words = {
  language: 'Language',
  brand: {
    promise: 'Make something worth answering.',
    points: {
      make: 'Quizzes, surveys, stories and more, ready in minutes',
      play: 'Played on any phone, without an account',
      learn: 'See at once what people know and where they leave',
    },
  },
  login: {
    title: 'Sign in',
    intro: 'Welcome back to {name}.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    guest: 'Look around as a guest',
    forgot: 'Forgot your password?',
    help: 'Can’t get in? Ask for help',
    register: 'New here? <link>Create an account</link>',
    emailFormat: 'Email is invalid format, please check the email you have entered.',
    passwordMissing: 'Enter your password.',
    notKept: {
      insecure:
        'This address is not secure (no https), so this browser will not stay signed in: after a reload you sign in again.',
      refused:
        'This browser does not store data for this site (cookies or site data are blocked), so it will not stay signed in: after a reload you sign in again. To change that, allow site data for this address.',
      full: 'This browser has no storage left for this site, so it will not stay signed in: after a reload you sign in again. Clear data of other sites, or free some space on this device.',
      silent:
        'This browser did not respond when storing the session, so it may not stay signed in. Close its other windows or restart it; you can still sign in.',
    },
    link: 'Send me a sign-in link',
    byLinkText: 'Your link signs you in to {name} without a password.',
    byPassword: 'Sign in with a password',
    update: 'A newer version of the application is needed: {version}.',
    updateAction: 'Update now',
  },
  register: {
    title: 'Create an account',
    name: 'Full name',
    email: 'E-mail',
    password: 'Password',
    submit: 'Create the account',
    haveOne: 'Already have an account? <link>Sign in</link>',
    nameMissing: 'Enter your name.',
    off: 'New accounts cannot be created here',
    offText: 'Ask an administrator of your organisation to make one for you.',
    checking: 'Checking that you are a person. This takes a few seconds.',
    captchaFailed: 'The check that you are a person could not be done in this browser. Reload the page and try again.',
    sent: 'Check your e-mail',
    sentText: 'We have sent a link to {email}. Open it to finish; it is valid for seven days.',
  },
  forgot: {
    title: 'Reset your password',
    intro: 'Enter your e-mail. If it has an account, a link to set a new password is on its way.',
    submit: 'Send the link',
    sent: 'Check your e-mail',
    sentText: 'If {email} has an account, a link has been sent to it. It is valid for one hour and works once.',
  },
  link: {
    title: 'Sign in with a link',
    intro: 'Enter your e-mail. If it has an account, a link that signs you in without a password is on its way.',
    submit: 'Send the link',
    sentText: 'If {email} has an account, a link has been sent to it. It is valid for 15 minutes and works once.',
    again: 'Ask for a new link',
  },
  reset: {
    title: 'Choose a password',
    intro: 'You sign in with it from now on. Wherever you are signed in, you are signed out.',
    password: 'New password',
    confirmation: 'Repeat the password',
    submit: 'Set the password',
    mismatch: 'The two passwords are not the same.',
    done: 'Your password is set',
    doneText: 'Sign in with it now.',
    noToken: 'This link is incomplete',
    noTokenText: 'Open the link from the mail again, or ask for a new one.',
    again: 'Ask for a new link',
  },
  unsubscribe: {
    title: 'Stop these e-mails?',
    intro: 'You still get these notifications in the application.',
    submit: 'Stop these e-mails',
    done: 'These e-mails are stopped',
    doneText: 'You can choose again at any time in your account.',
    failed: 'These e-mails could not be stopped',
    settings: 'Choose what comes by e-mail',
  },
  confirm: {
    title: 'Confirm your e-mail',
    intro: 'Press the button to confirm this as the e-mail of your account.',
    submit: 'Confirm',
    done: 'Your e-mail is confirmed',
    doneText: 'From now on you sign in with it.',
    goOn: 'Continue',
    failed: 'Your e-mail is not confirmed',
  },
  back: 'Back to sign in',
  password: {
    tooShort: 'At least {minimum} characters.',
    tooLong: 'At most {maximum} characters.',
    personal: 'It must not contain your name, your e-mail or the name of the product.',
    common: 'It is a common password, or a longer form of one. Choose another.',
    pattern: 'Repeated or neighbouring characters are easy to guess. Choose another.',
    hint: 'At least {minimum} characters. A few words in a row work well. Spaces are removed.',
    strength: 'Strength',
    levels: { '0': 'Too short', '1': 'Weak', '2': 'Fair', '3': 'Good', '4': 'Strong' },
    refused: {
      too_short: 'Too short',
      too_long: 'Too long',
      pattern: 'A pattern',
      common: 'Too common',
      personal: 'Contains your name, e-mail or the product',
    },
  },
} as const

export const titles = {
  login: 'Sign in',
  register: 'Create an account',
  forgot: 'Reset your password',
  link: 'Sign in with a link',
  reset: 'Choose a new password',
  confirm: 'Confirm your e-mail',
  unsubscribe: 'Stop e-mails',
}

declare module '../sections.ts' {
  interface Sections {
    'sign-in': typeof words
  }
  interface Titles extends Record<keyof typeof titles, string> {}
}
