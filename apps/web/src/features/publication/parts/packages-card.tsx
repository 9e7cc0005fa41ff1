import { download } from '@deckle/contract/client/download.ts'
import { type PackageFormat, packageFormats } from '@deckle/core/deck/publication/package-format.ts'
import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../deck/save-file.ts'
import { api } from '../../../lib/api.ts'
import { ErrorCallout } from '../../../lib/error-callout.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import type { PublicationTabProps } from '../publication-tab-props.ts'
import { PackageDialog, type PlatformFormat } from './package-dialog.tsx'

/** The deck as a file for learning platforms, or for anywhere: what is published, else the draft. */
export function PackagesCard({ deck, content, flush }: PublicationTabProps) {
  const t = useWords('publication')
  const [options, setOptions] = useState<PackageOptions>(defaultPackageOptions)
  const [asked, setAsked] = useState<{ readonly isOpen: boolean; readonly format: PlatformFormat }>({
    isOpen: false,
    format: 'scorm12',
  })
  const close = () => setAsked({ ...asked, isOpen: false })
  const packing = useAction({
    call: async (format: PackageFormat) => {
      // A draft is packed as it is on the screen.
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
  if (!deck.can.publish) return null
  const hasUpload = content.contentHash.some(({ template }) => template === 'uploader')
  const hasVideo = content.contentHash.some(
    ({ data: { video } }) => typeof video === 'string' && /^https?:/.test(video),
  )
  return (
    <Card
      title={t('packages.title')}
      description={t(deck.publication ? 'packages.fromVersion' : 'packages.fromDraft', {
        version: deck.publication?.version ?? 0,
      })}
    >
      <div className="flex flex-col gap-4">
        <Callout tone="warning">{t('packages.answers')}</Callout>
        <ul className="flex flex-col">
          {packageFormats.map((format) => (
            <li
              key={format}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-1 basis-64">
                <p className="text-sm font-strong">{t(`packages.${format}.name`)}</p>
                <p className="text-xs text-muted">{t(`packages.${format}.text`)}</p>
              </div>
              <Button
                size="sm"
                icon={<Download />}
                isPending={packing.isPending && packing.input === format}
                isDisabled={packing.isPending && packing.input !== format}
                aria-label={t('packages.downloadFormat', { format: t(`packages.${format}.name`) })}
                onPress={() => (format === 'html' ? void packing.run(format) : setAsked({ isOpen: true, format }))}
              >
                {t('packages.download')}
              </Button>
            </li>
          ))}
        </ul>
        <PackageDialog
          {...asked}
          content={content}
          options={options}
          onOptions={setOptions}
          onDownload={() => {
            close()
            void packing.run(asked.format)
          }}
          onClose={close}
        />
        {(hasUpload || hasVideo) && (
          <ul className="flex list-disc flex-col gap-1 ps-5 text-xs text-muted">
            {hasUpload && <li>{t('packages.uploads')}</li>}
            {hasVideo && <li>{t('packages.videos')}</li>}
          </ul>
        )}
        {packing.isPending && (
          <p className="text-xs text-muted" role="status">
            {t('packages.packing')}
          </p>
        )}
        {packing.reply === 'not saved' && (
          <Callout tone="danger" live>
            {t('packages.notSaved')}
          </Callout>
        )}
        {packing.error && <ErrorCallout error={packing.error} />}
      </div>
    </Card>
  )
}
