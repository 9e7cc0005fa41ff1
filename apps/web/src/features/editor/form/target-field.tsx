import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckEnd } from '@deckle/core/deck/jump.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'

/** React Aria accepts no empty key. */
const following = '.next'

export function TargetField({
  label,
  hideLabel,
  isOptional = false,
  value,
  onChange,
}: {
  label: string
  hideLabel?: boolean
  /** A blank value means no target instead of the following slide. */
  isOptional?: boolean
  value: string
  onChange: (target: string) => void
}) {
  const t = useWords('logic')
  const targets = useTargets()
  const options = isOptional
    ? targets.map((one) => (one.id === following ? { ...one, label: t('target.none') } : one))
    : targets
  const isKnown = options.some(({ id }) => id === (value || following))
  return (
    <Select
      label={label}
      hideLabel={hideLabel}
      value={value || following}
      onChange={(next) => onChange(next === following ? '' : next)}
      options={isKnown ? options : [...options, { id: value, label: t('target.gone') }]}
    />
  )
}

export function useTargets(): readonly Target[] {
  // Typing comes first; slide names update afterwards.
  const contentHash = useDeferredValue(useContent().contentHash)
  return useTargetsIn({ contentHash })
}

interface Target {
  readonly id: string
  readonly label: string
}

function useTargetsIn({ contentHash }: Pick<DeckContent, 'contentHash'>): readonly Target[] {
  const t = useWords('logic')
  return useMemo(
    () => [
      { id: following, label: t('target.next') },
      ...contentHash.map(({ slideId, data }, at) => ({
        id: slideId,
        label: t('target.slide', { number: at + 1, heading: headingOf(data) }),
      })),
      { id: deckEnd, label: t('target.end') },
    ],
    [t, contentHash],
  )
}

/** The target's name within a sentence. */
export function useTargetName(): (target: string) => string {
  return useTargetNameIn(useContent())
}

/** The same for content other than the draft. */
export function useTargetNameIn(content: Pick<DeckContent, 'contentHash'>): (target: string) => string {
  const t = useWords('logic')
  const targets = useTargetsIn(content)
  return (target) => targets.find(({ id }) => id === (target || following))?.label ?? t('target.gone')
}
