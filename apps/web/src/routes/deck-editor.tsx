import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useParams, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { EditorScreen, type DeckTabProps } from '../features/editor/screen.tsx'
import { putVersion } from '../features/editor/history/put-version.ts'
import { type EditorTab, tabPaths } from '../features/editor/editor-context.ts'
import { lazyPart } from '../lib/screen/section.tsx'

const PublicationTab = lazyPart(() =>
  import('../features/publication/publication-tab.tsx').then((module) => module.PublicationTab),
)
const AnalyticsTab = lazyPart(() =>
  import('../features/deck-analytics/analytics-tab.tsx').then((module) => module.AnalyticsTab),
)

/** A deck's five tabs: connects the editor with the tabs of other features. */
export function DeckEditor() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const path = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] ?? '' })
  const tab = (Object.keys(tabPaths) as EditorTab[]).find((one) => tabPaths[one] === path) ?? 'content'
  return <EditorScreen key={id} deckId={id} tab={tab} renderPublish={renderPublish} renderAnalytics={renderAnalytics} />
}

function renderPublish({ editor, content }: DeckTabProps) {
  const { deck, store, autosave } = editor
  return (
    <Suspense fallback={<Waiting />}>
      <PublicationTab
        deck={deck}
        content={content}
        flush={autosave.flush}
        setDeck={editor.setDeck}
        setUnsavedSettings={editor.setUnsavedSettings}
        putVersion={(version) => putVersion({ store, autosave }, version)}
        openHistory={editor.openHistory}
        goToPlace={editor.goToPlace}
        request={editor.publishRequest}
      />
    </Suspense>
  )
}

function renderAnalytics({ editor, content }: DeckTabProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <AnalyticsTab
        deckId={editor.deck.id}
        deckName={content.name}
        isPublished={editor.deck.publication !== null}
        charactersOf={(slideId) => charactersOf(content, slideId)}
        onOpenSlide={(slideId) => editor.goToPlace(slideId)}
        onPublish={() => editor.goToTab('publish')}
      />
    </Suspense>
  )
}

function charactersOf({ contentHash }: DeckContent, slideId: string): number | null {
  const slide = contentHash.find((one) => one.slideId === slideId)
  return slide ? textsOfSlide(slide).reduce((sum, { text }) => sum + text.length, 0) : null
}

function Waiting() {
  return <Skeleton kind="cards" count={6} className="p-6" />
}
