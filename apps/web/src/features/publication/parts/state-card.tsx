import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Rocket, Undo2 } from 'lucide-react'
import type { RefObject } from 'react'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../../deck/plan-limit.tsx'
import { publicationState } from '../../../deck/publication-state.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { ErrorCallout } from '../../../lib/errors/error-callout.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { PublicationTabProps } from '../publication-tab-props.ts'
import type { Publish } from '../use-publish.ts'

/** Whether the deck is published and as what, with the buttons that change it, and what prevents that. */
export function StateCard({ deck, content, errorCount, publish, stateRef, onPublish }: StateCardProps) {
  const t = useWords('publication')
  const reached = useReachedLimit('activeCampaigns')
  const { publication } = deck
  const outdated = publication !== null && isUnpublished(deck, content)
  const refused = limitOf(publish.error)
  const limit = refused ?? (publication === null ? reached : null)
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <State publication={publication} outdated={outdated} stateRef={stateRef} />
          {deck.can.publish ? (
            <div className="flex flex-wrap gap-2">
              {publication && (
                <Button
                  icon={<Undo2 />}
                  isPending={publish.isUnpublishing}
                  onPress={() => void publish.unpublish(outdated)}
                >
                  {t('unpublish')}
                </Button>
              )}
              {(publication === null || outdated) && (
                <Button
                  data-guide="publish.publish"
                  variant="primary"
                  icon={<Rocket />}
                  isDisabled={errorCount > 0 || (publication === null && reached !== null)}
                  isPending={publish.isPublishing}
                  onPress={onPublish}
                >
                  {publication ? t('publishChanges') : t('publish')}
                </Button>
              )}
            </div>
          ) : (
            <p className="text-sm text-muted">{t('notYours')}</p>
          )}
        </div>
        {errorCount > 0 && deck.can.publish && (
          <Callout tone="danger">{t('check.first', { count: errorCount })}</Callout>
        )}
        {limit && <PlanLimitCallout reached={limit} />}
        {publish.error && !refused && <ErrorCallout error={publish.error} />}
        {content.marking === 'device' && <Callout tone="warning">{t('deviceMarking')}</Callout>}
      </div>
    </Card>
  )
}

/** Whether the draft, with what is not saved yet, is not the published version. */
export function isUnpublished(
  { publication, content: saved }: PublicationTabProps['deck'],
  content: PublicationTabProps['content'],
): boolean {
  return publication === null || publication.outdated || !isSameContent(content, saved)
}

interface StateCardProps extends Pick<PublicationTabProps, 'deck' | 'content'> {
  /** Findings that prevent publishing. */
  readonly errorCount: number
  readonly publish: Publish
  /** Focusable. */
  readonly stateRef: RefObject<HTMLParagraphElement | null>
  readonly onPublish: () => void
}

function State({ publication, outdated, stateRef }: StateProps) {
  const t = useWords('publication')
  const ago = useRelativeTime()
  const state = publicationState(publication !== null, outdated)
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p ref={stateRef} tabIndex={-1} className="flex items-center gap-2 rounded-sm text-md font-strong">
        {t(`state.${state}`)}
        {publication && (
          <Badge tone="success" dot>
            {t('versions.number', { version: publication.version })}
          </Badge>
        )}
      </p>
      <p className="text-sm text-muted">
        {t(`state.${state}Text`)}
        {publication && ` ${t('state.since', { when: ago(publication.publishedAt) })}`}
      </p>
    </div>
  )
}

interface StateProps extends Pick<StateCardProps, 'stateRef'> {
  readonly publication: PublicationTabProps['deck']['publication']
  readonly outdated: boolean
}
