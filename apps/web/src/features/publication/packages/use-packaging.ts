import { download } from '@deckle/contract/client/download.ts'
import type { PackageFormat } from '@deckle/core/deck/publication/package-format.ts'
import type { PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { type Action, useAction } from '../../../lib/use-action.ts'
import type { PublicationTabProps } from '../publication-tab-props.ts'

/** Packs the published version, else the draft as it is on the screen, and saves the file. */
export function usePackaging(
  { deck, content, flush }: Pick<PublicationTabProps, 'deck' | 'content' | 'flush'>,
  options: PackageOptions,
): Action<PackageFormat, 'done' | 'not saved'> {
  return useAction({
    call: async (format: PackageFormat) => {
      if (deck.publication === null && (await flush()) === null) return 'not saved'
      const { blob, fileName } = await download(api, 'packaging', 'packDeck', {
        params: { id: deck.id },
        query:
          format === 'html'
            ? { format }
            : { format, ...options, interactions: options.interactions ? 'true' : 'false' },
      })
      saveFile(blob, fileName ?? `${content.name}-${format}.zip`)
      return 'done'
    },
    failure: 'in place',
    ignoredBy: 'spec §8',
  })
}
