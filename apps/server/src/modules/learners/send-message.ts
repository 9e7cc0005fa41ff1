import type { messageChannels } from '@deckle/core/learning/message.ts'
import { fillMessage } from '@deckle/core/learning/message.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { publicAddress } from '../../env.ts'
import { languageHeader } from '../../platform/mail/mail.ts'
import { LATER, queueMail } from '../../platform/mail/queue-mail.ts'
import { catalogues } from '../../words/catalogues.ts'
import { fill } from '../../words/fill.ts'
import { sendNotification } from '../notifications/index.ts'
import type { Outcomes } from './outcome.ts'
import { listRecipients, type Recipient } from './queries-people.ts'
import type { LearnersOf } from './require-learners.ts'

interface Sending {
  readonly subject: string
  readonly text: string
  readonly channels: readonly (typeof messageChannels)[number][]
  readonly actor: { readonly userId: string }
  readonly userIds: readonly string[]
}

/** In the application and by mail, with each person's name and due date filled in. Who can't sign in is passed over. */
export async function sendMessage(
  trx: Db,
  deps: Deps,
  learners: LearnersOf,
  { subject, text, channels, actor, userIds }: Sending,
): Promise<Outcomes> {
  const { course, clientId, courseId } = learners
  const title = (course.published ?? course.content).title
  const path = `/courses/${courseId}/show`
  const recipients = await listRecipients(trx, learners, userIds)
  for (const person of recipients) {
    const values = {
      first_name: person.first_name,
      course: title,
      due: dueText(person),
      link: publicAddress(deps.env) + path,
    }
    const [own, body] = [fillMessage(subject, values), fillMessage(text, values)]
    if (channels.includes('app'))
      await sendNotification(trx, deps, [person.id], {
        clientId,
        type: 'system',
        title: own,
        text: body,
        link: path,
        actorId: actor.userId,
        ...(channels.includes('mail') && { email: 'none' }),
      })
    if (channels.includes('mail'))
      await queueMail(
        deps,
        {
          to: person.email,
          clientId,
          subject: own,
          text: mailText(person, body, values.link),
          headers: languageHeader(person.language ?? 'en'),
        },
        { within: trx, priority: LATER },
      )
  }
  return new Map(recipients.map(({ id }) => [id, 'changed']))
}

function mailText({ language, first_name }: Recipient, body: string, link: string): string {
  const greeting = fill(catalogues[language ?? 'en'].mails.greeting, { name: first_name })
  return [...(body.includes(first_name) ? [] : [greeting]), body, ...(body.includes(link) ? [] : [link])].join('\n\n')
}

/** In the person's language and time zone; a dash where nothing is due. */
function dueText({ due_at, language, time_zone }: Recipient): string {
  const locale = language === 'hi' ? 'hi-IN' : 'en-GB'
  return due_at?.toLocaleDateString(locale, { dateStyle: 'long', timeZone: time_zone }) ?? '–'
}
