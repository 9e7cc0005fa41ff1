import { escapeHtml } from '../../text/escape-html.ts'
import type { BodyImage, BlockOf, ImageSize } from '../block.ts'
import type { BodyContext } from './body-context.ts'
import { linkAttributes, safeHref } from './inlines.ts'

/** Widths at which the page shows them: as wide as the text, beyond it, and as wide as the window. */
const shownWidths: Readonly<Record<ImageSize | 'gallery', string>> = {
  normal: '(min-width: 46rem) 44rem, 100vw',
  wide: '(min-width: 64rem) 62rem, 100vw',
  full: '100vw',
  gallery: '(min-width: 46rem) 22rem, 50vw',
}

export function renderImage({ attrs }: BlockOf<'image'>, context: BodyContext): string {
  const figure = renderFigure(attrs, attrs.size, context)
  return figure === '' ? '' : `<figure class="image image-${escapeHtml(attrs.size)}">${figure}</figure>`
}

export function renderGallery({ attrs }: BlockOf<'gallery'>, context: BodyContext): string {
  const figures = attrs.images.map((image) => renderFigure(image, 'gallery', context)).filter((html) => html !== '')
  if (figures.length === 0) return ''
  const items = figures.map((html) => `<li><figure>${html}</figure></li>`).join('')
  return `<ul class="gallery">${items}</ul>`
}

/** Its size reserves its place, so that nothing moves once it has loaded. */
function renderFigure(image: BodyImage, shown: ImageSize | 'gallery', context: BodyContext): string {
  const picture = image.id === '' ? null : context.picture(image.id)
  if (!picture) return ''
  const { src, sources } = picture
  const width = picture.width ?? image.width
  const height = picture.height ?? image.height
  const size = width !== null && height !== null ? ` width="${width}" height="${height}"` : ''
  const set = sources.map((source) => `${escapeHtml(source.url)} ${source.width}w`).join(', ')
  const choice = set === '' ? '' : ` srcset="${set}" sizes="${shownWidths[shown] ?? '100vw'}"`
  return `<img src="${escapeHtml(src)}"${choice}${size} alt="${escapeHtml(image.alt)}" loading="lazy" decoding="async">${caption(image.caption)}`
}

/** A link to the video; a script may open it in its place. */
export function renderVideo({ attrs }: BlockOf<'video'>, context: BodyContext): string {
  const href = safeHref(attrs.url)
  const video = href === '' ? null : context.video(attrs.url)
  if (!video) return ''
  return `<figure class="video"><a class="video-link" ${linkAttributes(href, context)} data-${video.kind}="${escapeHtml(video.url)}"><span>${escapeHtml(context.words.playVideo)}</span> <small>${escapeHtml(hostOf(href))}</small></a>${caption(attrs.caption)}</figure>`
}

const hostOf = (address: string): string => /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? ''

const caption = (text: string): string => (text.trim() === '' ? '' : `<figcaption>${escapeHtml(text)}</figcaption>`)

export function renderFile({ attrs }: BlockOf<'file'>, context: BodyContext): string {
  const file = attrs.id === '' ? null : context.file(attrs.id)
  if (!file) return ''
  const name = attrs.name.trim() === '' ? attrs.id : attrs.name
  const size = attrs.bytes > 0 ? ` <small>${escapeHtml(bytesText(attrs.bytes, context.language))}</small>` : ''
  return `<p class="file"><a href="${escapeHtml(file.url)}" download>${escapeHtml(name)}${size}</a></p>`
}

/** 250 kB, 1.2 MB. */
export function bytesText(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    unitDisplay: 'short',
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, bytes / 1000) : bytes / 1_000_000)
}
