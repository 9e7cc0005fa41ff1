import { type PictureName, pictures } from '@deckle/slides/templates/pictures/pictures.ts'

const drawn = new Map<string, string>()

/** Address of a template's picture, drawn here when it is first shown: nothing of it is on the server. */
export function templatePictureUrl(name: string): string {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const picture = Object.hasOwn(pictures, name) ? pictures[name as PictureName] : null
  const url = picture ? URL.createObjectURL(new Blob([picture.draw()], { type: 'image/svg+xml' })) : ''
  drawn.set(name, url)
  return url
}
