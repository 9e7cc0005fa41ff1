import type { CertificateValues } from './certificate-design.ts'

/** Languages that a design can be looked at in. */
export const sampleLanguages = ['en', 'hi', 'ar'] as const
export type SampleLanguage = (typeof sampleLanguages)[number]

/** The one that goes with a design. */
export const sampleLanguageOf = (language: string): SampleLanguage =>
  sampleLanguages.find((one) => one === language) ?? 'en'

const texts: Readonly<Record<SampleLanguage, Pick<CertificateValues, 'name' | 'course'>>> = {
  en: { name: 'Maria-José Fernandes', course: 'Fire safety in warehouses' },
  hi: { name: 'ज्योत्स्ना शर्मा', course: 'गोदामों में अग्नि सुरक्षा' },
  ar: { name: 'محمد عبد الرحمن', course: 'السلامة من الحرائق في المستودعات' },
}

/** @param site address that public pages stand under */
export function sampleValues(language: SampleLanguage, issuer: string, site: string): CertificateValues {
  const number = 'BCDF-2046-GHJK'
  return {
    ...texts[language],
    issuer,
    number,
    address: `${site}/certificate/${number}`,
    issuedOn: '2026-03-01',
    validUntil: '2028-02-29',
    percentage: 92.5,
  }
}
