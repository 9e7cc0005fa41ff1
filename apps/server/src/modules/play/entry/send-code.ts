import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { audienceLanguage } from '../../../http/language.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { refuse } from '../../../refusal.ts'
import type { PublishedDeck } from '../pages/published-decks.ts'
import { emailCode } from './email-code.ts'
import { codeMail } from './mails.ts'

/** Sends a code that confirms the address, and marks that it was sent (`check-proof.ts` asks for the mark). */
export async function sendCode(deps: Deps, deck: PublishedDeck, email: string, request: RequestFacts): Promise<void> {
  const { limits } = deps
  const { deckId, clientId, content } = deck.version
  const counted = [
    ['enterMailDeck', `${deckId} ${email}`],
    ['enterMail', email],
    ['enterMailAddress', addressKey(request.ip)],
  ] as const
  for (const [name, key] of counted) await requireLimit(limits, name, key)
  const code = emailCode({ deckId, email }, deps.secret, deps.now())
  const language = audienceLanguage(request.header('accept-language'))
  try {
    await deps.mail.send(codeMail({ to: email, clientId, deckName: content.name, code }, language))
  } catch (error) {
    deps.log.error(error, 'a code could not be sent')
    for (const [name, key] of counted) await limits.giveBack(name, key)
    throw refuse('unavailable', { message: 'play.mail', retryAfterSeconds: 30 })
  }
  await limits.mark('codeSent', `${deckId} ${email}`)
}
