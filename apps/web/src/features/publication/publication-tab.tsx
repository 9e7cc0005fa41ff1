import { checkDeck } from '@deckle/slides/doctor/check-deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { PackagesCard } from './packages/packages-card.tsx'
import { CheckListCard } from './parts/check-list-card.tsx'
import { isUnpublished, StateCard } from './parts/state-card.tsx'
import { VersionsCard } from './parts/versions-card.tsx'
import type { PublicationTabProps } from './publication-tab-props.ts'
import { publicationQuery } from './settings/publication-query.ts'
import { SettingsCards } from './settings/settings-cards.tsx'
import { PublishedDialog } from './share/published-dialog.tsx'
import { usePublish, useRestoreVersion } from './use-publish.ts'

/** Publish and unpublish, what prevents it, how the deck is published, and its versions. */
export function PublicationTab(props: PublicationTabProps) {
  const t = useWords('publication')
  const { deck, content } = props
  const { plan } = useUser().license
  const findings = useMemo(() => checkDeck(content, plan), [content, plan])
  const publish = usePublish(props)
  const settings = useQuery(publicationQuery(deck.id))
  const [published, setPublished] = useState<'first' | 'again' | null>(null)
  const onPublish = async () => {
    const next = deck.publication ? 'again' : 'first'
    if (await publish.publish()) setPublished(next)
  }
  const { isOpen: isRequested, close } = props.request
  const answerRequest = useEffectEvent(() => {
    close()
    if (findings.length === 0 && deck.can.publish && isUnpublished(deck, content)) void onPublish()
  })
  useEffect(() => {
    const timer = isRequested ? setTimeout(() => answerRequest()) : undefined
    return () => clearTimeout(timer)
  }, [isRequested])
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-4 p-6 phone:p-4">
      <h2 className="sr-only">{t('title')}</h2>
      <StateCard
        deck={deck}
        content={content}
        errorCount={findings.filter(({ severity }) => severity === 'error').length}
        publish={publish}
        stateRef={useFocusWhenClosed(published !== null)}
        onPublish={() => void onPublish()}
      />
      <div data-guide="publish.check">
        <CheckListCard
          findings={findings}
          slides={content.contentHash}
          onGo={({ slideId, path }) => props.goToPlace(slideId, path)}
        />
      </div>
      <SettingsCards {...props} settings={settings}>
        <PackagesCard {...props} />
        <Versions {...props} />
      </SettingsCards>
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

/** The element that gets the focus when the dialog closes, because the button that opened it is no longer there. */
function useFocusWhenClosed(isOpen: boolean): RefObject<HTMLParagraphElement | null> {
  const element = useRef<HTMLParagraphElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) element.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return element
}

function Versions({ deck, putVersion, openHistory }: PublicationTabProps) {
  const t = useWords('publication')
  const restore = useRestoreVersion(deck.id, putVersion)
  return (
    <section className="flex flex-col gap-3">
      <header className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-strong">{t('versions.title')}</h3>
        <Button size="sm" icon={<History />} onPress={() => openHistory()}>
          {t('versions.history')}
        </Button>
      </header>
      <VersionsCard
        deckId={deck.id}
        onOpen={(version) => openHistory(version.id)}
        canRestore={deck.can.edit}
        restoring={restore.isPending ? (restore.input?.id ?? null) : null}
        onRestore={(version) => void restore.run(version)}
      />
    </section>
  )
}
