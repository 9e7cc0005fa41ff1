import type { PublicationSettingsReply } from '@deckle/contract/publication.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { AccessCard } from '../access/access-card.tsx'
import { AddressCard } from '../address/address-card.tsx'
import { ShortAddressesCard } from '../address/short-addresses-card.tsx'
import { FramesCard } from '../frames/frames-card.tsx'
import { InvitesCard } from '../invites/invites-card.tsx'
import type { PublicationTabProps } from '../publication-tab-props.ts'
import { ShareCard } from '../share/share-card.tsx'
import { SettingsBar } from './settings-bar.tsx'
import { SettingsFormProvider } from './settings-form.tsx'
import { SettingsLeaveGuard } from './settings-leave-guard.tsx'

/** The cards of the settings, then `children`, and below all of it the bar that saves the settings. */
export function SettingsCards({ settings, children, ...props }: SettingsCardsProps) {
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
        <Cards {...props} reply={settings.data} />
      </div>
      {children}
      <SettingsBar cards={cards} />
      <SettingsLeaveGuard onDirty={props.setUnsavedSettings} />
    </SettingsFormProvider>
  )
}

interface SettingsCardsProps extends PublicationTabProps {
  readonly settings: UseQueryResult<PublicationSettingsReply>
  readonly children: ReactNode
}

/** Access and address hold for drafts too; the other cards need a published version. */
function Cards({ deck, content, reply }: PublicationTabProps & { reply: PublicationSettingsReply }) {
  const { publication } = deck
  const { access, slug } = reply.settings
  const canChange = deck.can.publish
  return (
    <>
      {publication && (
        <div data-guide="publish.share">
          <ShareCard
            name={content.name}
            url={`${new URL(publication.url).origin}/play/${slug || publication.shortid}`}
            access={access}
          />
        </div>
      )}
      <AccessCard canChange={canChange} />
      {publication && access === 'invite' && canChange && <InvitesCard deckId={deck.id} deckName={content.name} />}
      <AddressCard content={content} canChange={canChange} />
      {publication && canChange && <ShortAddressesCard target={{ id: deck.id, name: content.name }} />}
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
