import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { switchLanguage } from './language.ts'
import { preferences } from './preferences.ts'

const COOKIE = 'deckle_looks'
/** People whose theme and language this browser remembers. */
const MOST_PEOPLE = 8

/** The random end of an id; its beginning is a time. */
const keyOf = (userId: string): string => userId.slice(-12)

function read(): string[][] {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  return value.split('.').map((look) => look.split('-'))
}

/** The next person on this device inherits neither theme nor language. @param userId who signs out */
export async function leaveLook(userId: string): Promise<void> {
  const key = keyOf(userId)
  const own = [key, preferences.get('theme'), preferences.get('language')]
  const looks = [own, ...read().filter(([other]) => other !== key)].slice(0, MOST_PEOPLE)
  document.cookie = `${COOKIE}=${looks.map((look) => look.join('-')).join('.')}; Path=/; Max-Age=31536000; SameSite=Lax`
  preferences.set('theme', 'system')
  if (preferences.get('language') !== 'en') await switchLanguage('en')
}

/** What this person chose in this browser before; their account's language goes first. @param userId who signs in */
export async function returnLook(userId: string, accountLanguage: string | null): Promise<void> {
  const [, theme, language] = read().find(([key]) => key === keyOf(userId)) ?? []
  if (theme === 'light' || theme === 'dark') preferences.set('theme', theme)
  if (accountLanguage === null && isInterfaceLanguage(language) && language !== preferences.get('language'))
    await switchLanguage(language)
}
