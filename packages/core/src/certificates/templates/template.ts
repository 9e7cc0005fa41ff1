import type { CertificateField, CertificateFieldKind } from '../certificate-design.ts'
import type { Shape, Tones } from './art.ts'
import type { TemplateWords } from './words.ts'

export interface TemplateDrawing {
  /** Where nobody chose another. */
  readonly accent: string
  shapes(tones: Tones): readonly Shape[]
  fields(words: TemplateWords, tones: Tones): readonly CertificateField[]
}

type Box = readonly [x: number, y: number, width: number, height: number]

/** Fields of a template, which differ from its usual one by what is given. */
export function fieldMaker(usual: Pick<CertificateField, 'align' | 'size' | 'color' | 'font'>) {
  return (kind: CertificateFieldKind, [x, y, width, height]: Box, more: Partial<CertificateField> = {}) => ({
    ...usual,
    bold: false,
    text: '',
    image: '',
    ...more,
    kind,
    x,
    y,
    width,
    height,
  })
}
