import { baseLanguageOf } from '@deckle/core/deck/texts/localise.ts'
import type { SlideChange } from '@deckle/core/deck/changes/diff.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ArrowRight } from 'lucide-react'
import { SlideThumb } from '../../../../deck/stage/slide-thumb.tsx'
import { useWords } from '../../../../words/use-words.ts'
import { useContent, useEditor } from '../../editor-context.ts'
import { useSentences } from '../../logic/use-sentences.ts'
import { useTargetNameIn } from '../../form/target-field.tsx'
import type { Side } from './side.ts'
import { FieldChanges } from './field-changes.tsx'
import { TwoSides } from './two-sides.tsx'

export function SlideChangeCard({
  change,
  before,
  after,
  onClose,
}: {
  change: SlideChange
  before: Side
  after: Side
  onClose: () => void
}) {
  const t = useWords('versions')
  const types = useWords('deck')
  const old = change.from === null ? undefined : before.content.contentHash[change.from]
  const now = change.to === null ? undefined : after.content.contentHash[change.to]
  const slide = now ?? old
  if (!slide) return null
  const number = (change.to ?? change.from ?? 0) + 1
  const heading = headingOf(slide.data) || types(`slides.${slide.template}.name`)
  const fields = change.fields.filter(({ path }) => path[0] !== 'jumps')
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <header className="flex items-start gap-2">
        <h4 className="min-w-0 flex-1 text-sm font-strong wrap-anywhere">
          {heading ? t('slide.title', { number, heading }) : t('slide.untitled', { number })}
        </h4>
        <span className="flex flex-wrap items-center justify-end gap-1.5">
          {change.moved && change.from !== null && (
            <span className="text-xs text-muted">{t('slide.was', { number: change.from + 1 })}</span>
          )}
          {change.moved && <Badge tone="info">{t('slide.moved')}</Badge>}
          {(change.kind !== 'changed' || change.fields.length > 0) && (
            <Badge tone={change.kind === 'added' ? 'success' : change.kind === 'removed' ? 'danger' : 'neutral'}>
              {t(`slide.${change.kind}`)}
            </Badge>
          )}
        </span>
        <GoToSlide slideId={change.slideId} onClose={onClose} />
      </header>
      <div className="grid grid-cols-2 gap-2">
        <Picture side={before} slide={old} />
        <Picture side={after} slide={now} />
      </div>
      {change.kind === 'changed' && change.fields.length === 0 && (
        <p className="text-xs text-muted">{t('slide.onlyMoved')}</p>
      )}
      {old && now && fields.length > 0 && (
        <FieldChanges
          changes={fields}
          template={[old.template, now.template]}
          roots={[now, old]}
          before={before}
          after={after}
        />
      )}
      {old && now && fields.length < change.fields.length && (
        <JumpChange old={old} now={now} before={before} after={after} />
      )}
    </article>
  )
}

function GoToSlide({ slideId, onClose }: { slideId: string; onClose: () => void }) {
  const t = useWords('versions')
  const { goToPlace } = useEditor()
  const at = useContent().contentHash.findIndex((slide) => slide.slideId === slideId)
  if (at < 0) return null
  return (
    <IconButton
      size="sm"
      label={t('slide.go', { number: at + 1 })}
      icon={<ArrowRight className="rtl:rotate-180" />}
      onPress={() => {
        onClose()
        goToPlace(slideId)
      }}
      className="-my-1"
    />
  )
}

function Picture({ side, slide }: { side: Side; slide: Slide | undefined }) {
  const t = useWords('versions')
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <figcaption className="truncate text-xs text-muted">{side.name}</figcaption>
      <div className="overflow-hidden rounded-sm border border-line">
        {slide ? (
          <SlideThumb look={side.content} slide={slide} />
        ) : (
          <p className="flex aspect-video w-full items-center justify-center bg-canvas px-2 text-center text-xs text-muted">
            {t('slide.absent')}
          </p>
        )}
      </div>
    </figure>
  )
}

function JumpChange({ old, now, before, after }: { old: Slide; now: Slide; before: Side; after: Side }) {
  const t = useWords('logic')
  const languages = [baseLanguageOf(before.content), baseLanguageOf(after.content)] as const
  return (
    <ul>
      <TwoSides
        name={t('jumps.title')}
        before={{ kind: 'own', text: useJumpText(before, old) }}
        after={{ kind: 'own', text: useJumpText(after, now) }}
        languages={languages}
      />
    </ul>
  )
}

function useJumpText({ content }: Side, { slideId, jumps }: Slide): string {
  const t = useWords('logic')
  const sentence = useSentences(content, slideId)
  const targetName = useTargetNameIn(content)
  return [...jumps.rules.map(sentence), `${t('jumps.otherwise')}: ${targetName(jumps.otherwise)}`].join('\n')
}
