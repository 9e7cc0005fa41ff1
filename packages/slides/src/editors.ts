import type { ComponentType } from 'react'
import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { SlideType } from './definitions.ts'

/** What a slide type's own properties panel is given. */
export interface SlideEditorProps {
  readonly data: SlideData
  /** Sets the value at a path of the slide's data. */
  readonly onChange: (path: string, value: unknown) => void
}

/**
 * Properties panels of slide types that the generic one does not serve, loaded when needed:
 * `type: () => import('./type/editor.tsx').then((module) => module.TypeEditor)`. A type without a line gets the generic one,
 * made from its fields.
 */
export const editors: { readonly [T in SlideType]?: () => Promise<ComponentType<SlideEditorProps>> } = {}
