import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { packageWidths, pictureFile } from '@deckle/player/lms/package/package-data.ts'
import { imagesOfSlide, mediaOfSlide } from '@deckle/slides/catalog.ts'
import type { Deps } from '../../deps.ts'
import { findPublicMedia, openVariant } from '../media/index.ts'
import type { PackageEntry } from './zip.ts'
import { isUuid } from '../../platform/uuid.ts'

/** File extensions by content type. */
const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
  'application/pdf': 'pdf',
}

export interface PackedMedia {
  readonly entries: readonly PackageEntry[]
  /** File names by media id. */
  readonly files: Readonly<Record<string, string>>
}

/** Library files that the deck shows or plays; files that were deleted are left out. */
export async function packedMedia(deps: Deps, content: DeckContent, logo: string): Promise<PackedMedia> {
  const entries: PackageEntry[] = []
  const files: Record<string, string> = {}
  for (const id of picturesOf(content, logo)) entries.push(...(await pictureEntries(deps, id)))
  for (const id of recordingsOf(content)) {
    const media = await findPublicMedia(deps.pool, id)
    if (!media || !(await deps.files.exists(media.file_key))) continue
    const name = `media/${id}.${endings[media.content_type] ?? 'bin'}`
    files[id] = name
    entries.push({ name, isPacked: true, open: async () => (await deps.files.get(media.file_key))?.stream ?? null })
  }
  return { entries, files }
}

/** In the widths of packages. Variants are made here, so that none is missing once the zip has been started. */
async function pictureEntries(deps: Deps, id: string): Promise<PackageEntry[]> {
  const media = await findPublicMedia(deps.pool, id)
  if (media?.kind !== 'image') return []
  const entries: PackageEntry[] = []
  for (const width of packageWidths) {
    const variant = await openVariant(deps, media.file_key, width)
    if (!variant) return []
    variant.stream.destroy()
    entries.push({
      name: pictureFile(id, width),
      isPacked: true,
      open: async () => (await openVariant(deps, media.file_key, width))?.stream ?? null,
    })
  }
  return entries
}

function picturesOf(content: DeckContent, logo: string): string[] {
  return libraryIds([
    content.backgroundImage.id,
    content.overlayImage.id,
    content.presenter.id,
    logo,
    ...content.outcomes.map(({ image }) => image.id),
    ...content.contentHash.flatMap(imagesOfSlide),
  ])
}

function recordingsOf(content: DeckContent): string[] {
  const pictures = new Set(content.contentHash.flatMap(imagesOfSlide))
  const shown = content.contentHash.flatMap(mediaOfSlide).filter((id) => !pictures.has(id))
  return libraryIds([...shown, ...content.contentHash.map(({ tts_audio }) => tts_audio)])
}

/** Distinct ids of library files; addresses of other sites are dropped. */
function libraryIds(ids: readonly string[]): string[] {
  return [...new Set(ids)].filter((id) => isUuid(id))
}
