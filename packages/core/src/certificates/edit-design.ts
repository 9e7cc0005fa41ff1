import {
  type CertificateDesign,
  type CertificateField,
  type CertificateFieldKind,
  certificateLimits,
  certificatePage,
} from './certificate-design.ts'

type Box = Pick<CertificateField, 'x' | 'y' | 'width' | 'height'>

/** Tenths of a millimetre are as fine as designers see. */
const tidy = (millimetres: number): number => Math.round(millimetres * 10) / 10

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Of a side of a field. */
const leastOf = (kind: CertificateFieldKind): number =>
  kind === 'qr' ? certificateLimits.qr.min : certificateLimits.side.min

/** A box of at least a kind's size, on the page. */
export function boxOnPage(kind: CertificateFieldKind, { x, y, width, height }: Box): Box {
  const least = leastOf(kind)
  const [wide, high] = [within(width, least, certificatePage.width), within(height, least, certificatePage.height)]
  return {
    x: tidy(within(x, 0, certificatePage.width - wide)),
    y: tidy(within(y, 0, certificatePage.height - high)),
    width: tidy(wide),
    height: tidy(high),
  }
}

/** One field changed, on the page; the same design where nothing changes. */
export function changeField(
  design: CertificateDesign,
  index: number,
  change: Partial<Omit<CertificateField, 'kind'>>,
): CertificateDesign {
  const before = design.fields[index]
  if (!before) return design
  const field = { ...before, ...change }
  const after = { ...field, ...boxOnPage(field.kind, field) }
  const isSame = (Object.keys(after) as (keyof CertificateField)[]).every((key) => after[key] === before[key])
  return isSame ? design : { ...design, fields: design.fields.with(index, after) }
}

/** Another value in the same place; words around a value stay where they fit. */
export function changeKind(design: CertificateDesign, index: number, kind: CertificateFieldKind): CertificateDesign {
  const field = design.fields[index]
  if (!field || field.kind === kind) return design
  const fits = kind === 'text' || kind === 'signature' || field.text.split('{}').length === 2
  const changed = { ...field, kind, text: fits ? field.text : '', image: kind === 'signature' ? field.image : '' }
  return { ...design, fields: design.fields.with(index, { ...changed, ...boxOnPage(kind, changed) }) }
}

/** Further right and down, in millimetres, as far as the page goes. */
export function moveField(design: CertificateDesign, index: number, right: number, down: number): CertificateDesign {
  const field = design.fields[index]
  return field ? changeField(design, index, { x: field.x + right, y: field.y + down }) : design
}

export function removeField(design: CertificateDesign, index: number): CertificateDesign {
  return design.fields[index] ? { ...design, fields: design.fields.toSpliced(index, 1) } : design
}

/** In the middle of the page, as the last one; the same design where it has the most fields already. */
export function addField(design: CertificateDesign, kind: CertificateFieldKind, text: string): CertificateDesign {
  if (design.fields.length >= certificateLimits.fields) return design
  const [width, height] = sizes[kind] ?? [120, 12]
  const field: CertificateField = {
    kind,
    x: tidy((certificatePage.width - width) / 2),
    y: tidy((certificatePage.height - height) / 2),
    width,
    height,
    align: 'center',
    size: 14,
    color: '#222222',
    font: 'sans',
    bold: false,
    text,
    image: '',
  }
  return { ...design, fields: [...design.fields, field] }
}

const sizes: { readonly [K in CertificateFieldKind]?: readonly [width: number, height: number] } = {
  name: [200, 22],
  course: [200, 22],
  qr: [30, 30],
  signature: [72, 20],
  logo: [50, 18],
}

/** Kinds that more than one field may be of. */
export const repeatedFieldKinds: readonly CertificateFieldKind[] = ['text', 'signature']
