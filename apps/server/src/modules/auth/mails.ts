import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { type Env, publicAddress } from '../../env.ts'
import type { Message } from '../../platform/mail/mail.ts'
import type { MailKey } from '../../words/catalogue.ts'
import { mailWords } from '../../words/mail-words.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly client_id: string
}

/** Tokens stand behind `#`, so that they reach neither server logs nor other sites. */
const links = {
  resetPassword: (address: string, token: string) => `${address}/resetPassword#token=${token}`,
  confirmEmail: (address: string, token: string) => `${address}/confirmEmail#token=${token}`,
  confirmNewEmail: (address: string, token: string) => `${address}/confirmEmail#token=${token}`,
  signInLink: signInAddress,
} satisfies Partial<Record<MailKey, (address: string, token: string) => string>>

/** The token is used only when a button is pressed, so that mail scanners that open the link don't use it up. */
export function signInAddress(address: string, token: string): string {
  return `${address}/login#authtoken=${token}`
}

export function linkMail(
  env: Env,
  key: keyof typeof links,
  person: Person,
  token: string,
  language: InterfaceLanguage,
): Message {
  return mailTo(
    person,
    mailWords(language, key, { name: person.first_name, link: links[key](publicAddress(env), token) }),
  )
}

/** The link sets a password, as the one of a forgotten password does. */
export function invitationMail(
  env: Env,
  person: Person & { readonly organisation: string },
  token: string,
  language: InterfaceLanguage,
): Message {
  const link = links.resetPassword(publicAddress(env), token)
  const values = { name: person.first_name, organisation: person.organisation, link }
  return mailTo(person, mailWords(language, 'invitation', values))
}

/** Notices without a link. `addressTaken` goes to the account whose address somebody else entered. */
export function noticeMail(
  env: Env,
  key: Exclude<MailKey, keyof typeof links | 'invitation'>,
  person: Person,
  language: InterfaceLanguage,
): Message {
  return mailTo(person, mailWords(language, key, { name: person.first_name, address: publicAddress(env) }))
}

function mailTo(person: Person, words: { readonly subject: string; readonly text: string }): Message {
  return { to: person.email, clientId: person.client_id, userId: person.id, ...words }
}
