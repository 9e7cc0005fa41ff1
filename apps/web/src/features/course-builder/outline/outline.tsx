import { decksOf } from '@deckle/core/course/course.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Toolbar } from '@deckle/ui/layout/toolbar.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { ArrowDown, ArrowUp, BookOpenText, FolderOutput, FolderPlus, SquarePlus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Selection, Tree } from 'react-aria-components'
import { makeId } from '../../../lib/make-id.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { shownShortcut } from '../../../lib/shortcut.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder, useBuilderState, useCourseContent, useCourseEdit } from '../builder-context.ts'
import { moveEdit } from './outline-edits.ts'
import { currentTopic, deckKey, type OutlineKey, topicKey } from './outline-keys.ts'
import { DeckRow, TopicRow } from './outline-rows.tsx'
import { useOutlineClipboard } from './use-outline-clipboard.ts'
import { useOutlineDrag, useOutlineKeys, useSelectionActs } from './use-outline.ts'

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx').then((module) => module.CopyDialog))

/** Topics and their decks as one tree: arrows walk it, Alt with them moves what is selected, F2 renames a topic. */
export function Outline() {
  const t = useWords('course-builder')
  const { store, canEdit } = useBuilder()
  const content = useCourseContent()
  const selected = useBuilderState((state) => state.selected)
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [renamed, setRenamed] = useState<string | null>(null)
  const dragAndDropHooks = useOutlineDrag()
  useOutlineClipboard()
  const { move, remove } = useSelectionActs()
  const onKeys = useOutlineKeys({ isRenaming: renamed !== null, onRename: setRenamed })
  const expanded = content.topics.flatMap(({ id }) => (collapsed.has(topicKey(id)) ? [] : [topicKey(id)]))
  return (
    <section aria-label={t('outline.label')} className="flex min-h-0 flex-1 flex-col bg-surface">
      {canEdit && <Tools onMove={move} onRemove={remove} onAdded={setRenamed} />}
      <div className="relative min-h-0 flex-1 overflow-y-auto p-2">
        <Button
          variant="quiet"
          icon={<BookOpenText />}
          className={classNames('w-full justify-start!', selected.length === 0 && 'bg-brand-soft! font-strong')}
          aria-pressed={selected.length === 0}
          onPress={() => store.select([])}
        >
          {t('outline.course')}
        </Button>
        {/* Before the tree's own keys: it would take Alt with an arrow for a step. */}
        <div onKeyDownCapture={onKeys}>
          <Tree
            aria-label={t('outline.tree')}
            selectionMode="multiple"
            selectionBehavior="replace"
            selectedKeys={selected}
            onSelectionChange={(keys: Selection) =>
              store.select(keys === 'all' ? allKeys(content) : ([...keys].map(String) as OutlineKey[]))
            }
            expandedKeys={expanded}
            onExpandedChange={(open) =>
              setCollapsed(new Set(content.topics.map(({ id }) => topicKey(id)).filter((key) => !open.has(key))))
            }
            dragAndDropHooks={dragAndDropHooks}
            className="flex flex-col outline-none"
          >
            {content.topics.map((topic, at) => (
              <TopicRow
                key={topic.id}
                topic={topic}
                number={at + 1}
                isRenamed={renamed === topic.id}
                onRename={(isOpen) => setRenamed(isOpen ? topic.id : null)}
              >
                {decksOf(content, topic.id).map((deck) => (
                  <DeckRow key={deck.id} deck={deck} />
                ))}
              </TopicRow>
            ))}
          </Tree>
        </div>
        {canEdit && <p className="px-2 pt-3 text-xs text-muted phone:hidden">{t('outline.keys', shownKeys)}</p>}
      </div>
    </section>
  )
}

const shownKeys = { up: shownShortcut('Alt ArrowUp'), down: shownShortcut('Alt ArrowDown') }

const allKeys = (content: ReturnType<typeof useCourseContent>): OutlineKey[] => [
  ...content.topics.map(({ id }) => topicKey(id)),
  ...content.decks.map(({ id }) => deckKey(id)),
]

interface ToolsProps {
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  /** A new topic waits for its title. */
  readonly onAdded: (topicId: string) => void
}

function Tools({ onMove, onRemove, onAdded }: ToolsProps) {
  const t = useWords('course-builder')
  const { store, addDecks } = useBuilder()
  const content = useCourseContent()
  const selected = useBuilderState((state) => state.selected)
  const edit = useCourseEdit()
  const current = currentTopic(content, selected)
  const [isCopying, setCopying] = useState(false)
  const addTopic = () => {
    const id = makeId()
    const at = content.topics.findIndex((topic) => topic.id === current)
    const before = selected.length === 0 ? null : (content.topics[at + 1]?.id ?? null)
    if (!edit({ type: 'addTopic', id, title: t('outline.newTopic'), before })) return
    store.select([topicKey(id)])
    onAdded(id)
  }
  return (
    <Toolbar label={t('outline.tools')} className="border-b border-line p-2">
      <Button size="sm" icon={<SquarePlus />} onPress={() => addDecks(current)}>
        {t('outline.addDecks')}
      </Button>
      <IconButton size="sm" label={t('outline.addTopic')} icon={<FolderPlus />} onPress={addTopic} />
      <IconButton
        size="sm"
        label={t('outline.up')}
        shortcut={shownKeys.up}
        icon={<ArrowUp />}
        isDisabled={!moveEdit(content, selected, -1)}
        onPress={() => onMove(-1)}
      />
      <IconButton
        size="sm"
        label={t('outline.down')}
        shortcut={shownKeys.down}
        icon={<ArrowDown />}
        isDisabled={!moveEdit(content, selected, 1)}
        onPress={() => onMove(1)}
      />
      <IconButton
        size="sm"
        label={t('copy.label')}
        icon={<FolderOutput />}
        isDisabled={selected.length === 0}
        onPress={() => setCopying(true)}
      />
      <IconButton
        size="sm"
        label={t('outline.remove')}
        icon={<Trash2 />}
        isDisabled={selected.length === 0}
        onPress={onRemove}
      />
      <Suspense>{isCopying && <CopyDialog onClose={() => setCopying(false)} />}</Suspense>
    </Toolbar>
  )
}
