import {
  type CertificateDesign,
  type CertificateField,
  type CertificateValues,
  certificatePage,
  MM_PER_POINT,
} from '@deckle/core/certificates/certificate-design.ts'
import { fieldText } from '@deckle/core/certificates/field-text.ts'
import { backgroundShapes } from '@deckle/core/certificates/templates/templates.ts'
import { layoutText } from '@deckle/core/certificates/text-layout.ts'
import { qrBars } from '@deckle/core/certificates/qr-bars.ts'
import { encode } from 'uqr'
import { posterUrl } from '../../../deck/media-url.ts'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { fontFamily, fontWeight, measureText } from './measure-text.ts'
import { useFonts } from './use-fonts.ts'

interface CertificatePageProps {
  readonly design: CertificateDesign
  readonly values: CertificateValues
  /** Media id of the organisation's logo; '' for none. */
  readonly logo: string
  readonly className?: string
}

/** A certificate as its PDF will be: the same layout, drawn by the browser. Decoration beside words that say it. */
export function CertificatePage({ design, values, logo, className }: CertificatePageProps) {
  const shown = design.fields.map((field) => ({ ...field, shown: fieldText(field, values, design.language) }))
  useFonts(shown)
  const { width, height } = certificatePage
  const { background } = design
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={className} style={{ background: '#ffffff' }}>
      {'image' in background && background.image !== '' && (
        <image
          href={posterUrl(background.image, 1600)}
          width={width}
          height={height}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      {backgroundShapes(background).map(({ d, fill = 'none', stroke, width: thickness = 0.2 }, index) => (
        <path key={index} d={d} fill={fill} stroke={stroke} strokeWidth={thickness} />
      ))}
      {shown.map((field, index) => (
        <FieldDrawing key={index} field={field} text={field.shown} logo={logo} address={values.address} />
      ))}
    </svg>
  )
}

interface FieldDrawingProps {
  readonly field: CertificateField
  readonly text: string
  readonly logo: string
  readonly address: string
}

function FieldDrawing({ field, text, logo, address }: FieldDrawingProps) {
  if (field.kind === 'qr') return <QrCode field={field} address={address} />
  if (field.kind === 'logo') return <Picture box={field} href={logo === '' ? '' : pictureAddress(logo, 640)} />
  if (field.kind === 'signature') return <Signature field={field} text={text} />
  return <Text field={field} text={text} />
}

type Box = Pick<CertificateField, 'x' | 'y' | 'width' | 'height' | 'align'>

function Picture({ box, href }: { readonly box: Box; readonly href: string }) {
  const side = { left: 'xMin', center: 'xMid', right: 'xMax' }[box.align]
  const { x, y, width, height } = box
  return href === '' ? null : (
    <image href={href} x={x} y={y} width={width} height={height} preserveAspectRatio={`${side}YMid meet`} />
  )
}

/** The picture above a line, whose it is below it. */
function Signature({ field, text }: { readonly field: CertificateField; readonly text: string }) {
  const below = text === '' ? 0 : field.height * 0.4
  const line = field.y + field.height - below
  return (
    <>
      <Picture
        box={{ ...field, height: field.height - below }}
        href={field.image === '' ? '' : posterUrl(field.image, 640)}
      />
      {text !== '' && (
        <>
          <path d={`M${field.x} ${line}h${field.width}`} stroke={field.color} strokeWidth={0.5 * MM_PER_POINT} />
          <Text field={{ ...field, y: line, height: below }} text={text} />
        </>
      )}
    </>
  )
}

/** Anchored at its middle, which is the same place whichever way it is read. */
function Text({ field, text }: { readonly field: CertificateField; readonly text: string }) {
  const measure = measureText(field)
  const { size, lines } = layoutText(text, field, measure)
  const em = size * MM_PER_POINT
  return lines.map((line) => (
    <text
      key={line.y}
      x={line.x + (measure(line.text) * em) / 2}
      y={line.y}
      textAnchor="middle"
      fontSize={em}
      fontFamily={fontFamily(field)}
      fontWeight={fontWeight(field)}
      fill={field.color}
      style={{ unicodeBidi: 'plaintext', whiteSpace: 'pre' }}
    >
      {line.text}
    </text>
  ))
}

function QrCode({ field, address }: { readonly field: CertificateField; readonly address: string }) {
  const { data, size } = encode(address, { border: 4, ecc: 'M' })
  const side = Math.min(field.width, field.height)
  const [x, y] = [field.x + (field.width - side) / 2, field.y + (field.height - side) / 2]
  return (
    <g transform={`translate(${x} ${y}) scale(${side / size})`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={qrBars(data)} fill={field.color} />
    </g>
  )
}
