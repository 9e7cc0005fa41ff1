import type { Branding } from '../../db/json-columns.ts'
import { escapeHtml } from '@deckle/core/text/escape-html.ts'

/** A blank line and two hyphens begin the footer, as mail programs know it. */
export function mailText(text: string, { name, footer }: Branding): string {
  return `${text}\n\n-- \n${[name, footer].filter((line) => line !== '').join('\n')}`
}

/** Paragraphs stay paragraphs; one that is a link alone becomes a button. Widths in pixels, since mail programs know little else. */
export function mailHtml(text: string, branding: Branding, address: string): string {
  const body = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraphHtml(paragraph, branding.primary))
    .join('\n')
  const name = escapeHtml(branding.name)
  const logo = branding.logo
    ? `<img src="${address}/media/${branding.logo}/160.webp" alt="" width="32" height="32" style="vertical-align:middle;margin-right:10px;object-fit:contain">`
    : ''
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title></head>
<body style="margin:0;background:#f4f4f6;color:#1c1b1f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans Devanagari',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="margin:0 0 16px;font-weight:600;border-bottom:3px solid ${branding.primary};padding-bottom:12px">${logo}${name}</p>
<div style="background:#ffffff;border-radius:12px;padding:8px 24px">
${body}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5f5d66">${[name, escapeHtml(branding.footer)].filter((line) => line !== '').join('<br>')}</p>
</div></body></html>
`
}

function paragraphHtml(paragraph: string, primary: string): string {
  const escaped = escapeHtml(paragraph)
  if (/^https?:\/\/\S+$/.test(paragraph))
    return `<p style="margin:16px 0"><a href="${escaped}" style="display:inline-block;background:${primary};color:#ffffff;border-radius:8px;padding:10px 18px;text-decoration:none;overflow-wrap:anywhere">${shortened(paragraph)}</a></p>`
  const linked = escaped.replace(
    /https?:\/\/[^\s&<>"]+/g,
    (link) => `<a href="${link}" style="color:${primary};overflow-wrap:anywhere">${link}</a>`,
  )
  return `<p style="margin:16px 0">${linked.replaceAll('\n', '<br>')}</p>`
}

/** The address without the token behind `#`, so that the button can be read. */
const shortened = (link: string): string => escapeHtml(link.replace(/^https?:\/\//, '').replace(/[#?].*$/, ''))
