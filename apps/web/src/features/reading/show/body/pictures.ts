export interface Picture {
  readonly src: string
  readonly alt: string
  readonly caption: string
}

/** Those of one gallery, or a single one, and which was opened. */
export interface Pictures {
  readonly all: readonly Picture[]
  readonly at: number
}

/** The pictures to enlarge where a click meets one; null elsewhere. */
export function picturesAt(target: Element): Pictures | null {
  const opened = target.closest('[data-enlarge]')
  if (!opened) return null
  const gallery = opened.closest('.gallery')
  const buttons = gallery ? [...gallery.querySelectorAll('[data-enlarge]')] : [opened]
  return { all: buttons.flatMap(pictureOf), at: Math.max(0, buttons.indexOf(opened)) }
}

function pictureOf(button: Element): readonly Picture[] {
  const image = button.querySelector('img')
  if (!image) return []
  const caption = button.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
  return [{ src: widest(image), alt: image.alt, caption: caption.trim() }]
}

/** The last address of `srcset` is the widest. */
function widest(image: HTMLImageElement): string {
  const last = image.srcset.split(',').at(-1)?.trim().split(/\s+/)[0]
  return last || image.src
}
