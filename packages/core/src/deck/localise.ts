import type { ReaderType } from '../reader-type/reader-type.ts'
import type { DeckContent, Language } from './deck.ts'

/** The deck's name in a language; the base name where it is not translated (product.md §4, "Switch language"). */
export function deckNameIn(content: Pick<DeckContent, 'name' | 'language' | 'translations'>, language: string): string {
  if (language === content.language || !Object.hasOwn(content.translations, language)) return content.name
  return content.translations[language as Language]?.name.trim() || content.name
}

/** What a deck is called until somebody names it. Hindi for Hindi, English for all other languages. */
export function newDeckName(readerType: ReaderType, language: Language): string {
  return language === 'hi' ? hindi[readerType] : `New ${english[readerType]}`
}

const english: Readonly<Record<ReaderType, string>> = {
  story: 'story',
  quiz: 'quiz',
  game: 'game',
  poll: 'poll',
  survey: 'survey',
  audit: 'audit',
  assessment: 'assessment',
  submission: 'submission',
  feedback: 'feedback form',
  calculator: 'calculator',
  profiler: 'profiler',
  recommendation: 'recommendation',
  linklist: 'link list',
}

const hindi: Readonly<Record<ReaderType, string>> = {
  story: 'नई कहानी',
  quiz: 'नई प्रश्नोत्तरी',
  game: 'नया खेल',
  poll: 'नया मतदान',
  survey: 'नया सर्वेक्षण',
  audit: 'नया ऑडिट',
  assessment: 'नया मूल्यांकन',
  submission: 'नया सबमिशन',
  feedback: 'नया फ़ीडबैक फ़ॉर्म',
  calculator: 'नया कैलकुलेटर',
  profiler: 'नया प्रोफ़ाइलर',
  recommendation: 'नई सिफ़ारिश',
  linklist: 'नई लिंक सूची',
}
