/** How another site shows a deck: in its text, behind a button that opens it over the page, or as a bubble in the corner. */
export type FrameKind = 'inline' | 'popup' | 'bubble'

/** A script for other sites (packages/player/src/entries/embed.ts). @param embedUrl the frame's address */
export function scriptCode(
  embedUrl: string,
  shortid: string,
  name: string,
  { kind = 'inline', label = '' }: { kind?: FrameKind; label?: string } = {},
): string {
  const { origin } = new URL(embedUrl)
  const attributes = kind === 'inline' ? '' : ` data-mode="${kind}" data-label="${inAttribute(label || name)}"`
  return `<script src="${origin}/player/embed.js" data-deck="${shortid}" data-title="${inAttribute(name)}"${attributes} async></script>`
}

/** A frame for sites that allow no scripts. */
export function frameCode(embedUrl: string, name: string): string {
  return `<iframe src="${embedUrl}" title="${inAttribute(name)}" width="100%" height="640" style="border:0" loading="lazy" allow="fullscreen; autoplay"></iframe>`
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
