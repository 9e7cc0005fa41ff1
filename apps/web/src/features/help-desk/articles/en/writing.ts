import type { ArticleText } from '../article.ts'

export const writing = {
  articles: {
    title: 'Write articles, and a public blog',
    keywords: ['blog', 'article', 'post', 'news', 'schedule', 'publish', 'comments', 'SEO'],
    body: `
Articles are for what people read: how-tos, news, events. They appear for your organisation under [articles](/articles), and on a public blog if there is one.

## Write

1. Open [blogging](/blogging) and press **New article**.
2. Begin with a template or an empty page.
3. Write; type / for pictures, tables, videos or a deck within the text.
4. Fill in category, tags, cover and what search engines show.
5. Publish now, or choose a moment to come. **Schedule** shows what is planned.

Articles are saved while you write. Several people may work on one; what both have changed is put together, or you are asked.

## The public blog

Administrators switch it on under **Blog** in [your account](/account?tab=blog), with its address, title and links. Its pages load without scripts and are found by search engines; readers can follow it as a feed. Articles that are meant for some people only are not on it.

## Languages and comments

Each article has a language, and can be linked with its translation. Readers comment and like; writers and moderators can hide a comment.
`,
  },
  feed: {
    title: 'The feed and its moderation',
    keywords: ['post', 'comment', 'like', 'community', 'report', 'mute', 'moderator', 'audience', 'mention'],
    body: `
The [feed](/feed) is where people of your organisation write to each other.

## Write

1. Type under **New post**. Name people with @; they are notified.
2. Add up to four pictures, a link, or a deck, course, article or certificate.
3. Choose under **For whom** who sees it: everyone, a branch, people with tags, or the learners of a course.
4. Press **Post**.

You can edit and delete what you wrote. Administrators can pin posts on top. Accounts younger than a day can write less, so that nobody floods the feed.

## When something is not right

Choose **Report** and say why. After three reports by different people a post or comment is hidden until somebody has looked at it. The author is told the reason when a moderator hides something.

## Moderate

Managers see reports of the people below them, administrators all, under [moderation](/feed/moderation). There they hide or restore what was reported, and can keep a person from writing for a time. Each decision needs a reason and can be taken back.
`,
  },
  people: {
    title: 'People, licences and import',
    keywords: [
      'user',
      'invite',
      'import',
      'CSV',
      'Excel',
      'licence',
      'manager',
      'deactivate',
      'delete',
      'owner',
      'tags',
    ],
    body: `
[People](/people) lists everyone that you may see. Administrators add, change and deactivate them; managers see their branch.

## What a licence allows

- **Learner**: takes courses, reads and writes in the feed.
- **Creator**: also makes decks, courses and articles.
- **Manager**: also sees how the people below are doing, and enrols them.
- **Administrator**: also people, rules, branding and billing.

## Add people

1. Press **New person** for one person. An invitation is mailed, in which they choose their password.
2. **Import**, under **More**, takes a CSV or Excel file. Say what each column is, and read the check: nothing changes before you confirm it.
3. Rows that are refused can be downloaded with the reason, mended and imported again.

Managers form a tree under **Hierarchy**. **Fields**, under **More**, holds what you want to know of people besides.

## When somebody leaves

On their page, under **More**, you can deactivate or delete them. A deactivated person can't sign in, and their work stays. A deleted person is in the bin for 30 days; their decks go to their manager. The last administrator and the owner can't be removed.
`,
  },
  offline: {
    title: 'No connection, and error messages',
    keywords: ['offline', 'error', 'network', 'reload', 'update', 'slow', 'blank', 'white page', 'not saved'],
    body: `
## While the connection is away

- In the editor your changes are stored in this browser and sent when the connection is back. The line at the top says **Offline, saved on this device**.
- In a deck, answers wait on the device and are sent later. Each is counted once, however often it is sent. Don't clear the browser's data meanwhile.
- A deck that is marked on the device can be played to its end without a connection, once it has been opened.

## When something goes wrong

1. Read the message: it says what happened and what it means for your work.
2. Try again with the button below it. Most failures are over in a moment.
3. Reload the page. What you have written is stored.
4. If it stays, write to us [below the articles](/helpDesk) and tell us the page, the time and what you did. A message with an id helps us most.

## Update and sessions

When Deckle asks to be updated, one press loads the new version. A session that was not used for a long time ends by itself; sign in again, and you are back where you were. If an edit was made by somebody else at the same time, you see both and choose.
`,
  },
} as const satisfies Readonly<Record<string, ArticleText>>
