import type { ArticleText } from '../article.ts'

export const audience = {
  publish: {
    title: 'Publish, share and embed',
    keywords: ['link', 'PIN', 'QR code', 'frame', 'embed', 'invite', 'private', 'SCORM', 'LMS', 'website'],
    body: `
A draft is seen by your team alone. Publishing stores what you see as a version, and people play that version until you publish again.

## Publish

1. Open the deck and go to **Publish**.
2. Read the check list. **Must be fixed** stops you, **Could be better** is advice; each item leads to its slide.
3. Press **Publish**. Link, QR code and code for your site are there at once.

**Unpublish** takes the deck back at once; the link then says that it is closed. After later edits press **Publish changes**. Who has begun stays on their version.

## Decide who may play

Under **Who may play, and when** choose **Everybody**, **Everybody with the link**, **Whoever knows a PIN**, **Whoever confirms an e-mail address**, **People of your organisation** or **Whoever has an invite link**. You can also set when it opens and closes, and after how many attempts. Private decks need a plan that has them.

## On your own site

**On your own site** gives you code for a place in the text, behind a button or in a bubble. The frame fits itself to its content. For learning platforms, **Packages** downloads the deck as SCORM 1.2 or 2004; it then carries its right answers with it.
`,
  },
  leads: {
    title: 'Collect and work on leads',
    keywords: ['lead', 'contact', 'form', 'e-mail', 'consent', 'sales', 'pipeline', 'duplicate'],
    body: `
A lead is somebody who left their details at a deck. The form comes at the start, before the result or at the end, and is part of the deck.

## Ask for details

1. Open **Publish** of the deck and switch on **Ask for contact details** in the lead form.
2. Choose **When it is shown** and the fields. **Add a field** adds a question of your own.
3. Write the **Consent text**: say what people agree to. With **They have to agree** they can't go on without it.
4. Publish the deck.

## Work on them

[Leads](/leads) shows each with deck, source, answers and result, as a table or as a board from **New** to **Won** or **Lost**. Open one to write notes, give it to a colleague and see its history. Who answers the same deck again with the same details shows up under **Possible duplicates**; merging keeps both histories and can be taken back.

## Who sees them

You see leads of decks that you may edit, and those that you look after. Administrators see all of the organisation, can export them and can send each one to another system by a [webhook](/helpDesk/webhooks).
`,
  },
  analytics: {
    title: 'Read the figures right',
    keywords: [
      'statistics',
      'views',
      'plays',
      'completion',
      'drop-off',
      'difficulty',
      'discrimination',
      'time',
      'figures',
    ],
    body: `
The figures of a deck answer two questions: what happened, and what should I do? Open a deck and go to **Analytics**.

## What is counted

- A view is a page that was opened. A play begins with the first answer and is complete at the end of the deck.
- Somebody dropped off at a slide who reached it, did not leave it and was idle for 30 minutes.
- Time is the time in which the page was visible.
- Your own previews are not counted.

## Where to look

1. **Overview** has the main figures, and says under **What the figures say** what they mean.
2. **Funnel** shows how far people come. Look at the slide with the steepest step first.
3. **Questions** shows the answers to each question.
4. **Items** shows how hard each question is and whether it tells good from weak. It needs at least 20 plays.
5. **Where from** shows where people came from.

## Compare fairly

Filters for days, version, source and device are above the tabs and in the address, so a link shows a colleague what you see. After a change look at one version at a time. Countries are shown where the plan has them.
`,
  },
  reports: {
    title: 'Reports, and sending them by e-mail',
    keywords: ['report', 'export', 'CSV', 'Excel', 'schedule', 'mail', 'widget', 'share', 'link', 'PDF'],
    body: `
[Analytics](/analytics) has ready reports over everything that you may see: plays, people, courses, leads, answers. Group and filter them, and export the rows as CSV or Excel.

## Keep a report

Save a report with its filters under a name. Then it opens with one click, can be shared with colleagues, and can be sent to you by e-mail each day, week or month.

## Build your own

1. Open **Custom reports** and press **New report**.
2. Begin with a ready one or an empty one.
3. **Add a widget**: a figure, a chart, a table, a ranking or a text. Each has filters of its own.
4. Put them in order by dragging, or with the arrow keys.

**Print or save as PDF** makes a document of it.

## Show it to others

**Share a link** makes a public link that ends after a time you choose, with a PIN if you like. Names appear as initials unless you include them. People see what you may see at that moment; if you lose access, so does the link. It can be revoked at any time.
`,
  },
} as const satisfies Readonly<Record<string, ArticleText>>
