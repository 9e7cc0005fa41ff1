import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PackageFormat } from '@deckle/core/deck/publication/package-format.ts'
import { type PackageOptions, packageAttempts, packageStatuses } from '@deckle/core/deck/publication/package-options.ts'
import { isPassOrFail, readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../../../words/use-words.ts'

/** Formats for learning platforms. */
export type PlatformFormat = Exclude<PackageFormat, 'html'>

interface Props {
  readonly isOpen: boolean
  readonly format: PlatformFormat
  readonly content: Pick<DeckContent, 'readerType' | 'passingPercentage'>
  readonly options: PackageOptions
  readonly onOptions: (options: PackageOptions) => void
  readonly onDownload: () => void
  readonly onClose: () => void
}

/** What a package is to tell its learning platform, before it is packed. */
export function PackageDialog({ isOpen, format, content, options, onOptions, onDownload, onClose }: Props) {
  const t = useWords('publication')
  const passes = isPassOrFail(content.readerType)
  const grading = passes ? 'passing' : readerTypeRules[content.readerType].expectsCorrectness ? 'scored' : 'unscored'
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={t('packages.options.title', { format: t(`packages.${format}.name`) })}
      description={t('packages.options.text')}
      footer={
        <>
          <Button onPress={onClose}>{t('packages.options.cancel')}</Button>
          <Button variant="primary" onPress={onDownload}>
            {t('packages.download')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Callout tone="info" title={t('packages.grading.title')}>
          {t(`packages.grading.${grading}`, { percent: content.passingPercentage })}
        </Callout>
        <RadioGroup
          label={t('packages.attempts.label')}
          value={options.attempts}
          onChange={(attempts) => onOptions({ ...options, attempts })}
          options={packageAttempts.map((id) => ({
            id,
            label: t(`packages.attempts.${id}.name`),
            description: t(`packages.attempts.${id}.text`),
          }))}
        />
        {passes && (
          <RadioGroup
            label={t('packages.status.label')}
            description={
              options.status.endsWith('incomplete') && options.attempts === 'first'
                ? t('packages.status.oneTry')
                : undefined
            }
            value={options.status}
            onChange={(status) => onOptions({ ...options, status })}
            options={packageStatuses.map((id) => ({ id, label: t(`packages.status.${id}`) }))}
          />
        )}
        <Switch
          label={t('packages.interactions.label')}
          description={t('packages.interactions.text')}
          isSelected={options.interactions}
          onChange={(interactions) => onOptions({ ...options, interactions })}
        />
      </div>
    </Dialog>
  )
}
