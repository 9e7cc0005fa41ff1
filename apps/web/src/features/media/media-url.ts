import { mediaSorts } from '@deckle/contract/media.ts'
import { choiceParam, flagParam, textParam, urlParams, type UrlState } from '../../lib/url/url-params.ts'

export const mediaKinds = ['image', 'video', 'audio', 'pdf'] as const

/** The media library's URL parameters, beside those of the screen it opens over. */
export const mediaUrl = urlParams({
  fileSearch: textParam(100),
  fileKind: choiceParam(mediaKinds),
  fileSort: choiceParam(mediaSorts.slice(1)),
  fileBin: flagParam,
})
export type MediaUrl = UrlState<typeof mediaUrl>
