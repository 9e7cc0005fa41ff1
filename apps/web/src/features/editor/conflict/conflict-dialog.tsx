import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { MergeConflict } from '@deckle/core/deck/changes/merge.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { headingOf } from '@deckle/slides/reports.ts'
import { useMemo, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { fieldName } from '../form/field-label.ts'
import type { OpenQuestion } from '../use-session.ts'
import { type Choices, conflictGroups, resolveConflicts } from './resolve-conflicts.ts'

/**
 * When others changed the same places: asks, slide by slide, which version to use. Nothing is discarded before the
 * answer.
 */
export function ConflictDialog({ question }: { question: OpenQuestion }) {
  const t = useWords('editor')
  const [choices, setChoices] = useState<Choices>({})
  const groups = useMemo(() => conflictGroups(question.conflicts), [question])
  return (
    <Dialog
      isOpen
      isDismissable={false}
      role="alertdialog"
      size="lg"
      title={t('conflict.title')}
      description={t('conflict.text')}
      footer={
        <Button variant="primary" onPress={() => question.answer(resolveConflicts(question, choices))}>
          {t('conflict.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {groups.map(([group, conflicts]) => (
          <RadioGroup<'mine' | 'theirs'>
            key={group}
            cards
            orientation="horizontal"
            label={group === 'deck' ? t('conflict.deck') : slideLabel(t, question.mine, question.theirs, group)}
            value={choices[group] ?? 'mine'}
            onChange={(choice) => setChoices({ ...choices, [group]: choice })}
            options={[
              { id: 'mine', label: t('conflict.mine'), description: <Side conflicts={conflicts} side="mine" /> },
              { id: 'theirs', label: t('conflict.theirs'), description: <Side conflicts={conflicts} side="theirs" /> },
            ]}
          />
        ))}
      </div>
    </Dialog>
  )
}

type T = ReturnType<typeof useWords<'editor'>>

function slideLabel(t: T, mine: DeckContent, theirs: DeckContent, slideId: string): string {
  const slide = [...mine.contentHash, ...theirs.contentHash].find((one) => one.slideId === slideId)
  return t('conflict.slide', { number: (slide?.slideSeq ?? 0) + 1, heading: slide ? headingOf(slide.data) : '' })
}

function Side({ conflicts, side }: { conflicts: readonly MergeConflict[]; side: 'mine' | 'theirs' }) {
  const t = useWords('editor')
  return (
    <span className="flex flex-col gap-1">
      {conflicts.slice(0, 5).map((conflict) => (
        <span key={conflict.path} className="wrap-anywhere">
          {conflict.what === 'slide'
            ? conflict[side] === undefined
              ? t('conflict.deleted')
              : t('conflict.kept')
            : `${fieldName(t, conflict.path.split('.').at(-1) ?? '')}: ${shown(conflict[side])}`}
        </span>
      ))}
      {conflicts.length > 5 && <span>{t('conflict.more', { count: conflicts.length - 5 })}</span>}
    </span>
  )
}

function shown(value: unknown): string {
  if (typeof value === 'string') return value === '' ? '–' : value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value === undefined ? '–' : '…'
}
