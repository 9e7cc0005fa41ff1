import type { ArticleText } from '../article.ts'

export const organisation = {
  'account-security': {
    title: 'Keep your account safe',
    keywords: [
      'password',
      'sign in',
      'second factor',
      'two-factor',
      'passkey',
      'TOTP',
      'session',
      'recovery code',
      'device',
      'e-mail',
    ],
    body: `
Everything about it is under **Security** in [your account](/account?tab=security).

## Passwords

Use 10 characters or more, in any form; a few words that only you would put together are best. Very common passwords and your own name are refused. **Change the password** closes all your other sessions. If you have forgotten it, ask for a link on the [sign-in page](/forgotPassword); it is good for an hour.

## A second factor

With a second factor, a password alone is not enough: an app on your phone shows a code, or a passkey asks for your fingerprint, face or PIN. Anybody can add one; an organisation can require it. Store the recovery codes in a safe place: each works once when your phone is lost. If they are lost too, an administrator can help you.

## Sessions

**Where you are signed in** lists each device with its place and time. Close what you don't know, and then change your password.

## Messages that should make you careful

If you get a mail about a change that you did not make, change your password at once. Nobody of the help desk ever asks for your password or a code.
`,
  },
  'single-sign-on': {
    title: "Sign in with your organisation's account",
    keywords: ['SSO', 'OpenID Connect', 'OIDC', 'Google', 'Microsoft', 'directory', 'login', 'identity provider'],
    body: `
With single sign-on, people use the account that they have at work. Deckle speaks OpenID Connect, as most directories do.

## Set it up

1. An administrator registers Deckle at the directory and gets an issuer, a client id and a secret.
2. Enter the three for your organisation, with the e-mail domains that belong to it. The secret is stored sealed and never shown again.
3. Try it in a private window before you rely on it.
4. If you like, allow this way alone. Keep an administrator who can get in otherwise.

## What people see

The sign-in page of your organisation has a button for it; who types an e-mail of your domain is sent there as well. After signing in at work they are in Deckle. Signing out can end both sessions.

## New people

Who comes for the first time gets an account, as a learner unless the directory says more about licence and manager. An account that exists is joined only where the address is confirmed. Who leaves the directory can't sign in this way any more; deactivate them in [people](/people) too, so that open sessions end.
`,
  },
  'plan-limits': {
    title: 'Limits of your plan',
    keywords: ['limit', 'upgrade', 'quota', 'space', 'storage', 'users', 'published', 'active'],
    body: `
A plan says how many decks there are, how many may be published at once, how many people there may be and how much room their files have. Some functions belong to some plans only: private decks, logic jumps, your own logo, leads and countries in the figures.

## See what is used

**Plan** in [your account](/account?tab=plan) shows what the plan has. Administrators also see **Usage**, with each day and whose files take the room. They are notified at 80 and at 100 per cent.

## When a limit is reached

- The screen says so before you press the button, and names the plan that has more.
- Nothing that is there is deleted. You can free room: unpublish a deck, move one to the bin, deactivate people who have gone, delete files that no deck shows.
- Decks in the bin don't count.

## Ask for more

Anybody can ask for a larger plan under **Plan**, once a day, with a few words why. Administrators see the request and answer it; you are notified. A deck in several courses counts once.
`,
  },
  billing: {
    title: 'Plans, payment and invoices',
    keywords: [
      'pay',
      'payment',
      'price',
      'invoice',
      'upgrade',
      'downgrade',
      'cancel',
      'refund',
      'tax',
      'subscription',
      'card',
    ],
    body: `
[Your plan](/account?tab=plan) shows what you have and what others would bring. Buying is done by administrators and the owner of the organisation.

## Change the plan

1. Compare the plans: decks, people, room and functions.
2. Choose a larger one, monthly or yearly. It holds as soon as the payment is confirmed, even if you have closed the window meanwhile.
3. A smaller one begins at the end of the paid period. You see first what would be over its limits.

Nothing is ever deleted because of a smaller plan. What is over a limit stays; only new things are refused until there is room again.

## Payment

You pay at the payment provider; card numbers never reach Deckle. If a payment fails, nothing is charged and you can try again. If it comes late, the plan changes when it arrives, once. A payment problem never signs anybody out and never stops your decks by surprise.

## Invoices

Each payment has an invoice with its number, tax and your details, as a PDF. Fill in name, address and tax number before you buy: an issued invoice is not changed. For refunds and other questions, [write to us](/helpDesk).
`,
  },
} as const satisfies Readonly<Record<string, ArticleText>>
