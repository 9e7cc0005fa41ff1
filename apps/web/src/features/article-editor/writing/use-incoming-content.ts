import type { MediaItem } from '@deckle/contract/media.ts'
import { articleLimits } from '@deckle/core/article/article.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import type { Editor } from '@tiptap/core'
import type { Selection, Transaction } from '@tiptap/pm/state'
import { useCallback, useEffect } from 'react'
import { useErrorWords } from '../../../lib/errors/error-words.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'
import { imageOf } from '../blocks/media-parts.tsx'
import { cleanPaste } from '../document/paste/clean-paste.ts'
import { embeddedFiles } from '../document/paste/embedded-files.ts'
import { htmlOfMarkdown, isMarkdown } from '../document/paste/markdown.ts'

/**
 * Files that are dropped on the text, pasted, or part of a pasted text go to the media library, and into the text. Pasted
 * Markdown becomes blocks.
 */
export function useIncomingContent(): void {
  const t = useWords('article-editor')
  const { store, canEdit } = useArticle()
  const { editor } = store
  const errorWords = useErrorWords()
  const put = useCallback(
    async (files: readonly File[], at: number) => {
      const { uploadMedia } = await import('../../media/index.ts')
      let place = at
      // Behind what was put in last, whatever is written meanwhile.
      const follow = ({ transaction }: { readonly transaction: Transaction }) => {
        place = transaction.mapping.map(place, 1)
      }
      editor.on('transaction', follow)
      for (const file of files) {
        try {
          const { media: item, still } = await uploadMedia(file)
          if (editor.isDestroyed) return
          editor.chain().insertContentAt(Math.min(place, editor.state.doc.content.size), blockOf(item)).run()
          toast(
            still
              ? { tone: 'warning', title: t('paste.still', { name: file.name }), description: t('paste.stillText') }
              : { tone: 'success', title: t('paste.uploaded', { name: file.name }) },
          )
        } catch (error) {
          toast(errorWords.toast(error))
        }
      }
      editor.off('transaction', follow)
    },
    [editor, errorWords, t],
  )
  useEffect(() => {
    if (!canEdit) return
    editor.setOptions({
      editorProps: {
        ...editor.options.editorProps,
        transformPastedHTML: (html) => {
          const cleaned = cleanPaste(html)
          if (cleaned.pictures > 0) toast({ title: t('paste.pictures', { count: cleaned.pictures }) })
          void embeddedFiles(cleaned.embedded).then((files) => put(files, blockEnd(editor.state.selection)))
          return cleaned.html
        },
        handlePaste: (view, event) => {
          if (event.clipboardData?.types.includes('text/html')) return false
          const text = event.clipboardData?.getData('text/plain') ?? ''
          if (isMarkdown(text) && !editor.isActive('codeBlock')) {
            void putMarkdown(editor, text)
            return true
          }
          const files = [...(event.clipboardData?.files ?? [])]
          if (files.length === 0) return false
          void put(files, blockEnd(view.state.selection))
          return true
        },
        handleDrop: (view, event, _slice, isMoved) => {
          const files = [...(event.dataTransfer?.files ?? [])]
          if (isMoved || files.length === 0) return false
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
          const inside = view.state.doc.resolve(place?.pos ?? view.state.doc.content.size)
          void put(files, inside.depth === 0 ? inside.pos : inside.after(1))
          event.preventDefault()
          return true
        },
      },
    })
  }, [editor, put, canEdit, t])
}

/** As text, where its blocks can't be loaded. */
async function putMarkdown(editor: Editor, text: string): Promise<void> {
  const html = await htmlOfMarkdown(text).catch(() => null)
  if (editor.isDestroyed) return
  if (html === null) editor.view.pasteText(text)
  else editor.commands.insertContent(cleanPaste(html).html)
}

/** Behind the block in which a selection begins. */
const blockEnd = ({ $from, to }: Selection): number => ($from.depth === 0 ? to : $from.after(1))

function blockOf(item: MediaItem) {
  if (item.kind === 'image') return { type: 'image', attrs: { ...imageOf(item, item.alt), size: 'normal' } }
  return {
    type: 'file',
    attrs: { id: item.id, name: item.name.slice(0, articleLimits.attachmentName), bytes: item.size },
  }
}
