/** E-mails about accounts. A link is a paragraph of its own. */
export const mails = {
  greeting: 'Hello {name},',
  /** About notifications, by choice. */
  notifications: {
    daily: 'Your notifications: {count}',
    reminders: 'Your courses: {count} reminders',
    more: 'And {count} more: {link}',
    stop: 'You chose to get this by e-mail. Choose differently: {settings}\nStop these e-mails: {link}',
  },
  texts: {
    resetPassword: {
      subject: 'Set a new password',
      lines: [
        'A new password was asked for your account. Set it here within an hour:',
        '{link}',
        'If this was not you, there is nothing to do.',
      ],
    },
    confirmEmail: {
      subject: 'Confirm your e-mail',
      lines: ['To finish your account, open this link within seven days:', '{link}'],
    },
    signInLink: {
      subject: 'Your sign-in link',
      lines: [
        'This link signs you in without a password. It is good for 15 minutes, once:',
        '{link}',
        'If you did not ask for it, there is nothing to do.',
      ],
    },
    unlockFactors: {
      subject: 'Unlock your sign-in codes',
      lines: [
        'Too many wrong codes were entered for your account at {address}, so its codes are locked. This link unlocks them, once within an hour. It does not sign anyone in:',
        '{link}',
        'If you did not enter these codes, someone knows your password. Change it, and do not open the link until then.',
      ],
    },
    directoryOnly: {
      subject: 'How to sign in at {client}',
      lines: [
        '{client} signs in through {label} only: there is no password and no link by e-mail. Sign in here:',
        '{link}',
        'If you did not ask for this, there is nothing to do.',
      ],
    },
    report: {
      subject: 'Your report: {report}',
      lines: [
        'Your report “{report}”, as it stands now:',
        '{rows}',
        'All of it, with its filters:',
        '{link}',
        'You chose to get it by e-mail. Change that under Analytics.',
      ],
    },
    reportEmpty: {
      subject: 'Your report: {report}',
      lines: [
        'Your report “{report}” has nothing to show for its days. See it here:',
        '{link}',
        'You chose to get it by e-mail. Change that under Analytics.',
      ],
    },
    certificate: {
      subject: 'Your certificate: {course}',
      lines: ['Here is your certificate of “{course}”, to read, to save and to show:', '{link}'],
    },
    invitation: {
      subject: 'You are invited to {client}',
      lines: [
        'An account at {client} was made for you. Choose your password here within seven days:',
        '{link}',
        'After that, sign in with this address.',
      ],
    },
    clientInvitation: {
      subject: 'Your organisation is ready',
      lines: [
        '{client} has been set up for you, and you are its owner. Choose your password within seven days to begin:',
        '{link}',
        'If you expected nothing of the kind, there is nothing to do.',
      ],
    },
    ticketReceived: {
      subject: 'We have your question [{code}]',
      lines: [
        'Your question has arrived, and somebody will answer it. Read the answer and write more here:',
        '{link}',
        'Keep this address to yourself: whoever has it can read your question. If you have not asked anything, there is nothing to do.',
      ],
    },
    ticketConfirm: {
      subject: 'Confirm your question [{code}]',
      lines: [
        'A question was asked with this address. Open this page within seven days, so that somebody can answer it:',
        '{link}',
        'If you have not asked anything, there is nothing to do.',
      ],
    },
    ticketAnswered: {
      subject: 'Re: {subject} [{code}]',
      lines: ['{answer}', 'Answer here:', '{link}'],
    },
    ticketAnsweredByMail: {
      subject: 'Re: {subject} [{code}]',
      lines: ['{answer}', 'Answer this mail, or write here:', '{link}'],
    },
    ticketClosed: {
      subject: 'Closed: {subject} [{code}]',
      lines: ['Your question was closed. If something is left to say, write here, and it is open again:', '{link}'],
    },
    confirmNewEmail: {
      subject: 'Confirm your new e-mail',
      lines: [
        'To make this the e-mail of your account, open this link within a day:',
        '{link}',
        'If you did not ask for it, there is nothing to do.',
      ],
    },
    accountLeaves: {
      subject: 'Your account will be deleted',
      lines: [
        'Your account at {address} will be deleted in 14 days, as you asked. All sessions were closed.',
        'If you change your mind, sign in before then, and everything stays as it is. If this was not you, sign in now and change your password.',
      ],
    },
    addressTaken: {
      subject: 'Somebody gave your e-mail address',
      lines: [
        'Somebody gave this address for an account at {address}, but you have an account with it already. Nothing was changed.',
        'If it was you, sign in with this address; set a new password if you have forgotten yours.',
      ],
    },
    totpAdded: {
      subject: 'An authenticator app was added to your account',
      lines: [
        'Signing in to your account at {address} now also asks for a code of your authenticator app.',
        'If this was not you, tell your administrator at once.',
      ],
    },
    totpRemoved: {
      subject: 'The authenticator app was removed from your account',
      lines: [
        'Codes of your authenticator app are no longer asked for at {address}.',
        'If this was not you, change your password at once and add the app again: {address}/account?tab=security',
      ],
    },
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      lines: [
        'The passkey “{passkey}” can now be used to sign in to your account at {address}.',
        'If this was not you, remove it at once: {address}/account?tab=security',
      ],
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      lines: [
        'The passkey “{passkey}” no longer signs in to your account at {address}.',
        'If this was not you, change your password at once: {address}/account?tab=security',
      ],
    },
    recoveryCodesRenewed: {
      subject: 'You have new recovery codes',
      lines: [
        'New recovery codes were made for your account at {address}. The earlier ones are no longer good.',
        'If this was not you, change your password at once and make new codes: {address}/account?tab=security',
      ],
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used to sign in',
      lines: [
        'Somebody signed in to your account at {address} with a recovery code. Codes that are left: {left}.',
        'If you have lost your device, remove it from your account and set up another one: {address}/account?tab=security',
        'If this was not you, change your password at once.',
      ],
    },
    factorsReset: {
      subject: 'Your second factors were removed',
      lines: [
        'An administrator removed the authenticator app, passkeys and recovery codes of your account at {address}, and all its sessions were closed.',
        'Sign in with your password and set up a second factor again: {address}/login',
        'If you did not ask for this, talk to your administrator.',
      ],
    },
    ssoChanged: {
      subject: '{person} changed single sign-on of {client}',
      lines: [
        '{person} changed how people of {client} sign in by single sign-on. You get this email because you own {client}.',
        'Check the settings: {address}/account?tab=sso',
        'If you did not expect this change, turn off single sign-on there and contact {person}.',
      ],
    },
    emailChangeAsked: {
      subject: 'Another e-mail was asked for your account',
      lines: [
        'The e-mail of your account is to be changed. This address stays until the new one is confirmed.',
        'If this was not you, change your password at once, which also stops the change: {address}/account?tab=security',
      ],
    },
    emailChanged: {
      subject: 'Your e-mail was changed',
      lines: [
        'The e-mail of your account at {address} was changed, and this address is no longer in use for it. All other sessions were closed.',
        'If this was not you, tell your administrator at once.',
      ],
    },
  },
}
