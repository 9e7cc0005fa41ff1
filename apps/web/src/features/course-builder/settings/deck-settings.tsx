import type { CourseDeckFacts } from '@deckle/contract/courses.ts'
import type { CourseDeck } from '@deckle/core/course/course.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { ExternalLink } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useCourseEdit } from '../builder-context.ts'
import { wholeMinutes } from '../use-minutes.ts'

export function DeckSettings({ deck }: { deck: CourseDeck }) {
  const t = useWords('course-builder')
  const { facts, canEdit } = useBuilder()
  const edit = useCourseEdit()
  const one = facts.get(deck.id)
  return (
    <div className="flex flex-col gap-5">
      {one ? <Facts one={one} /> : <Skeleton count={3} />}
      {one?.available && (
        <Version
          one={one}
          isPinned={deck.version_id !== null}
          onNewest={() => void edit({ type: 'updateDeck', id: deck.id, patch: { version_id: null } })}
        />
      )}
      <Switch
        label={t('deck.required')}
        description={t('deck.requiredText')}
        isDisabled={!canEdit}
        isSelected={deck.required}
        onChange={(required) => void edit({ type: 'updateDeck', id: deck.id, patch: { required } })}
      />
    </div>
  )
}

/** Name, kind and length of a deck, what is wrong with it, and the way to it. */
export function Facts({ one }: { one: CourseDeckFacts }) {
  const t = useWords('course-builder')
  const names = useWords('deck')
  if (!one.available)
    return (
      <Callout tone="warning" title={one.name}>
        {t('deck.missing')}
      </Callout>
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-strong wrap-anywhere">
        <bdi>{one.name}</bdi>
      </p>
      <p className="text-sm text-muted">
        {[
          names(`types.${one.readerType}.name`),
          t('deck.slides', { count: one.slides }),
          ...(one.minutes > 0 ? [t('minutes', { count: wholeMinutes(one.minutes) })] : []),
        ].join(' · ')}
      </p>
      {one.problems > 0 && <Callout tone="warning">{t('deck.problems', { count: one.problems })}</Callout>}
      {one.can.edit && (
        <LinkButton icon={<ExternalLink />} href={`/contentEditor/${one.id}`} target="_blank" className="w-fit">
          {t('deck.open')}
        </LinkButton>
      )}
    </div>
  )
}

interface VersionProps {
  readonly one: CourseDeckFacts
  readonly isPinned: boolean
  readonly onNewest: () => void
}

/** What learners get, and the step to the deck's newest content. */
export function Version({ one, isPinned, onNewest }: VersionProps) {
  const t = useWords('course-builder')
  const { canEdit } = useBuilder()
  const { pinned, newer, inProgress } = one
  if (!isPinned || !pinned) return <Callout>{t('deck.unpinned')}</Callout>
  if (!newer) return <p className="text-sm text-muted">{t('deck.upToDate', { version: pinned.version })}</p>
  return (
    <Callout
      title={t('deck.outdated', { version: pinned.version })}
      action={
        canEdit && (
          <Button size="sm" onPress={onNewest}>
            {t('deck.useNewest')}
          </Button>
        )
      }
    >
      {t('deck.inProgress', { count: inProgress })}
    </Callout>
  )
}
