import { deckLimits, noImage } from '@deckle/core/deck/deck.ts'
import type { Outcome } from '@deckle/core/deck/ending/outcome.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useContent, useEdit } from '../editor-context.ts'
import { makeId } from '../../../lib/make-id.ts'
import { OutcomeForm } from './outcome-form.tsx'
import { spreadBands } from './spread-bands.ts'

const blankOutcome = { title: '', text: '', image: noImage, link: '', linkLabel: '', masterTags: [] }

/** What results come to: a title, words, a picture and a link for each band and tag. */
export function Outcomes() {
  const t = useWords('logic')
  const edit = useEdit()
  const { outcomes, readerType, resultRange } = useContent()
  const { ending } = readerTypeRules[readerType]
  const range = ending === 'calculation' ? boundsOf(resultRange) : { minValue: 0, maxValue: 100 }
  const set = (next: readonly Outcome[], group?: string) =>
    edit({ type: 'setProperties', patch: { outcomes: next } }, group && `outcomes/${group}`)
  const change = (id: string, patch: Partial<Outcome>, group?: string) =>
    set(
      outcomes.map((one) => (one.id === id ? { ...one, ...patch } : one)),
      group && `${id}/${group}`,
    )
  const move = (at: number, by: number) => {
    const moved = [...outcomes]
    const [one] = moved.splice(at, 1)
    if (one) moved.splice(at + by, 0, one)
    set(moved)
  }
  const add = () => set([...outcomes, { ...blankOutcome, ...range, id: makeId() }])
  const why = ending === 'outcome' || ending === 'calculation' ? ending : 'other'
  return (
    <Card level={3} title={t('outcomes.title')} description={t(`outcomes.why.${why}`)}>
      <div className="flex flex-col gap-4" data-field="outcomes">
        {outcomes.length === 0 && <p className="text-sm text-muted">{t('outcomes.empty')}</p>}
        {outcomes.map((outcome, at) => (
          <OutcomeSection
            key={outcome.id}
            outcome={outcome}
            at={at}
            isLast={at === outcomes.length - 1}
            onMove={(by) => move(at, by)}
            onRemove={() => set(outcomes.filter(({ id }) => id !== outcome.id))}
            onChange={(patch, group) => change(outcome.id, patch, group)}
          />
        ))}
        <div className="flex flex-wrap items-center gap-2">
          {outcomes.length < deckLimits.outcomes ? (
            <Button icon={<Plus />} onPress={add}>
              {t('outcomes.add')}
            </Button>
          ) : (
            <p className="text-sm text-muted">{t('outcomes.full', { max: deckLimits.outcomes })}</p>
          )}
          {outcomes.length > 1 && (
            <Button variant="quiet" onPress={() => set(spreadBands(outcomes, range))}>
              {t('outcomes.spread')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

const boundsOf = ({ minValue, maxValue }: Pick<Outcome, 'minValue' | 'maxValue'>) => ({ minValue, maxValue })

function OutcomeSection({ outcome, at, isLast, onMove, onRemove, onChange }: SectionProps) {
  const t = useWords('logic')
  return (
    <section
      aria-label={t('outcomes.number', { number: at + 1 })}
      data-field={`outcomes.${outcome.id}`}
      className="flex flex-col gap-3 rounded-sm border border-line p-3"
    >
      <div className="flex items-center gap-1">
        <h4 className="flex-1 text-sm font-strong">{t('outcomes.number', { number: at + 1 })}</h4>
        <IconButton
          size="sm"
          label={t('outcomes.moveUp', { number: at + 1 })}
          icon={<ArrowUp />}
          isDisabled={at === 0}
          onPress={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={t('outcomes.moveDown', { number: at + 1 })}
          icon={<ArrowDown />}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton size="sm" label={t('outcomes.remove', { number: at + 1 })} icon={<X />} onPress={onRemove} />
      </div>
      <OutcomeForm outcome={outcome} onChange={onChange} />
    </section>
  )
}

interface SectionProps {
  readonly outcome: Outcome
  readonly at: number
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  readonly onChange: (patch: Partial<Outcome>, group?: string) => void
}
