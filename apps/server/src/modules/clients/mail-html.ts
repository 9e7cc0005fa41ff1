import { isRightToLeft } from '@deckle/core/deck/deck.ts'
import { contrastRatio } from '@deckle/core/deck/design/contrast.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'
import type { Branding } from '../../db/json-columns.ts'

/** A blank line and two hyphens begin the footer, as mail programs know it. */
export function mailText(text: string, { name, footer }: Branding): string {
  return `${text}\n\n-- \n${[name, footer].filter((line) => line !== '').join('\n')}`
}

interface Content {
  readonly subject: string
  readonly text: string
  /** '' if unknown. */
  readonly language: string
}

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5
const dark = { page: '#16161a', card: '#232329', text: '#f1f1f4', muted: '#b3b3bd' } as const

/**
 * Paragraphs stay paragraphs; one that is a link alone becomes a button. Widths in pixels and styles on the elements, since
 * mail programs know little else. Programs with a dark theme that read the style sheet get dark colours; without the
 * declared colour schemes, some invert the light ones.
 */
export function mailHtml({ subject, text, language }: Content, branding: Branding, address: string): string {
  const body = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraphHtml(paragraph, branding.primary))
    .join('\n')
  const name = escapeHtml(branding.name)
  const logo = branding.logo
    ? `<img src="${address}/media/${branding.logo}/160.webp" alt="" width="32" height="32" style="vertical-align:middle;margin-right:10px;object-fit:contain">`
    : ''
  const direction = isRightToLeft(language) ? 'rtl' : 'ltr'
  const spoken = language === '' ? '' : ` lang="${escapeHtml(language)}"`
  return `<!doctype html>
<html${spoken} dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title>
<style>${styleOf(branding.primary)}</style></head>
<body class="page" style="margin:0;background:#f4f4f6;color:#1c1b1f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif">
<div class="page"${spoken} dir="${direction}" style="max-width:560px;margin:0 auto;padding:24px 16px">
<p class="brand" style="margin:0 0 16px;font-weight:600;border-bottom:3px solid ${branding.primary};padding-bottom:12px">${logo}${name}</p>
<div class="card" style="background:#ffffff;border-radius:12px;padding:8px 24px">
${body}
</div>
<p class="muted" style="margin:16px 0 0;font-size:13px;color:#5f5d66">${[name, escapeHtml(branding.footer)].filter((line) => line !== '').join('<br>')}</p>
</div></body></html>
`
}

function styleOf(primary: string): string {
  const light = lightened(primary)
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media(prefers-color-scheme:dark){.page{background:${dark.page}!important;color:${dark.text}!important}.card{background:${dark.card}!important}.muted{color:${dark.muted}!important}.brand{border-color:${light}!important}.link{color:${light}!important}.button{background:${light}!important;color:${dark.page}!important}}`
}

/** The client's colour, mixed with white until it can be read on the dark card. */
function lightened(primary: string): string {
  for (let percent = 0; percent < 100; percent += 5) {
    const mixed = mixedWithWhite(primary, percent / 100)
    if (contrastRatio(mixed, dark.card) >= READABLE) return mixed
  }
  return '#ffffff'
}

function mixedWithWhite(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const mixed = channels.map((channel) => Math.round(channel + (255 - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function paragraphHtml(paragraph: string, primary: string): string {
  const escaped = escapeHtml(paragraph)
  if (/^https?:\/\/\S+$/.test(paragraph))
    return `<p style="margin:16px 0"><a class="button" href="${escaped}" style="display:inline-block;background:${primary};color:#ffffff;border-radius:8px;padding:10px 18px;text-decoration:none;overflow-wrap:anywhere">${shortened(paragraph)}</a></p>`
  const linked = escaped.replace(
    /https?:\/\/[^\s&<>"]+/g,
    (link) => `<a class="link" href="${link}" style="color:${primary};overflow-wrap:anywhere">${link}</a>`,
  )
  return `<p style="margin:16px 0">${linked.replaceAll('\n', '<br>')}</p>`
}

/** The address without the token behind `#`, so that the button can be read. */
const shortened = (link: string): string => escapeHtml(link.replace(/^https?:\/\//, '').split(/[#?]/, 1)[0] ?? '')
