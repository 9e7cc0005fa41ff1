import { type PictureName, pictures } from '@deckle/slides/templates/pictures/pictures.ts'

const drawn = new Map<string, string>()

/** URL of a template's image, drawn in the browser at its first use: the server has none. */
export function templatePictureUrl(name: string): string {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const picture = Object.hasOwn(pictures, name) ? pictures[name as PictureName] : null
  const url = picture ? URL.createObjectURL(new Blob([picture.draw()], { type: 'image/svg+xml' })) : ''
  drawn.set(name, url)
  return url
}
