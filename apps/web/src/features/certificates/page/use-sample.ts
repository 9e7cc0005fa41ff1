import type { CertificateValues } from '@deckle/core/certificates/certificate-design.ts'
import { type SampleLanguage, sampleValues } from '@deckle/core/certificates/sample-values.ts'
import { useBranding } from '../../../lib/preferences/branding.ts'

/** What certificates of the organisation say, for somebody made up. */
export function useSample(language: SampleLanguage): { readonly values: CertificateValues; readonly logo: string } {
  const { name, logo } = useBranding()
  return { values: sampleValues(language, name, location.origin), logo }
}
