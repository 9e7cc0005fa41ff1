import type { CertificateBackground, CertificateDesign, CertificateTemplate } from '../certificate-design.ts'
import { type Shape, tonesOf } from './art.ts'
import { band } from './band.ts'
import { classic } from './classic.ts'
import { plain } from './plain.ts'
import type { TemplateDrawing } from './template.ts'
import { waves } from './waves.ts'
import { templateWords } from './words.ts'

const drawings: Readonly<Record<CertificateTemplate, TemplateDrawing>> = { classic, waves, band, plain }

/** A design to begin with; its author chooses another language together with the texts. */
export function designFromTemplate(
  template: CertificateTemplate,
  language: keyof typeof templateWords,
  accent = drawings[template].accent,
): CertificateDesign {
  const fields = drawings[template].fields(templateWords[language], tonesOf(accent))
  return { language, background: { template, accent }, fields }
}

/** What is drawn behind the fields, from back to front; nothing behind an own picture. */
export function backgroundShapes(background: CertificateBackground): readonly Shape[] {
  return 'image' in background ? [] : drawings[background.template].shapes(tonesOf(background.accent))
}
