import type { Slide } from '@deckle/core/deck/slide.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { SortableList } from '@deckle/ui/collections/sortable-list/sortable-list.tsx'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useWords } from '../../../../words/use-words.ts'
import { CommandButton } from '../../commands/command-button.tsx'
import { useEditor, useEditorState, useReaderType } from '../../editor-context.ts'
import type { EditorState } from '../../state/editor-state.ts'
import { createDebouncedStore } from '../../state/debounced-store.ts'
import { AddSlide } from '../add-slide/add-slide.tsx'
import { useLook } from '../use-look.ts'
import { SlideRow } from './slide-row.tsx'

interface Item {
  readonly id: string
  readonly slide: Slide
}

/** Reorder by dragging or keys, select several; only visible rows are drawn. */
export function SlidesPane({ onAdded }: { onAdded?: () => void }) {
  const t = useWords('editor')
  const types = useWords('deck')
  const { store, canEdit } = useEditor()
  const slides = useDebouncedSlides()
  const selected = useEditorState((state) => state.selected)
  const current = useEditorState((state) => state.history.present.current)
  const look = useLook()
  const items = useItems(slides)
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  useScrollToCurrent(box, current, slides.length, rowHeight(width))
  const readerType = useReaderType()
  const renderItem = useCallback(
    (item: Item, { isSelected, index }: { isSelected: boolean; index: number }) => (
      <SlideRow slide={item.slide} index={index} look={look} readerType={readerType} isSelected={isSelected} />
    ),
    [look, readerType],
  )
  const name = useCallback(
    ({ slide }: Item, index: number) =>
      `${index + 1}. ${types(`slides.${slide.template}.name`)}${headingOf(slide.data) ? `: ${headingOf(slide.data)}` : ''}`,
    [types],
  )
  const selection = useMemo(
    () => ({ selected, onChange: (ids: readonly string[]) => store.select(ids) }),
    [selected, store],
  )
  const onReorder = useCallback(
    (next: readonly Item[], moved: readonly string[]) => {
      if (!canEdit) return
      const ids = new Set(moved)
      const last = next.findLastIndex((item) => ids.has(item.id))
      store.edit({ type: 'moveSlides', slideIds: moved, before: next[last + 1]?.id ?? null })
    },
    [canEdit, store],
  )
  return (
    <section data-slides aria-label={t('panes.slides')} className="flex h-full min-h-0 flex-col bg-canvas">
      <div className="flex items-center gap-1 border-b border-line px-3 py-1.5">
        <h2 className="flex-1 text-xs font-strong text-muted">
          {selected.length > 1
            ? t('slide.selected', { count: selected.length })
            : t('slide.count', { count: slides.length })}
        </h2>
        {canEdit && (
          <>
            <CommandButton name="duplicate" size="sm" />
            <CommandButton name="delete" size="sm" />
          </>
        )}
      </div>
      <div ref={box} className="min-h-0 flex-1 px-1 py-2">
        {width > 0 && (
          <SlideList
            label={t('panes.slides')}
            items={items}
            name={name}
            hideHandle
            rowHeight={rowHeight(width)}
            renderItem={renderItem}
            selection={selection}
            onReorder={onReorder}
            className="h-full"
          />
        )}
      </div>
      {canEdit && (
        <div className="border-t border-line p-2">
          <AddSlide onAdded={onAdded} />
        </div>
      )}
    </section>
  )
}

/** Hundreds of rows: not drawn again at each key typed on the slide. */
const SlideList = memo(SortableList<Item>)

/** Milliseconds without a change after which the thumbnails update. */
const debounceMs = 250

/**
 * The slides at the last pause in typing; updated at once when slides are added, removed, moved or change their type.
 */
function useDebouncedSlides(): readonly Slide[] {
  const { store } = useEditor()
  const debounced = useMemo(
    () => createDebouncedStore(store, (now, shown) => (hasSameRows(slidesIn(now), slidesIn(shown)) ? debounceMs : 0)),
    [store],
  )
  return useStore(debounced, slidesIn)
}

const slidesIn = (state: EditorState) => state.history.present.content.contentHash

const hasSameRows = (a: readonly Slide[], b: readonly Slide[]) =>
  a === b ||
  (a.length === b.length && a.every((one, at) => one.slideId === b[at]?.slideId && one.template === b[at].template))

/** A 16:9 thumbnail beside the slide number, plus the row's padding. */
const rowHeight = (width: number) => Math.round(((width - 8 - 12 - 30) * 9) / 16) + 12

const cache = new WeakMap<Slide['data'], Item>()

const isSameExceptNumber = (a: Slide, b: Slide) =>
  (Object.keys(b) as (keyof Slide)[]).every((key) => key === 'slideSeq' || a[key] === b[key])

/**
 * Returns the same object for an unchanged slide, even if its number changed, so that only changed rows are drawn
 * again.
 */
function useItems(slides: readonly Slide[]): readonly Item[] {
  return useMemo(
    () =>
      slides.map((slide) => {
        const known = cache.get(slide.data)
        if (known && isSameExceptNumber(known.slide, slide)) return known
        const item = { id: slide.slideId, slide }
        cache.set(slide.data, item)
        return item
      }),
    [slides],
  )
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}

function useScrollToCurrent(
  box: React.RefObject<HTMLElement | null>,
  index: number,
  count: number,
  height: number,
): void {
  useEffect(() => {
    // After the list's layout: a slide just added makes it longer.
    const frame = requestAnimationFrame(() => {
      const list = box.current?.querySelector<HTMLElement>('[role=grid]')
      if (!list || index < 0) return
      const top = index * (height + 2)
      if (top < list.scrollTop) list.scrollTop = top
      else if (top + height > list.scrollTop + list.clientHeight) list.scrollTop = top + height + 8 - list.clientHeight
    })
    return () => cancelAnimationFrame(frame)
  }, [box, index, height, count])
}
