import type { CertificateState } from '@deckle/core/certificates/certificate-state.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'

interface PageWords {
  readonly title: string
  readonly states: Readonly<Record<CertificateState, { readonly title: string; readonly text: string }>>
  readonly person: string
  readonly learned: string
  readonly score: string
  readonly issuer: string
  readonly issued: string
  readonly until: string
  readonly number: string
  readonly revoked: string
  readonly reason: string
  readonly newer: string
  readonly pdf: string
  readonly credential: string
  readonly linkedIn: string
  readonly unknown: { readonly title: string; readonly text: string }
}

/** Of the public page. */
export const pageWords: Readonly<Record<InterfaceLanguage, PageWords>> = {
  en: {
    title: 'Certificate',
    states: {
      valid: { title: 'This certificate is genuine', text: 'It was issued here and is valid.' },
      expired: {
        title: 'This certificate has expired',
        text: 'It was issued here and was valid until the date below.',
      },
      revoked: { title: 'This certificate was revoked', text: 'It was issued here and is no longer valid.' },
      replaced: {
        title: 'This certificate was replaced',
        text: 'It was reissued. The new certificate replaces it.',
      },
    },
    person: 'Awarded to',
    learned: 'What was learned',
    score: 'Score',
    issuer: 'Issued by',
    issued: 'Issued on',
    until: 'Valid until',
    number: 'Number',
    revoked: 'Revoked on',
    reason: 'Reason',
    newer: 'Open the new certificate',
    pdf: 'Download as PDF',
    credential: 'Open Badges credential (JSON)',
    linkedIn: 'Add to LinkedIn',
    unknown: {
      title: 'There is no certificate with this number',
      text: 'Please compare it with the certificate: four letters, four digits, four letters.',
    },
  },
  hi: {
    title: 'प्रमाणपत्र',
    states: {
      valid: { title: 'यह प्रमाणपत्र असली है', text: 'यह यहीं जारी हुआ और मान्य है।' },
      expired: { title: 'इस प्रमाणपत्र की अवधि पूरी हो चुकी है', text: 'यह यहीं जारी हुआ और नीचे की तारीख़ तक मान्य था।' },
      revoked: { title: 'यह प्रमाणपत्र रद्द कर दिया गया', text: 'यह यहीं जारी हुआ था, पर अब मान्य नहीं है।' },
      replaced: { title: 'यह प्रमाणपत्र बदल दिया गया', text: 'यह नए सिरे से जारी हुआ। इसकी जगह नया मान्य है।' },
    },
    person: 'प्राप्तकर्ता',
    learned: 'क्या सीखा',
    score: 'प्राप्तांक',
    issuer: 'जारीकर्ता',
    issued: 'जारी होने की तारीख़',
    until: 'कब तक मान्य',
    number: 'संख्या',
    revoked: 'रद्द होने की तारीख़',
    reason: 'कारण',
    newer: 'नया प्रमाणपत्र खोलें',
    pdf: 'PDF में डाउनलोड करें',
    credential: 'Open Badges प्रमाण (JSON)',
    linkedIn: 'LinkedIn में जोड़ें',
    unknown: {
      title: 'इस संख्या का कोई प्रमाणपत्र नहीं है',
      text: 'कृपया प्रमाणपत्र से मिलाएँ: चार अक्षर, चार अंक, चार अक्षर।',
    },
  },
}
