import { isSameContent } from '@deckle/core/deck/diff.ts'
import { checkDeck } from '@deckle/slides/doctor/check-deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { History, Rocket, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../deck/plan-limit.tsx'
import { useRelativeTime } from '../../deck/use-relative-time.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { LoadError } from '../../lib/load-error.tsx'
import { useErrorWords } from '../../lib/error-words.ts'
import { useWords } from '../../words/use-words.ts'
import { CheckListCard } from './parts/check-list-card.tsx'
import { PackagesCard } from './parts/packages-card.tsx'
import { ShareCard } from './parts/share-card.tsx'
import { VersionsCard } from './parts/versions-card.tsx'
import type { PublishTabProps } from './publish-tab-props.ts'
import { AccessCard } from './settings/access-card.tsx'
import { AddressCard } from './settings/address-card.tsx'
import { FramesCard } from './settings/frames-card.tsx'
import { LinksCard } from './settings/links-card.tsx'
import { TicketsCard } from './settings/tickets-card.tsx'
import { settingsQuery } from './settings/use-settings.ts'
import { usePublishing } from './use-publishing.ts'

/** From draft to link and back: what is missing, publish, share, take back, versions. */
export function PublishTab(props: PublishTabProps) {
  const t = useWords('publish')
  const { deck, content } = props
  const { plan } = useUser().license
  const items = useMemo(() => checkDeck(content, plan), [content, plan])
  const publishing = usePublishing(props)
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-6 phone:p-4">
      <h2 className="sr-only">{t('title')}</h2>
      <State {...props} errors={items.filter((item) => item.severity === 'error').length} publishing={publishing} />
      <CheckListCard
        items={items}
        slides={content.contentHash}
        onGo={(item) => props.goToPlace(item.slideId, item.path)}
      />
      <Settings {...props} />
      <PackagesCard {...props} />
      <section className="flex flex-col gap-3">
        <header className="flex items-center justify-between gap-3">
          <h3 className="text-sm font-strong">{t('versions.title')}</h3>
          <Button size="sm" icon={<History />} onPress={() => props.openHistory()}>
            {t('versions.history')}
          </Button>
        </header>
        <VersionsCard
          deckId={deck.id}
          onOpen={(version) => props.openHistory(version.id)}
          canRestore={deck.can.edit}
          restoring={publishing.restoring}
          onRestore={(version) => void publishing.restore(version)}
        />
      </section>
    </div>
  )
}

/** How it is published, which holds for drafts to come as well; and how people get to what is published. */
function Settings({ deck, content }: PublishTabProps) {
  const settings = useQuery(settingsQuery(deck.id))
  if (settings.isPending) return <Skeleton kind="cards" count={2} />
  if (settings.isError)
    return (
      <LoadError error={settings.error} onRetry={() => void settings.refetch()} isRetrying={settings.isRefetching} />
    )
  const { publication } = deck
  const reply = settings.data
  const shared = { deckId: deck.id, reply, canChange: deck.can.publish }
  const { access, slug } = reply.settings
  return (
    <>
      {publication && (
        <ShareCard
          name={content.name}
          url={`${new URL(publication.url).origin}/play/${slug || publication.shortid}`}
          access={access}
        />
      )}
      <AccessCard {...shared} />
      {publication && access === 'ticket' && deck.can.publish && <TicketsCard deckId={deck.id} name={content.name} />}
      <AddressCard {...shared} content={content} />
      {publication && deck.can.publish && <LinksCard deckId={deck.id} />}
      {publication && (
        <FramesCard
          {...shared}
          name={content.name}
          shortid={publication.shortid}
          versionId={publication.versionId}
          embedUrl={publication.embedUrl}
        />
      )}
    </>
  )
}

function State({
  deck,
  content,
  errors,
  publishing,
}: PublishTabProps & { errors: number; publishing: ReturnType<typeof usePublishing> }) {
  const t = useWords('publish')
  const ago = useRelativeTime()
  const errorWords = useErrorWords()
  const reached = useReachedLimit('activeCampaigns')
  const { publication } = deck
  const outdated = publication !== null && (publication.outdated || !isSameContent(content, deck.content))
  const refused = limitOf(publishing.error)
  const limit = refused ?? (publication === null ? reached : null)
  const state = publication === null ? 'draft' : outdated ? 'outdated' : 'published'
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="flex min-w-0 flex-col gap-1">
            <p className="flex items-center gap-2 text-md font-strong">
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
          {deck.can.publish ? (
            <div className="flex flex-wrap gap-2">
              {publication && (
                <Button
                  icon={<Undo2 />}
                  isPending={publishing.takingBack}
                  onPress={() => void publishing.takeBack(outdated)}
                >
                  {t('takeBack')}
                </Button>
              )}
              {(publication === null || outdated) && (
                <Button
                  variant="primary"
                  icon={<Rocket />}
                  isDisabled={errors > 0 || (publication === null && reached !== null)}
                  isPending={publishing.publishing}
                  onPress={() => void publishing.publish()}
                >
                  {publication ? t('publishChanges') : t('publish')}
                </Button>
              )}
            </div>
          ) : (
            <p className="text-sm text-muted">{t('notYours')}</p>
          )}
        </div>
        {errors > 0 && deck.can.publish && <Callout tone="danger">{t('check.first', { count: errors })}</Callout>}
        {limit && <PlanLimitCallout name="activeCampaigns" reached={limit} />}
        {publishing.error !== null && !refused && (
          <Callout tone="danger" live>
            {errorWords(publishing.error)}
          </Callout>
        )}
        {content.marking === 'device' && <Callout tone="warning">{t('deviceMarking')}</Callout>}
      </div>
    </Card>
  )
}
