import type { ArticleText } from '../article.ts'

export const learning = {
  courses: {
    title: 'Build a course and enrol people',
    keywords: ['course', 'topic', 'exam', 'learners', 'enrol', 'due', 'pass mark', 'join link', 'publish'],
    body: `
A course puts decks into topics, with an order, dates and, if you like, a final exam.

## Build it

1. Open [courses](/courses) and press **New course**.
2. **Add topic** and **Add decks** fill the outline; drag to change the order.
3. Each topic opens always, after the one before it, on a date, or some days after enrolment.
4. Choose a **Final exam** if there is one: a quiz, an assessment or an audit, with its attempts and time limit.
5. Set the **Pass mark** and what **Certificate** learners get.
6. **Publish** the course. A check list says what is missing.

A deck in a course stays as it was when you added it. **Newer content** says when there is another version; **Use the newest content** takes it over.

## Enrol people

Open **Learners** and press **Add people**. Pick them by name, paste addresses, take everyone with a tag, or send a link. Give a due date, or leave it to the course. People can also enrol themselves where the course allows it. Adding somebody twice changes nothing.
`,
  },
  'taking-courses': {
    title: 'Take a course',
    keywords: ['learn', 'learner', 'enrolled', 'due', 'progress', 'exam', 'pass', 'attempt', 'resume', 'calendar'],
    body: `
[My learning](/learning) shows the courses that you are in, with what is due first.

## Go through it

1. Open a course and press **Start**, or **Go on** if you were there before.
2. Go through its decks. Some open only after others, or on a date.
3. Take the final exam if there is one. It says before you begin how many attempts and how much time you have.

You can stop at any moment. Your progress is stored slide by slide, and you go on at the same place on any device.

## Passing

A course is complete when everything required is done. Whether you have passed depends on the exam, or on your results in the decks. All attempts are stored and the best one counts. If there is a certificate, you are notified, and find it under [certificates](/certificates).

## In time

- Due dates stand on each course; you are reminded three days and one day before.
- **Add to calendar** puts them into your own calendar.
- **My report** shows everything that you have done.

More courses that you may join are in the [catalogue](/courses).
`,
  },
  certificates: {
    title: 'Certificates',
    keywords: ['certificate', 'PDF', 'QR', 'badge', 'verify', 'genuine', 'revoke', 'expire', 'design'],
    body: `
Whoever passes a course that gives certificates gets one at once, as a PDF with a number and a QR code.

## Give certificates

1. Open the course and switch on **Learners get a certificate**.
2. Choose a **Design**.
3. Say for how many days it is valid, or **Never expires**.

## Design your own

[Certificate designs](/certificates/designs) has ready templates; **Use as a start** copies one. Move the fields, add your logo and a signature, choose colours, and look at the **PDF preview**. Certificates that were issued keep the design that they had.

## Check one

The QR code opens a public page that says whether a certificate is genuine, revoked or expired. It needs no account. The same page gives programs an Open Badges credential, which can be added to profiles elsewhere.

## Revoke or reissue

Open the certificates of a course's learners to revoke one with a reason, or to reissue it, for instance after a name was corrected. People see their own under [certificates](/certificates); managers see those of the people below them.
`,
  },
  rules: {
    title: 'Enrol by rules',
    keywords: ['rule', 'automatic', 'condition', 'tag', 'manager', 'licence', 'enrol', 'department'],
    body: `
A rule enrols people by what is known of them: their licence, their manager, their tags or a field of your own. So a new colleague gets the right courses on the first day.

## Make a rule

1. Open the learners of a course and go to **Rules**.
2. Press **New rule** and give it a name.
3. **Add a condition**, and say whether all must hold or any.
4. Choose the days until it is due, and whether people are taken out when they no longer match.
5. Press **Save**. Nobody is enrolled yet.

## Look first, then run

A dry run lists whom the rule would add and remove. Run it when the list is right; for many people it goes on in the background. From then on an active rule works by itself as soon as somebody new comes, or is changed.

## Good to know

- A person who is in the course already stays as they are.
- Managers make rules for their branch, administrators for the whole organisation.
- **Earlier runs** shows what each run has done.
`,
  },
} as const satisfies Readonly<Record<string, ArticleText>>
