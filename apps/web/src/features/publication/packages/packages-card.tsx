import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type PackageFormat, packageFormats } from '@deckle/core/deck/publication/package-format.ts'
import { defaultPackageOptions, type PackageOptions } from '@deckle/core/deck/publication/package-options.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { PublicationTabProps } from '../publication-tab-props.ts'
import { PackageDialog, type PlatformFormat } from './package-dialog.tsx'
import { usePackaging } from './use-packaging.ts'

/** The published version, else the draft, as a file for learning platforms or any web server. */
export function PackagesCard({ deck, content, flush }: PublicationTabProps) {
  const t = useWords('publication')
  const [options, setOptions] = useState<PackageOptions>(defaultPackageOptions)
  // The format stays while the dialog closes.
  const [dialog, setDialog] = useState({ isOpen: false, format: 'scorm12' as PlatformFormat })
  const packaging = usePackaging({ deck, content, flush }, options)
  if (!deck.can.publish) return null
  const close = () => setDialog({ ...dialog, isOpen: false })
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
            <PackageRow
              key={format}
              format={format}
              packaging={packaging}
              onDownload={() => (format === 'html' ? void packaging.run(format) : setDialog({ isOpen: true, format }))}
            />
          ))}
        </ul>
        <PackageDialog
          {...dialog}
          content={content}
          options={options}
          onOptions={setOptions}
          onDownload={() => {
            close()
            void packaging.run(dialog.format)
          }}
          onClose={close}
        />
        <PackageLimits content={content} />
        <PackagingState packaging={packaging} />
      </div>
    </Card>
  )
}

type Packaging = ReturnType<typeof usePackaging>

function PackageRow({ format, packaging, onDownload }: PackageRowProps) {
  const t = useWords('publication')
  const { isPending, input } = packaging
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm font-strong">{t(`packages.${format}.name`)}</p>
        <p className="text-xs text-muted">{t(`packages.${format}.text`)}</p>
      </div>
      <Button
        size="sm"
        icon={<Download />}
        isPending={isPending && input === format}
        isDisabled={isPending && input !== format}
        aria-label={t('packages.downloadFormat', { format: t(`packages.${format}.name`) })}
        onPress={onDownload}
      >
        {t('packages.download')}
      </Button>
    </li>
  )
}

interface PackageRowProps {
  readonly format: PackageFormat
  readonly packaging: Packaging
  readonly onDownload: () => void
}

/** What slides of the deck can't do in a package. */
function PackageLimits({ content: { contentHash } }: { content: DeckContent }) {
  const t = useWords('publication')
  const hasUpload = contentHash.some(({ template }) => template === 'uploader')
  const hasVideo = contentHash.some(({ data: { video } }) => typeof video === 'string' && /^https?:/.test(video))
  if (!hasUpload && !hasVideo) return null
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-xs text-muted">
      {hasUpload && <li>{t('packages.uploads')}</li>}
      {hasVideo && <li>{t('packages.videos')}</li>}
    </ul>
  )
}

function PackagingState({ packaging: { isPending, reply, error } }: { packaging: Packaging }) {
  const t = useWords('publication')
  return (
    <>
      {isPending && (
        <p className="text-xs text-muted" role="status">
          {t('packages.packing')}
        </p>
      )}
      {reply === 'not saved' && (
        <Callout tone="danger" live>
          {t('packages.notSaved')}
        </Callout>
      )}
      {error && <ErrorCallout error={error} />}
    </>
  )
}
