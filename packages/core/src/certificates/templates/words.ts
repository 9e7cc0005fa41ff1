/** Texts of the built-in templates. */
export const templateWords = {
  en: {
    title: 'Certificate of Completion',
    certify: 'This is to certify that',
    completed: 'has successfully completed the course',
    date: 'Issued on {}',
    until: 'Valid until {}',
    score: 'Score {}',
    number: 'Certificate {}',
    check: 'Scan to check this certificate',
  },
  hi: {
    title: 'पूर्णता प्रमाणपत्र',
    certify: 'प्रमाणित किया जाता है कि',
    completed: 'ने यह पाठ्यक्रम सफलतापूर्वक पूरा किया है',
    date: '{} को जारी',
    until: '{} तक मान्य',
    score: 'प्राप्तांक {}',
    number: 'प्रमाणपत्र {}',
    check: 'प्रमाणपत्र जाँचने के लिए स्कैन करें',
  },
} as const

export type TemplateWords = Readonly<Record<keyof (typeof templateWords)['en'], string>>
