import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { PendingBar } from '@deckle/ui/actions/pending-bar.tsx'
import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, FilePlus, LayoutTemplate } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useWords } from '../../../words/use-words.ts'
import { galleryQuery, useGalleryLanguage } from '../templates/queries.ts'
import { TemplateCard } from '../templates/template-card.tsx'

interface TemplateChoiceProps {
  readonly kind: ReaderType
  readonly onBlank: () => void
  readonly onBack: () => void
  readonly isDisabled: boolean
  readonly isPending: boolean
}

/** After the reader type is selected: a blank deck or a template. */
export function TemplateChoice({ kind, onBlank, onBack, isDisabled, isPending }: TemplateChoiceProps) {
  const t = useWords('templates')
  const kinds = useWords('deck')
  const gallery = useQuery(galleryQuery(useGalleryLanguage({})))
  const decks = gallery.data?.decks.filter(({ readerType }) => readerType === kind) ?? []
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" variant="quiet" icon={<ArrowLeft className="rtl:-scale-x-100" />} onPress={onBack}>
          {t('choose.kinds')}
        </Button>
        <h3 className="me-auto text-sm font-strong">{kinds(`types.${kind}.name`)}</h3>
        <Link to="/templates" search={{ type: kind }} className={buttonStyle('quiet', 'sm')}>
          <LayoutTemplate aria-hidden="true" className="size-4" />
          {t('choose.all')}
        </Link>
      </div>
      <div className="grid grid-cols-3 gap-3 phone:grid-cols-1">
        <AriaButton
          data-guide="library.blank"
          autoFocus
          isDisabled={isDisabled}
          isPending={isPending}
          onPress={onBlank}
          className="relative flex flex-col items-center justify-center gap-2 overflow-hidden rounded-lg border border-dashed border-edge bg-surface p-4 text-center transition-colors hover:bg-hover pressed:bg-pressed disabled:opacity-55 phone:p-6"
        >
          <FilePlus aria-hidden="true" className="size-7 stroke-[1.5] text-muted" />
          <span className="text-sm font-strong">{t('choose.blank')}</span>
          <span className="text-xs text-muted">{isPending ? t('choose.making') : t('choose.blankText')}</span>
          {isPending && <PendingBar />}
        </AriaButton>
        {gallery.isPending ? (
          <Skeleton kind="cards" count={2} className="col-span-2 phone:col-span-1" />
        ) : gallery.data ? (
          decks.map((deck) => (
            <TemplateCard key={deck.key} deck={deck} imageUrl={gallery.data.imageUrl} url={{ type: kind }} level={3} />
          ))
        ) : (
          <div className="col-span-2 phone:col-span-1">
            <LoadError error={gallery.error} onRetry={() => void gallery.refetch()} />
          </div>
        )}
      </div>
    </div>
  )
}
