import type { Deps } from '../deps.ts'
import { coffeePictures } from '@deckle/slides/templates/pictures/coffee.ts'
import { HEIGHT, WIDTH } from '@deckle/slides/templates/pictures/drawing.ts'
import { type PictureName, pictures } from '@deckle/slides/templates/pictures/pictures.ts'

/** A drawn picture in the file store, with its row. */
export interface StoredPicture {
  readonly picture: PictureName
  readonly row: {
    readonly client_id: string
    readonly id: string
    readonly kind: 'image'
    readonly name: string
    readonly content_type: string
    readonly size: number
    readonly width: number
    readonly height: number
    readonly alt: string
    readonly file_key: string
  }
}

/** Pictures in the demo client's library, used by a deck or not. */
export const libraryPictures = Object.keys(coffeePictures) as PictureName[]

/** Renders each picture once as WebP and stores it for the client. */
export async function storePictures(
  { files, newId }: Deps,
  clientId: string,
  names: readonly PictureName[],
): Promise<StoredPicture[]> {
  const { default: sharp } = await import('sharp')
  return Promise.all(
    [...new Set(names)].map(async (picture): Promise<StoredPicture> => {
      const { name, alt, draw } = pictures[picture]
      const id = newId()
      const file_key = `media/${clientId}/${id}/original`
      const bytes = await sharp(Buffer.from(draw())).webp({ quality: 84, effort: 0 }).toBuffer()
      await files.put(file_key, bytes, { contentType: 'image/webp' })
      return {
        picture,
        row: {
          client_id: clientId,
          id,
          kind: 'image',
          name,
          content_type: 'image/webp',
          size: bytes.length,
          width: WIDTH,
          height: HEIGHT,
          alt: alt[0],
          file_key,
        },
      }
    }),
  )
}
