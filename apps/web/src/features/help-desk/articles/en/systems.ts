import type { ArticleText } from '../article.ts'

export const systems = {
  webhooks: {
    title: 'Send leads to another system',
    keywords: ['webhook', 'CRM', 'integration', 'API', 'secret', 'signature', 'delivery', 'automation'],
    body: `
A webhook sends a message to an address of yours as soon as a lead is captured or changes. It is set up by administrators.

## Set one up

1. Open **Webhooks** in [your account](/account?tab=webhooks) and press **New webhook**.
2. Type the address, which begins with https, and choose the events.
3. Copy the secret. It is shown once.
4. In the other system, check the signature of each message with the secret. The messages follow Standard Webhooks, for which there are ready libraries.

## See what was sent

**Log** lists every delivery with its answer. **Send again** repeats one; its id stays the same, so that the other system can tell it is a repetition.

## When the other side is down

A delivery that fails is tried twelve times over about two days, with growing pauses. If everything fails for five days, or the address answers 410, the webhook is switched off and administrators are notified. Mend the other side, then press **Switch on**. The log goes back 30 days.
`,
  },
  data: {
    title: 'Your data: take it out, erase it, how long it stays',
    keywords: ['GDPR', 'privacy', 'export', 'erase', 'delete', 'retention', 'consent', 'personal data', 'bin'],
    body: `
## Take out what is yours

Under **Your data** in [your account](/account?tab=data) press **Collect my data**. You get a ZIP file with profile, decks, attempts, posts, tickets and files. It takes a while; you can leave the page.

## Delete your account

**Delete my account** closes all sessions. For 14 days signing in brings everything back; after that it is erased. Decks that others work with go to your manager. Answers that you gave are kept without your name, so that figures stay right.

## Things in the bin

Decks, courses, articles and files stay in the bin for 30 days and can be restored. People whom an administrator deletes stay there for 30 days as well.

## For administrators

- Under **Your data** you also choose how long answers in words, files and addresses of your audience are stored, and leads too. A preview counts what would go. Figures stay.
- There you also choose whether visitors of public pages are followed: **Nobody is followed**, **With consent** or **Without asking**.
- Somebody who is erased disappears from logs and stored mails as well.
`,
  },
} as const satisfies Readonly<Record<string, ArticleText>>
