import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { loadSameWords } from '../../words/catalogues.ts'
import { prepareLanguage } from './language.ts'
import { applyPreferences, preferences, readPreferences, storePreference } from './preferences.ts'

const COOKIE = 'deckle_looks'
/** People whose theme and language this browser remembers. */
const MOST_PEOPLE = 8

/** The random end of an id; its beginning is a time. */
const keyOf = (userId: string): string => userId.slice(-12)

function read(): string[][] {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]*)`).exec(document.cookie) ?? []
  return value.split('.').map((look) => look.split('-'))
}

const stored = () => readPreferences(document.cookie)

/** Remembers the stored theme and language as this person's. */
export function rememberLook(userId: string): void {
  const key = keyOf(userId)
  const { theme, language } = stored()
  const looks = [[key, theme, language], ...read().filter(([other]) => other !== key)].slice(0, MOST_PEOPLE)
  document.cookie = `${COOKIE}=${looks.map((look) => look.join('-')).join('.')}; Path=/; Max-Age=31536000; SameSite=Lax`
}

/**
 * Resets theme and language, so that the next person on this device inherits neither. An impersonator's look was remembered
 * when they began.
 * @param user whose session ends; null if another tab has remembered their look
 */
export async function leaveLook(user: Pick<SignedInUser, '_id' | 'acting'> | null): Promise<void> {
  if (user && !user.acting) rememberLook(user._id)
  storePreference('theme', 'system')
  storePreference('language', 'en')
  await followLook()
}

/** Restores what this person chose in this browser before; their account's language goes first. */
export async function restoreLook(userId: string, accountLanguage: string | null): Promise<void> {
  const [, theme, remembered] = read().find(([key]) => key === keyOf(userId)) ?? []
  const language = accountLanguage ?? remembered
  if (theme === 'light' || theme === 'dark') storePreference('theme', theme)
  if (isInterfaceLanguage(language)) storePreference('language', language)
  await followLook()
}

/** Applies the stored theme and language. Callers store both before they notify other tabs, so that other tabs read the new values. */
export async function followLook(): Promise<void> {
  const { theme, language } = stored()
  applyPreferences({ theme })
  if (language === preferences.get('language')) return
  try {
    await Promise.all([prepareLanguage(language), loadSameWords(language)])
  } catch {
    // Keeps the language while offline.
    return
  }
  // It may have changed meanwhile.
  const latest = stored().language
  applyPreferences({ language: latest })
  document.documentElement.lang = latest
}
