import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { deckEnd } from '@deckle/core/deck/jump.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useDeferredValue, useMemo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useContent } from '../editor-context.ts'

/** React Aria takes no empty key. */
const following = '.next'

/** Where to go: the following slide, another one, or the end. */
export function TargetField({
  label,
  hideLabel,
  isOptional = false,
  value,
  onChange,
}: {
  label: string
  hideLabel?: boolean
  /** Blank is no slide at all, not the following one. */
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

/** Every target with its name. */
export function useTargets(): readonly Target[] {
  // What is typed comes first; the names of the slides follow.
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

/** What a target is called in a sentence. */
export function useTargetName(): (target: string) => string {
  return useTargetNameIn(useContent())
}

/** The same in another content than the draft. */
export function useTargetNameIn(content: Pick<DeckContent, 'contentHash'>): (target: string) => string {
  const t = useWords('logic')
  const targets = useTargetsIn(content)
  return (target) => targets.find(({ id }) => id === (target || following))?.label ?? t('target.gone')
}
