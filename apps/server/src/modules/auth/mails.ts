import { type Env, publicAddress } from '../../env.ts'
import type { Message } from '../../platform/mail/mail.ts'

interface Person {
  readonly email: string
  readonly first_name: string
  readonly client_id: string
}

/** The token stands after `#`, so that it reaches no server's log and no other site. */
export function resetMail(env: Env, user: Person, token: string, language: string): Message {
  const link = `${publicAddress(env)}/resetPassword#token=${token}`
  return language === 'hi'
    ? mail(
        user,
        'नया पासवर्ड बनाएँ',
        [
          'आपके खाते के लिए नया पासवर्ड माँगा गया है। इसे एक घंटे के भीतर यहाँ बनाएँ:',
          link,
          'अगर यह आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं है।',
        ],
        'नमस्ते',
      )
    : mail(
        user,
        'Set a new password',
        [
          'A new password was asked for your account. Set it here within an hour:',
          link,
          'If this was not you, there is nothing to do.',
        ],
        'Hello',
      )
}

export function confirmationMail(env: Env, user: Person, token: string, language: string): Message {
  const link = `${publicAddress(env)}/confirmEmail#token=${token}`
  return language === 'hi'
    ? mail(user, 'अपने ई-मेल की पुष्टि करें', ['खाता पूरा करने के लिए यह लिंक सात दिन के भीतर खोलें:', link], 'नमस्ते')
    : mail(user, 'Confirm your e-mail', ['To finish your account, open this link within seven days:', link], 'Hello')
}

function mail(user: Person, subject: string, lines: readonly string[], greeting: string): Message {
  return {
    to: user.email,
    clientId: user.client_id,
    subject,
    text: [`${greeting} ${user.first_name},`, ...lines].join('\n\n'),
  }
}
