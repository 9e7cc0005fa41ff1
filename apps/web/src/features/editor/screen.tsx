import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { lazyPart } from '../../lib/screen/section.tsx'
import { flagParam, urlParams } from '../../lib/url/url-params.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'
import { useWords } from '../../words/use-words.ts'
import { useCommandKeys } from './commands/use-command-keys.ts'
import { usePaletteCommands } from './commands/use-palette-commands.tsx'
import { ContentTab } from './content/content-tab.tsx'
import {
  type Editor,
  EditorContext,
  type EditorTab,
  tabPaths,
  useContent,
  useEditor,
  useEditorState,
} from './editor-context.ts'
import { PicturesContext, type PictureRequest } from './form/picture/pictures.ts'
import { Header } from './header/header.tsx'
import { historyUrl } from './history/history-url.ts'
import { NotForViewers, ViewOnlyBar } from './header/view-only.tsx'
import { goToField } from './go-to-field.ts'
import { currentSlide } from './state/editor-state.ts'
import { useRefusals } from './use-refusals.ts'
import { useSession } from './use-session.ts'
import { usePublishRequest } from './use-publish-request.ts'
import { useSlideInUrl } from './use-slide-in-url.ts'

const FlowMap = lazyPart(() => import('./logic/flow-map.tsx').then((module) => module.FlowMap))
const ShareDialog = lazyPart(() => import('../../sharing/share-dialog.tsx').then((module) => module.ShareDialog))
const HistoryDialog = lazyPart(() => import('./history/history-dialog.tsx').then((module) => module.HistoryDialog))
const MediaPicker = lazyPart(() => import('../media/index.ts').then((module) => module.MediaPicker))
const ConflictDialog = lazyPart(() => import('./conflict/conflict-dialog.tsx').then((module) => module.ConflictDialog))
const DesignTab = lazyPart(() => import('./design/design-tab.tsx').then((module) => module.DesignTab))
const PreviewDialog = lazyPart(() => import('./preview/preview-dialog.tsx').then((module) => module.PreviewDialog))
const PropertiesTab = lazyPart(() => import('./properties/properties-tab.tsx').then((module) => module.PropertiesTab))

