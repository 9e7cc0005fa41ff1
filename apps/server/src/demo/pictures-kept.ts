import type { Deps } from '../deps.ts'
import { HEIGHT, WIDTH } from './drawing.ts'
import { type PictureName, pictures } from './pictures.ts'

/** A drawn picture in the file store, with its row. */
export interface KeptPicture {
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

/** Draws the pictures as WebP and puts them into the client's files. */
export async function keepPictures(
  { files, newId }: Deps,
  clientId: string,
  names = Object.keys(pictures) as PictureName[],
): Promise<KeptPicture[]> {
  const { default: sharp } = await import('sharp')
  return Promise.all(
    names.map(async (picture): Promise<KeptPicture> => {
      const { name, alt, svg } = pictures[picture]
      const id = newId()
      const file_key = `media/${clientId}/${id}/original`
      const bytes = await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 1 }).toBuffer()
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
