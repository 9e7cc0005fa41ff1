import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

interface CalendarWords {
  readonly name: string
  readonly due: string
  readonly open: string
}

/** Of the feed. */
export const calendarWords: Readonly<Record<InterfaceLanguage, CalendarWords>> = {
  en: { name: 'Courses that are due', due: 'Due: {title}', open: 'Open the course: {link}' },
  hi: { name: 'पाठ्यक्रमों की अंतिम तिथियाँ', due: 'अंतिम तिथि: {title}', open: 'पाठ्यक्रम खोलें: {link}' },
}
