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

/** Where a sign-in token is taken: behind `#`, and only at a press, so that no scanner of mails uses it up. */
export const signInAddress = (address: string, token: string): string => `${address}/login#authtoken=${token}`

export function signInLinkMail(env: Env, user: Person, token: string, language: string): Message {
  const link = signInAddress(publicAddress(env), token)
  return language === 'hi'
    ? mail(
        user,
        'साइन इन करने का लिंक',
        [
          'इस लिंक से आप बिना पासवर्ड के साइन इन कर सकते हैं। यह 15 मिनट तक, एक बार चलेगा:',
          link,
          'अगर यह आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं है।',
        ],
        'नमस्ते',
      )
    : mail(
        user,
        'Your sign-in link',
        [
          'This link signs you in without a password. It is good for 15 minutes, once:',
          link,
          'If you did not ask for it, there is nothing to do.',
        ],
        'Hello',
      )
}

/** To the address that is wanted. */
export function confirmChangeMail(env: Env, user: Person, token: string, language: string): Message {
  const link = `${publicAddress(env)}/confirmEmail#token=${token}`
  return language === 'hi'
    ? mail(
        user,
        'अपने नए ई-मेल की पुष्टि करें',
        [
          'इस पते को अपने खाते का ई-मेल बनाने के लिए यह लिंक एक दिन के भीतर खोलें:',
          link,
          'अगर यह आपने नहीं माँगा, तो कुछ करने की ज़रूरत नहीं है।',
        ],
        'नमस्ते',
      )
    : mail(
        user,
        'Confirm your new e-mail',
        [
          'To make this the e-mail of your account, open this link within a day:',
          link,
          'If you did not ask for it, there is nothing to do.',
        ],
        'Hello',
      )
}

/** To whoever has an account with the address that somebody else wants. */
export function addressTakenMail(env: Env, user: Person, language: string): Message {
  return language === 'hi'
    ? mail(
        user,
        'किसी ने आपका ई-मेल पता लिखा',
        [
          `किसी ने ${publicAddress(env)} पर अपने खाते के लिए यह पता लिखा, पर इससे आपका खाता पहले से है। कुछ नहीं बदला।`,
          'अगर वह आप थे, तो इस पते से साइन इन करें; पासवर्ड भूल गए हों तो नया बनाएँ।',
        ],
        'नमस्ते',
      )
    : mail(
        user,
        'Somebody gave your e-mail address',
        [
          `Somebody gave this address for an account at ${publicAddress(env)}, but you have an account with it already. Nothing was changed.`,
          'If it was you, sign in with this address; set a new password if you have forgotten yours.',
        ],
        'Hello',
      )
}

/** To the present address, when another one is asked for. */
export function changeAskedMail(env: Env, user: Person, language: string): Message {
  return language === 'hi'
    ? mail(
        user,
        'आपके खाते के लिए नया ई-मेल माँगा गया',
        [
          'आपके खाते का ई-मेल बदलने को कहा गया है। नए पते की पुष्टि होने तक यही पता चलेगा।',
          `अगर यह आपने नहीं किया, तो तुरंत अपना पासवर्ड बदलें; इससे यह बदलाव भी रुक जाएगा: ${publicAddress(env)}/account?tab=security`,
        ],
        'नमस्ते',
      )
    : mail(
        user,
        'Another e-mail was asked for your account',
        [
          'The e-mail of your account is to be changed. This address stays until the new one is confirmed.',
          `If this was not you, change your password at once, which also stops the change: ${publicAddress(env)}/account?tab=security`,
        ],
        'Hello',
      )
}

/** To the address that was given up. */
export function addressChangedMail(env: Env, user: Person, language: string): Message {
  return language === 'hi'
    ? mail(
        user,
        'आपका ई-मेल बदल गया',
        [
          `${publicAddress(env)} पर आपके खाते का ई-मेल बदल गया, और यह पता अब उसमें काम नहीं आता। बाकी सभी सत्र बंद कर दिए गए।`,
          'अगर यह आपने नहीं किया, तो तुरंत अपने प्रशासक को बताएँ।',
        ],
        'नमस्ते',
      )
    : mail(
        user,
        'Your e-mail was changed',
        [
          `The e-mail of your account at ${publicAddress(env)} was changed, and this address is no longer in use for it. All other sessions were closed.`,
          'If this was not you, tell your administrator at once.',
        ],
        'Hello',
      )
}

function mail(user: Person, subject: string, lines: readonly string[], greeting: string): Message {
  return {
    to: user.email,
    clientId: user.client_id,
    subject,
    text: [`${greeting} ${user.first_name},`, ...lines].join('\n\n'),
  }
}
