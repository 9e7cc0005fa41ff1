import type { BannerContent } from '@deckle/core/banner/banner.ts'

export interface BannerDrawing {
  readonly imageUrl: (mediaId: string, width: number) => string
  /** As on a phone, or as on a wide screen; by the window if left out. */
  readonly isNarrow?: boolean
}

/** As plain elements, since it is loaded beside the player: a component would make the first script larger. */
export function drawBanner(
  { title, subtitle, image, phone_image: phone, link }: BannerContent,
  { imageUrl, isNarrow }: BannerDrawing,
): HTMLElement {
  const wide = image.id ? image : phone
  const narrow = phone.id ? phone : image
  const shown = isNarrow ? narrow : wide
  const target = element(link ? 'a' : 'div', 'dk-ad-target')
  if (link) {
    target.setAttribute('href', link)
    // Also a path of this site: the ending stays open.
    target.setAttribute('target', '_blank')
    target.setAttribute('rel', 'noopener noreferrer sponsored')
  }
  if (shown.id) {
    const picture = element('picture', 'dk-ad-picture')
    if (isNarrow === undefined && narrow.id !== wide.id) {
      const source = document.createElement('source')
      source.media = '(max-width: 720px), (orientation: portrait)'
      source.srcset = imageUrl(narrow.id, 640)
      picture.append(source)
    }
    const img = document.createElement('img')
    img.src = imageUrl(shown.id, 640)
    img.alt = shown.alt
    picture.append(img)
    target.append(picture)
    target.classList.add('dk-ad-pictured')
  }
  const text = element('span', 'dk-ad-text')
  text.append(worded('strong', title))
  if (subtitle) text.append(worded('span', subtitle))
  target.append(text)
  const box = element('aside', 'dk-ad')
  box.setAttribute('aria-label', title)
  box.append(target)
  return box
}

function element(name: string, className: string): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  return made
}

function worded(name: string, text: string): HTMLElement {
  const made = document.createElement(name)
  made.dir = 'auto'
  made.textContent = text
  return made
}
