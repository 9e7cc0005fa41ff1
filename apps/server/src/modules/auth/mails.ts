import type { LicenseType } from '@deckle/core/access/access.ts'
import { passwordMinimum } from '@deckle/core/text/password/password.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { type Env, publicAddress } from '../../env.ts'
import type { Message } from '../../platform/mail/mail.ts'
import type { MailKey } from '../../words/catalogue.ts'
import type { CredentialsRow } from './queries.ts'
import { directoryLabel } from './require-own-sign-in.ts'
import { mailWords } from '../../words/mail-words.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly client_id: string
  readonly license_type?: LicenseType
  /** Chosen by the person; else mails are in that of the request. */
  readonly language: InterfaceLanguage | null
}

/** Tokens stand behind `#`, so that they reach neither server logs nor other sites. */
const links = {
  resetPassword: passwordAddress,
  confirmEmail: (address: string, token: string) => `${address}/confirmEmail#token=${token}`,
  confirmNewEmail: (address: string, token: string) => `${address}/confirmEmail#token=${token}`,
  signInLink: signInAddress,
  unlockFactors: (address: string, token: string) => `${address}/unlock#token=${token}`,
  invitation: passwordAddress,
  clientInvitation: passwordAddress,
} satisfies Partial<Record<MailKey, (address: string, token: string, isSuperadmin?: boolean) => string>>

/** Where a password is set. The page says the minimum length, which is longer for Superadmins. */
export function passwordAddress(address: string, token: string, isSuperadmin = false): string {
  return `${address}/resetPassword#token=${token}${isSuperadmin ? `&minimum=${passwordMinimum(true)}` : ''}`
}

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
  values: Readonly<Record<string, string>> = {},
): Message {
  return mailTo(
    person,
    mailWords(person.language ?? language, key, {
      ...values,
      name: person.first_name,
      address: publicAddress(env),
      link: links[key](publicAddress(env), token, person.license_type === 'Superadmin'),
    }),
  )
}

/** Notices without a link. `addressTaken` goes to the account whose address somebody else entered. */
export function noticeMail(
  env: Env,
  key: Exclude<MailKey, keyof typeof links>,
  person: Person & { readonly values?: Readonly<Record<string, string>> },
  language: InterfaceLanguage,
): Message {
  return mailTo(
    person,
    mailWords(person.language ?? language, key, {
      ...person.values,
      name: person.first_name,
      address: publicAddress(env),
    }),
  )
}

/** For who asked for a password or a link, where the client has its own directory alone. */
export function directoryMail(env: Env, found: CredentialsRow, language: InterfaceLanguage): Message {
  const address = publicAddress(env)
  return mailTo(
    found,
    mailWords(found.language ?? language, 'directoryOnly', {
      name: found.first_name,
      address,
      client: found.client_name,
      label: directoryLabel(found),
      link: `${address}/${found.slug ?? found.client_id}/login`,
    }),
  )
}

function mailTo(person: Person, words: Pick<Message, 'subject' | 'text' | 'headers'>): Message {
  return { to: person.email, clientId: person.client_id, userId: person.id, ...words }
}
