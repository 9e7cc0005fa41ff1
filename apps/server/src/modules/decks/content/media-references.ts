import type { DeckContent, ImageRef } from '@deckle/core/deck/deck.ts'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { Db } from '../../../db/database.ts'
import { findOwnMedia } from '../../media/index.ts'
import { isUuid } from '../../../platform/uuid.ts'

/** Clears references to files of other clients. */
export async function withOwnMedia(db: Db, clientId: string, content: DeckContent): Promise<DeckContent> {
  const used = new Set<string>()
  mapMedia(content, (id) => {
    if (isUuid(id)) used.add(id.toLowerCase())
    return id
  })
  if (used.size === 0) return content
  const own = new Set(await findOwnMedia(db, clientId, [...used]))
  if (own.size === used.size) return content
  return mapMedia(content, (id) => (isUuid(id) && !own.has(id.toLowerCase()) ? '' : id))
}

/** Maps every media id: pictures, and video and audio that are stored files. */
function mapMedia(content: DeckContent, change: (id: string) => string): DeckContent {
  const image = (ref: ImageRef): ImageRef => ({ ...ref, id: change(ref.id) })
  return {
    ...content,
    backgroundImage: image(content.backgroundImage),
    overlayImage: image(content.overlayImage),
    presenter: image(content.presenter),
    outcomes: content.outcomes.map((outcome) => ({ ...outcome, image: image(outcome.image) })),
    images: content.images.map(change).filter((id) => id !== ''),
    contentHash: content.contentHash.map((slide) => ({
      ...slide,
      tts_audio: change(slide.tts_audio),
      data: mapValue(slide.data, change) as SlideData,
    })),
  }
}

function mapValue(value: unknown, change: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((inner) => mapValue(inner, change))
  if (typeof value !== 'object' || value === null) return value
  const holdsId = (key: string): boolean => (key === 'id' ? 'alt' in value : key === 'video')
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      typeof inner === 'string' && holdsId(key) ? change(inner) : mapValue(inner, change),
    ]),
  )
}
