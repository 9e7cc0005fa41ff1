import type { ReaderType } from '../../../reader-type/reader-type.ts'

export const hi: Readonly<Record<ReaderType, string>> = {
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
