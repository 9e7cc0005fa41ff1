import type { Language } from '../deck/deck.ts'

interface Passed {
  /** Whether the course has a final exam. */
  readonly hasExam: boolean
  /** Of the exam, or of the course; null where nothing is scored. */
  readonly passingPercentage: number | null
}

/** What one had to do, in English or Hindi. */
export function criteriaText({ hasExam, passingPercentage }: Passed, language: Language): string {
  const percent = passingPercentage ?? 0
  if (language === 'hi') {
    if (hasExam) return `सभी ज़रूरी डेक पूरे किए और अंतिम परीक्षा ${percent} प्रतिशत या अधिक से उत्तीर्ण की।`
    return passingPercentage === null
      ? 'सभी ज़रूरी डेक पूरे किए।'
      : `सभी ज़रूरी डेक पूरे किए और औसतन ${percent} प्रतिशत या अधिक अंक पाए।`
  }
  if (hasExam) return `Completed all required decks and passed the final exam with ${percent} per cent or more.`
  return passingPercentage === null
    ? 'Completed all required decks.'
    : `Completed all required decks with ${percent} per cent or more on average.`
}
