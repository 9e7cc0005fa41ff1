import { createHash } from 'node:crypto'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import type { packaging } from '@deckle/contract/packaging.ts'
import { digestInput } from '@deckle/core/deck/canonical-json.ts'
import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { packedContent } from '@deckle/player/lms/package/package-data.ts'
import { packagePage } from '@deckle/player/lms/package/package-page.ts'
import { FileReply, type Handler } from '../../http/handler.ts'
import { requireLimit } from '../../platform/rate-limit/require-limit.ts'
import { packableContent, requireDeck } from '../decks/index.ts'
import { manifestOf } from './manifest.ts'
import { packedMedia } from './packed-media.ts'
import { playerEntries } from './player-entries.ts'
import { findOwner } from './queries.ts'
import { schemaEntries } from './schema-entries.ts'
import { textEntry, zipOf } from './zip.ts'

/** Contains the right answers, hence only for those who may publish the deck. */
export const packDeck: Handler<typeof packaging.packDeck> = async ({ deps, actor, params, query }) => {
  // Counts as an upload: a package may hold hundreds of megabytes of media.
  await requireLimit(deps.limits, 'upload', actor.userId)
  const { format = 'scorm12' } = query
  const deck = await requireDeck(deps.db, actor, 'deck.publish', params.id)
  const { plan, branding } = await findOwner(deps.db, deck.client_id)
  const content = packedContent(await packableContent(deps.db, deck, plan))
  const logo = plans[plan].customLogo ? branding.logo : ''
  const brand = { name: branding.name, logo: isWithin(logo) ? logo : '' }
  const media = await packedMedia(deps, content, brand.logo)
  const options = optionsOf(query)
  const data = {
    format,
    // A plain web page reports to no LMS: there is no earlier result to overwrite.
    options: format === 'html' ? ({ ...options, attempts: 'best' } as const) : options,
    key: createHash('sha256').update(digestInput(content)).digest('base64url').slice(0, 10),
    content,
    poweredBy: plans[plan].poweredBy,
    brand,
    files: media.files,
  }
  const page = packagePage(data)
  const entries = [
    textEntry('index.html', page.html),
    ...(await playerEntries(page.fonts)),
    ...media.entries,
    ...(format === 'html' ? [] : await schemaEntries(format)),
  ]
  const files = entries.map(({ name }) => name)
  const manifest =
    format === 'html'
      ? []
      : [textEntry('imsmanifest.xml', manifestOf(format, { id: params.id, content, status: options.status, files }))]
  return new FileReply({
    contentType: 'application/zip',
    filename: `${content.name.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim() || 'deck'}-${format}.zip`,
    body: zipOf([...manifest, ...entries], deps.now()),
  })
}

const optionsOf = ({ attempts, status, interactions }: QueryOf<typeof packaging.packDeck>): PackageOptions => ({
  attempts: attempts ?? defaultPackageOptions.attempts,
  status: status ?? defaultPackageOptions.status,
  interactions: interactions ? interactions === 'true' : defaultPackageOptions.interactions,
})

/** True for the media library and for other sites; other addresses on this server would not resolve in the package. */
function isWithin(logo: string): boolean {
  return !logo.includes('/') || /^https?:\/\//.test(logo)
}
