import { API_BASE } from '@deckle/contract/contract.ts'
import { isNotificationType, type NotificationType } from '@deckle/core/notification/notification-type.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { Deps } from '../../../deps.ts'
import { publicAddress } from '../../../env.ts'
import { languageHeader, type Message } from '../../../platform/mail/mail.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { fill } from '../../../words/fill.ts'
import { presentNotification } from '../present.ts'
import { signUnsubscribe, type Subscription } from '../settings/unsubscribe-token.ts'
import type { DueNotification, DuePerson } from './queries.ts'

type Parts = Pick<Deps, 'env' | 'secret'>

/** Of a daily mail; the others are counted and linked. */
const MOST_LISTED = 30

function singleMail(deps: Parts, person: DuePerson, one: DueNotification): Message {
  const language = one.language ?? 'en'
  const { title, text } = presentNotification(one, language)
  const what = isNotificationType(one.type) ? one.type : 'system'
  return mailOf(deps, person, one, { what, subject: title, paragraphs: [title, text, linkOf(deps, one)] })
}

/** Those of one type come in one mail, where there are more. */
const bundledTypes: ReadonlySet<string> = new Set<NotificationType>(['due_soon', 'overdue', 'expiry'])

/** What comes at once: reminders of several courses together, all else each in a mail of its own. */
export const mailsAtOnce = (deps: Parts, person: DuePerson, due: readonly DueNotification[]): readonly Message[] =>
  [...groupBy(due, (one) => (bundledTypes.has(one.type) ? one.type : one)).values()].map((bundle) => {
    const [one, ...others] = bundle
    if (others.length === 0) return singleMail(deps, person, one)
    return listMail(deps, person, bundle, { what: one.type as NotificationType, subject: 'reminders' })
  })

export const digestMail = (deps: Parts, person: DuePerson, due: readonly DueNotification[]): Message =>
  listMail(deps, person, due, { what: 'daily', subject: 'daily' })

/** @param due at least one, oldest first */
function listMail(
  deps: Parts,
  person: DuePerson,
  due: readonly DueNotification[],
  { what, subject }: { readonly what: Subscription; readonly subject: 'daily' | 'reminders' },
): Message {
  const [first] = due as readonly [DueNotification, ...DueNotification[]]
  const language = first.language ?? 'en'
  const words = catalogues[language].mails.notifications
  const listed = due.slice(0, MOST_LISTED).map((one) => {
    const { title, text } = presentNotification(one, language)
    return [title, text, linkOf(deps, one)].filter((line) => line !== '').join('\n')
  })
  const others = due.length - listed.length
  const more = fill(words.more, { count: String(others), link: `${publicAddress(deps.env)}/notifications` })
  return mailOf(deps, person, first, {
    what,
    subject: fill(words[subject], { count: String(due.length) }),
    paragraphs: [...listed, others > 0 ? more : ''],
  })
}

interface Content {
  /** What its link ends. */
  readonly what: Subscription
  readonly subject: string
  readonly paragraphs: readonly string[]
}

function mailOf(
  { env, secret }: Parts,
  { client_id: clientId, user_id: userId }: DuePerson,
  { email_address, first_name, language }: DueNotification,
  { what, subject, paragraphs }: Content,
): Message {
  const shown: InterfaceLanguage = language ?? 'en'
  const words = catalogues[shown].mails
  const token = signUnsubscribe({ clientId, userId }, what, secret)
  const address = publicAddress(env)
  const stop = fill(words.notifications.stop, {
    settings: `${address}/account?tab=notifications`,
    link: `${address}/unsubscribe#token=${token}`,
  })
  const lines = [fill(words.greeting, { name: first_name }), ...paragraphs, stop]
  return {
    to: email_address,
    clientId,
    subject,
    text: lines.filter((line) => line !== '').join('\n\n'),
    headers: {
      ...languageHeader(shown),
      'List-Unsubscribe': `<${address}${API_BASE}/notifications/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

const linkOf = ({ env }: Parts, { link }: DueNotification): string => (link === '' ? '' : publicAddress(env) + link)
