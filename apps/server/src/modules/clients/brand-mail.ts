import { type Env, publicAddress } from '../../env.ts'
import { languageOf, type Mail, type Message } from '../../platform/mail/mail.ts'
import { mailHtml, mailText } from './mail-html.ts'
import { type ClientsDb, findBrand } from './queries.ts'
import { shownBranding } from './show-branding.ts'

/** Mails that are sent on behalf of a client bear its name, logo, colour and footer. */
export function brandMail(mail: Mail, { db, env }: { readonly db: ClientsDb; readonly env: Env }): Mail {
  const brand = async (message: Message): Promise<Message> => {
    const client = message.clientId === undefined ? undefined : await findBrand(db, message.clientId)
    if (!client) return message
    const branding = shownBranding(client)
    return {
      ...message,
      fromName: branding.name,
      text: mailText(message.text, branding),
      html: mailHtml(
        { subject: message.subject, text: message.text, language: languageOf(message) },
        branding,
        publicAddress(env),
      ),
    }
  }
  return { kind: mail.kind, close: () => mail.close(), send: async (message) => mail.send(await brand(message)) }
}
