import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { followStoredLanguage } from './language.ts'
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

/** Remembers the stored theme and language as this person's. */
export function rememberLook(userId: string): void {
  const key = keyOf(userId)
  const { theme, language } = preferences.stored()
  const looks = [[key, theme, language], ...read().filter(([other]) => other !== key)].slice(0, MOST_PEOPLE)
  document.cookie = `${COOKIE}=${looks.map((look) => look.join('-')).join('.')}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/** Resets theme and language, so that the next person on this device inherits neither. */
export async function resetLook(): Promise<void> {
  preferences.store('theme', 'system')
  preferences.store('language', 'en')
  await followLook()
}

/** Restores what this person chose in this browser before; their account's language goes first. */
export async function restoreLook(userId: string, accountLanguage: string | null): Promise<void> {
  const [, theme, remembered] = read().find(([key]) => key === keyOf(userId)) ?? []
  const language = accountLanguage ?? remembered
  if (theme === 'light' || theme === 'dark') preferences.store('theme', theme)
  if (isInterfaceLanguage(language)) preferences.store('language', language)
  await followLook()
}

/** Applies the stored theme and language. They are stored before other tabs are told of a session, so that these can follow. */
export async function followLook(): Promise<void> {
  preferences.follow('theme')
  // Offline, the language stays if its words can't be loaded.
  await followStoredLanguage().catch(() => {})
}
