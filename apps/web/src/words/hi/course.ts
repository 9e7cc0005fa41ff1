import type { Catalogue } from '../sections.ts'

export const words: Catalogue<typeof import('../en/course.ts').words> = {
  untitled: 'बिना नाम का पाठ्यक्रम',
  minutes: '{count, number} मिनट',
  hours: '{count, number} घं.',
  statuses: { draft: 'ड्राफ़्ट', published: 'प्रकाशित', outdated: 'बाद में बदला गया', archived: 'संग्रहित' },
  levels: { all: 'सभी स्तर', beginner: 'शुरुआती', intermediate: 'मध्यम', advanced: 'उन्नत' },
}
