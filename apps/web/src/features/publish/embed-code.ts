/** A script for other sites: the deck stands in its place and is as high as its slides need. @param url the deck's link */
export function scriptCode(url: string, name: string): string {
  const { origin, pathname } = new URL(url)
  const shortid = pathname.split('/').at(-1) ?? ''
  return `<script src="${origin}/player/embed.js" data-deck="${shortid}" data-title="${inAttribute(name)}" async></script>`
}

/** A frame for sites that allow no scripts. */
export function frameCode(embedUrl: string, name: string): string {
  return `<iframe src="${embedUrl}" title="${inAttribute(name)}" width="100%" height="640" style="border:0" loading="lazy" allow="fullscreen; autoplay"></iframe>`
}

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
