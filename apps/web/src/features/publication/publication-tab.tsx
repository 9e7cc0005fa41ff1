import type { PublicationSettingsReply } from '@deckle/contract/publication.ts'
import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import { checkDeck } from '@deckle/slides/doctor/check-deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Callout } from '@deckle/ui/feedback/callout.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { History, Rocket, Undo2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { limitOf, PlanLimitCallout, useReachedLimit } from '../../deck/plan-limit.tsx'
import { publicationState } from '../../deck/publication-state.ts'
import { useRelativeTime } from '../../deck/use-relative-time.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { LoadError } from '../../lib/load-error.tsx'
import { ErrorCallout } from '../../lib/error-callout.tsx'
import { useWords } from '../../words/use-words.ts'
import { CheckListCard } from './parts/check-list-card.tsx'
import { PackagesCard } from './parts/packages-card.tsx'
import { PublishedDialog } from './parts/published-dialog.tsx'
import { ShareCard } from './parts/share-card.tsx'
import { VersionsCard } from './parts/versions-card.tsx'
import type { PublicationTabProps } from './publication-tab-props.ts'
import { AccessCard } from './settings/access-card.tsx'
import { AddressCard } from './settings/address-card.tsx'
import { FramesCard } from './settings/frames-card.tsx'
import { LinksCard } from './settings/links-card.tsx'
import { InvitesCard } from './settings/invites-card.tsx'
import { SettingsBar } from './settings/settings-bar.tsx'
import { SettingsFormProvider } from './settings/settings-form.tsx'
import { SettingsLeaveGuard } from './settings/settings-leave-guard.tsx'
import { publicationQuery } from './settings/publication-query.ts'
import { usePublish } from './use-publish.ts'

/** From draft to link and back: what is missing, publish, share, take back, versions. */
export function PublicationTab(props: PublicationTabProps) {
  const t = useWords('publication')
  const { deck, content } = props
  const { plan } = useUser().license
  const items = useMemo(() => checkDeck(content, plan), [content, plan])
  const publishing = usePublish(props)
  const settings = useQuery(publicationQuery(deck.id))
  const [published, setPublished] = useState<'first' | 'again' | null>(null)
  const publish = async () => {
    const how = deck.publication ? 'again' : 'first'
    if (await publishing.publish()) setPublished(how)
  }
  const state = useRef<HTMLParagraphElement>(null)
  const wasTold = useRef(false)
  useEffect(() => {
    // The button that opened the dialog is gone: there is nothing left to publish.
    if (wasTold.current && published === null) state.current?.focus({ preventScroll: true })
    wasTold.current = published !== null
  }, [published])
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-6 phone:p-4">
      <h2 className="sr-only">{t('title')}</h2>
      <State
        {...props}
        errors={items.filter((item) => item.severity === 'error').length}
        publishing={publishing}
        stateRef={state}
        onPublish={() => void publish()}
      />
      <CheckListCard
        items={items}
        slides={content.contentHash}
        onGo={(item) => props.goToPlace(item.slideId, item.path)}
      />
      <WithSettings {...props} settings={settings}>
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
      </WithSettings>
      {published && deck.publication && (
        <PublishedDialog
          name={content.name}
          url={deck.publication.url}
          access={settings.data?.settings.access ?? 'public'}
          isFirst={published === 'first'}
          onClose={() => setPublished(null)}
        />
      )}
    </div>
  )
}

/** The cards of the settings, the rest of the screen, and below all of it the bar that saves them. */
function WithSettings({
  settings,
  children,
  ...props
}: PublicationTabProps & { settings: UseQueryResult<PublicationSettingsReply>; children: ReactNode }) {
  const cards = useRef<HTMLDivElement>(null)
  if (!settings.data)
    return (
      <>
        {settings.isError ? (
          <LoadError
            error={settings.error}
            onRetry={() => void settings.refetch()}
            isRetrying={settings.isRefetching}
          />
        ) : (
          <Skeleton kind="cards" count={2} />
        )}
        {children}
      </>
    )
  return (
    <SettingsFormProvider deckId={props.deck.id} reply={settings.data}>
      <div ref={cards} className="contents">
        <Settings {...props} reply={settings.data} />
      </div>
      {children}
      <SettingsBar cards={cards} />
      <SettingsLeaveGuard onDirty={props.setUnsavedSettings} />
    </SettingsFormProvider>
  )
}

/** How it is published, which holds for drafts to come as well; and how people get to what is published. */
function Settings({ deck, content, reply }: PublicationTabProps & { reply: PublicationSettingsReply }) {
  const { publication } = deck
  const { access, slug } = reply.settings
  const canChange = deck.can.publish
  return (
    <>
      {publication && (
        <ShareCard
          name={content.name}
          url={`${new URL(publication.url).origin}/play/${slug || publication.shortid}`}
          access={access}
        />
      )}
      <AccessCard canChange={canChange} />
      {publication && access === 'invite' && canChange && <InvitesCard deckId={deck.id} name={content.name} />}
      <AddressCard content={content} canChange={canChange} />
      {publication && canChange && <LinksCard deckId={deck.id} />}
      {publication && (
        <FramesCard
          deckId={deck.id}
          name={content.name}
          shortid={publication.shortid}
          versionId={publication.versionId}
          embedUrl={publication.embedUrl}
          canChange={canChange}
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
  stateRef,
  onPublish,
}: PublicationTabProps & {
  errors: number
  publishing: ReturnType<typeof usePublish>
  stateRef: RefObject<HTMLParagraphElement | null>
  onPublish: () => void
}) {
  const t = useWords('publication')
  const ago = useRelativeTime()
  const reached = useReachedLimit('activeCampaigns')
  const { publication } = deck
  const outdated = publication !== null && (publication.outdated || !isSameContent(content, deck.content))
  const refused = limitOf(publishing.error)
  const limit = refused ?? (publication === null ? reached : null)
  const state = publicationState(publication !== null, outdated)
  return (
    <Card>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-4">
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
          {deck.can.publish ? (
            <div className="flex flex-wrap gap-2">
              {publication && (
                <Button
                  icon={<Undo2 />}
                  isPending={publishing.unpublishing}
                  onPress={() => void publishing.unpublish(outdated)}
                >
                  {t('unpublish')}
                </Button>
              )}
              {(publication === null || outdated) && (
                <Button
                  variant="primary"
                  icon={<Rocket />}
                  isDisabled={errors > 0 || (publication === null && reached !== null)}
                  isPending={publishing.publishing}
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
        {errors > 0 && deck.can.publish && <Callout tone="danger">{t('check.first', { count: errors })}</Callout>}
        {limit && <PlanLimitCallout name="activeCampaigns" reached={limit} />}
        {publishing.error && !refused && <ErrorCallout error={publishing.error} />}
        {content.marking === 'device' && <Callout tone="warning">{t('deviceMarking')}</Callout>}
      </div>
    </Card>
  )
}
