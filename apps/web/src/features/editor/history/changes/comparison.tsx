import { changesBetween, type DeckChanges, type FieldChange, hasChanges } from '@deckle/core/deck/changes/diff.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useMemo } from 'react'
import { useWords } from '../../../../words/use-words.ts'
import { FieldChanges } from './field-changes.tsx'
import type { Side } from './side.ts'
import { SlideChangeCard } from './slide-change-card.tsx'
import { TranslationChanges } from './translation-changes.tsx'

export function Comparison({ before, after, onClose }: { before: Side; after: Side; onClose: () => void }) {
  const t = useWords('versions')
  const changes = useMemo(() => changesBetween(before.content, after.content), [before.content, after.content])
  const [design, deck] = splitDesign(changes.deck)
  const roots = [after.content, before.content]
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="flex flex-col gap-2">
        <p className="text-sm text-muted">{t('compare.sides', { before: before.name, after: after.name })}</p>
        {hasChanges(changes) ? (
          <Summary changes={changes} deck={deck.length} design={design.length} />
        ) : (
          <p className="text-sm">{t('compare.same')}</p>
        )}
      </div>
      {deck.length > 0 && (
        <Card level={3} title={t('section.deck')}>
          <FieldChanges changes={deck} template={null} roots={roots} before={before} after={after} />
        </Card>
      )}
      {design.length > 0 && (
        <Card level={3} title={t('section.design')}>
          <FieldChanges changes={design} template={null} roots={roots} before={before} after={after} />
        </Card>
      )}
      {changes.slides.length > 0 && (
        <section aria-label={t('section.slides')} className="flex flex-col gap-4">
          <h3 className="sr-only">{t('section.slides')}</h3>
          {changes.slides.map((change) => (
            <SlideChangeCard key={change.slideId} change={change} before={before} after={after} onClose={onClose} />
          ))}
        </section>
      )}
      {changes.translations.map((change) => (
        <TranslationChanges key={change.language} change={change} before={before} after={after} />
      ))}
    </div>
  )
}

/** Splits changes into design and other deck fields. */
function splitDesign(changes: readonly FieldChange[]): readonly [design: FieldChange[], deck: FieldChange[]] {
  const isDesign = ({ path }: FieldChange) => looks.has(path[0] ?? '')
  return [changes.filter(isDesign), changes.filter((change) => !isDesign(change))]
}

const looks = new Set(['colors', 'design', 'backgroundImage', 'overlayImage', 'presenter'])

function Summary({ changes, deck, design }: { changes: DeckChanges; deck: number; design: number }) {
  const t = useWords('versions')
  const { slides, translations } = changes
  const counts = {
    added: slides.filter(({ kind }) => kind === 'added').length,
    removed: slides.filter(({ kind }) => kind === 'removed').length,
    changed: slides.filter(({ fields }) => fields.length > 0).length,
    moved: slides.filter(({ moved }) => moved).length,
    deck,
    design,
    translations: translations.reduce((sum, { texts }) => sum + Math.max(1, texts.length), 0),
  }
  const tones = { added: 'success', removed: 'danger' } as const
  return (
    <ul className="flex flex-wrap gap-1.5">
      {(Object.keys(counts) as (keyof typeof counts)[]).map(
        (kind) =>
          counts[kind] > 0 && (
            <li key={kind} className="flex">
              <Badge tone={kind in tones ? tones[kind as 'added'] : 'neutral'}>
                {t(`compare.${kind}`, { count: counts[kind] })}
              </Badge>
            </li>
          ),
      )}
    </ul>
  )
}
