import { headingLevels } from '@deckle/core/article/block.ts'
import type { Extensions } from '@tiptap/core'
import { Highlight } from '@tiptap/extension-highlight'
import { TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { ButtonView } from '../blocks/button-view.tsx'
import { DeckView } from '../blocks/deck-view.tsx'
import { FileView } from '../blocks/file-view.tsx'
import { GalleryView } from '../blocks/gallery-view.tsx'
import { ImageView } from '../blocks/image-view.tsx'
import { VideoView } from '../blocks/video-view.tsx'
import { isSafeHref } from '../document/read-blocks.ts'
import { atomNode } from './atom.ts'
import { BlockIds } from './block-ids.ts'
import { BlockKeys } from './block-keys.ts'
import { Subscript, Superscript } from './script-marks.ts'
import {
  Callout,
  Cell,
  Code,
  Divider,
  Grid,
  HeaderCell,
  Item,
  ListDepth,
  Mention,
  Question,
  Quote,
} from './text-nodes.ts'
import { WholeUndo } from './whole-undo.ts'

/** The nodes and marks of an article, and nothing else. */
export const articleExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    trailingNode: false,
    link: { openOnClick: false, autolink: true, isAllowedUri: isSafeHref, HTMLAttributes: { rel: null, target: null } },
  }),
  Highlight,
  Superscript,
  Subscript,
  Grid,
  TableRow,
  Quote,
  Item,
  Cell,
  HeaderCell,
  Callout,
  Question,
  Code,
  Divider,
  Mention,
  atomNode('image', { id: '', alt: '', caption: '', width: null, height: null, size: 'normal' }, ImageView),
  atomNode('gallery', { images: [] }, GalleryView),
  atomNode('video', { url: '', caption: '' }, VideoView),
  atomNode('file', { id: '', name: '', bytes: 0 }, FileView),
  atomNode('button', { text: '', url: '', style: 'primary' }, ButtonView),
  atomNode('deck', { deck_id: '', display: 'card' }, DeckView),
  BlockIds,
  BlockKeys,
  ListDepth,
  WholeUndo,
]