const ShortcutsDialog = lazyPart(() =>
  import('./commands/shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog),
)

export interface DeckTabProps {
  readonly editor: Editor
  readonly content: DeckContent
}

export interface EditorScreenProps {
  readonly deckId: string
  readonly tab: EditorTab
  /** Tabs of other features are passed in, so that the editor doesn't import them. */
  readonly renderPublish: (props: DeckTabProps) => ReactNode
  readonly renderAnalytics: (props: DeckTabProps) => ReactNode
}

export function EditorScreen({ deckId, tab, renderPublish, renderAnalytics }: EditorScreenProps) {
  const t = useWords('editor')
  const navigate = useNavigate()
  const { session, deck, setDeck, question, error, retry, isRetrying } = useSession(deckId)
  const [previewFrom, setPreviewFrom] = useState<number | null>(null)
  const [hasUnsavedSettings, setUnsavedSettings] = useState(false)
  const [shortcuts, setShortcuts] = useState(false)
  const [flowMap, setFlowMap] = useState(false)
  const openSharing = useCallback(
    (isOpen = true) => void navigate({ to: '.', search: (now: object) => ({ ...now, share: isOpen || undefined }) }),
    [navigate],
  )
  const goToTab = useCallback(
    (to: EditorTab) => void navigate({ to: `/${tabPaths[to]}/${deckId}` }),
    [navigate, deckId],
  )
  const publishing = usePublishRequest(goToTab)
  const openHistory = useCallback(
    (versionId = 'open') => void navigate({ to: '.', search: (now: object) => ({ ...now, history: versionId }) }),
    [navigate],
  )
  const editor = useMemo((): Editor | null => {
    if (!session || !deck) return null
    const { store } = session
    return {
      ...session,
      deck,
      setDeck,
      words: t,
      canEdit: deck.can.edit,
      hasUnsavedSettings,
      setUnsavedSettings,
      goToTab,
      goToPlace: (slideId, path = '') => {
        if (slideId !== '') store.goToId(slideId)
        goToTab(slideId !== '' ? 'content' : path === 'colors' ? 'design' : 'properties')
        goToField(path)
      },
      openPreview: (slideId) => {
        const { content, current } = store.getState().history.present
        const at = slideId === undefined ? current : content.contentHash.findIndex((slide) => slide.slideId === slideId)
        setPreviewFrom(Math.max(0, at))
      },
      openShortcuts: () => setShortcuts(true),
      openFlowMap: () => setFlowMap(true),
      openSharing: () => openSharing(),
      ...publishing,
      openHistory,
    }
  }, [session, deck, setDeck, t, goToTab, openHistory, openSharing, hasUnsavedSettings, publishing])
  useCommandKeys(editor, tab === 'content')
  if (error && !editor) return <LoadError error={error} onRetry={retry} isRetrying={isRetrying} />
  return (
    <>
      {editor ? (
        <EditorContext.Provider value={editor}>
          <Opened tab={tab} editor={editor} renderPublish={renderPublish} renderAnalytics={renderAnalytics} />
          {previewFrom !== null && (
            <Suspense>
              <PreviewDialog
                content={editor.store.getState().history.present.content}
                from={previewFrom}
                onClose={() => setPreviewFrom(null)}
              />
            </Suspense>
          )}
          <History />
          <Sharing onClose={() => openSharing(false)} />
          <Suspense>{flowMap && <FlowMap onClose={() => setFlowMap(false)} />}</Suspense>
          <Suspense>{shortcuts && <ShortcutsDialog isOpen onOpenChange={setShortcuts} />}</Suspense>
        </EditorContext.Provider>
      ) : (
        <Opening />
      )}
      <Suspense>{question && <ConflictDialog question={question} />}</Suspense>
    </>
  )
}

function Opened({
  tab,
  editor,
  renderPublish,
  renderAnalytics,
}: Omit<EditorScreenProps, 'deckId'> & { editor: Editor }) {
  const slideId = useEditorState((state) => currentSlide(state.history.present)?.slideId ?? '')
  const [request, setRequest] = useState<PictureRequest | null>(null)
  const pictures = useMemo(() => ({ choose: setRequest }), [])
  useRefusals()
  usePaletteCommands()
  useSlideInUrl(slideId)
  useEffect(() => {
    if (tab === 'publish') editor.store.endFresh()
  }, [tab, editor])
  const isScrolling = tab === 'publish' || tab === 'analytics'
  return (
    <PicturesContext.Provider value={pictures}>
      <div className="flex h-[calc(100dvh-3rem-var(--notice,0px))] min-h-96 flex-col phone:h-[calc(100dvh-7.0625rem-var(--notice,0px)-env(safe-area-inset-bottom))]">
        <Header tab={tab} />
        {!editor.canEdit && <ViewOnlyBar />}
        {tab === 'content' && <ContentTab />}
        <Suspense fallback={<Skeleton count={8} className="p-6" />}>
          {tab === 'properties' && <PropertiesTab />}
          {tab === 'design' && <DesignTab />}
        </Suspense>
        {isScrolling && (
          <div className="relative min-h-0 flex-1 overflow-y-auto">
            {editor.deck.can[tab] ? (
              <WithContent render={tab === 'publish' ? renderPublish : renderAnalytics} />
            ) : (
              <NotForViewers />
            )}
          </div>
        )}
      </div>
      <Suspense>
        {request && (
          <MediaPicker
            isOpen
            onOpenChange={(isOpen) => !isOpen && setRequest(null)}
            kind={request.kind ?? 'image'}
            initial={request.initial}
            files={request.files}
            fit={{
              aspect: request.aspect,
              images: editor.store.getState().history.present.content.images,
              startsCropping: request.startsCropping,
            }}
            onPick={(picked) => request.onPick({ id: picked.id, alt: picked.alt })}
          />
        )}
      </Suspense>
    </PicturesContext.Provider>
  )
}

const sharingUrl = urlParams({ share: flagParam })

function Sharing({ onClose }: { onClose: () => void }) {
  const { deck } = useEditor()
  const name = useEditorState(({ history }) => history.present.content.name)
  const [{ share }] = useUrlState(sharingUrl)
  if (!share || !deck.can.share) return null
  return (
    <Suspense>
      <ShareDialog shared={{ kind: 'decks', id: deck.id }} name={name} onClose={onClose} />
    </Suspense>
  )
}

/** For tabs that show the draft's content and follow each change. */
function WithContent({ render }: { render: (props: DeckTabProps) => ReactNode }) {
  return render({ editor: useEditor(), content: useContent() })
}

/** Open while the URL contains it. */
function History() {
  const [{ history }] = useUrlState(historyUrl)
  return <Suspense>{history !== undefined && <HistoryDialog />}</Suspense>
}

function Opening() {
  return (
    <div className="flex flex-col gap-6 p-6">
      <Skeleton count={1} className="max-w-80" />
      <div className="grid grid-cols-[13.5rem_minmax(0,1fr)] gap-6 narrow:grid-cols-1">
        <Skeleton kind="cards" count={3} className="narrow:hidden *:[&_.grid]:grid-cols-1" />
        <Skeleton count={8} />
      </div>
    </div>
  )
}
