import type { CertificateField } from '@deckle/core/certificates/certificate-design.ts'
import { useEffect, useState } from 'react'
import './fonts.css'
import { fontFamily, fontWeight } from './measure-text.ts'

/** Loads the fonts that the texts need; draws again once they can be measured. */
export function useFonts(
  texts: readonly (Pick<CertificateField, 'font' | 'bold'> & { readonly shown: string })[],
): void {
  const [, setLoaded] = useState(0)
  const needed = JSON.stringify(
    [...new Set(texts.map((text) => `${fontWeight(text)} 16px ${fontFamily(text)}`))].map((font) => [
      font,
      texts
        .filter((text) => font === `${fontWeight(text)} 16px ${fontFamily(text)}`)
        .map(({ shown }) => shown)
        .join(' '),
    ]),
  )
  useEffect(() => {
    let isShown = true
    const fonts = 'fonts' in document ? document.fonts : null
    const loads = (JSON.parse(needed) as [string, string][]).map(async ([font, text]) => fonts?.load(font, text))
    void Promise.allSettled(loads).then(() => isShown && setLoaded((count) => count + 1))
    return () => {
      isShown = false
    }
  }, [needed])
}
