import type { DeckContent, DeckDesign } from '@deckle/core/deck/deck.ts'
import type { JumpTest } from '@deckle/core/deck/jump.ts'
import type { PaletteName } from '@deckle/core/deck/design/palettes.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { type InterfaceLanguage, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import type { definitions, SlideType } from '../definitions.ts'
import type { Fields, ImageField, ListField, TextField, ValueOf } from '../fields/field.ts'
import type { PictureName } from './pictures/pictures.ts'

export const templateLanguages = interfaceLanguages
export type TemplateLanguage = InterfaceLanguage

/** A text in each of `templateLanguages`, in their order. */
export type Words = TextOf<typeof templateLanguages>
type TextOf<Languages extends readonly string[]> = { readonly [Index in keyof Languages]: string }

export const inLanguage = (words: Words, language: TemplateLanguage): string =>
  words[templateLanguages.indexOf(language)] ?? words[0]

/** A slide's data as templates write it: texts as `Words`, addresses and formulas as they are, pictures by name. */
export type Draft<F extends Fields> = { readonly [Name in keyof F]?: DraftOf<F[Name]> }
type DraftOf<F> = F extends TextField
  ? Words | string
  : F extends ImageField
    ? PictureName
    : F extends ListField<infer Items>
      ? readonly Draft<Items>[]
      : ValueOf<F>

/** A jump's condition: the slide, its test, and the value it is compared with. */
type DraftCondition = readonly [slideId: string, test: JumpTest, value: string]

export interface DraftJumps {
  /** The first rule whose conditions are met (all, or any with `any`) decides. */
  readonly rules?: readonly { readonly if: readonly DraftCondition[]; readonly any?: true; readonly to: string }[]
  readonly otherwise?: string
}

interface SlideExtras {
  readonly voiceover?: Words
  readonly minTime?: number
  readonly jumps?: DraftJumps
  readonly comments?: Words
  /** Without arrows: only a chosen item leads on. */
  readonly noArrows?: true
}

export interface TemplateSlide extends SlideExtras {
  readonly template: SlideType
  readonly data: Draft<Fields>
}

export function slide<T extends SlideType>(
  template: T,
  data: Draft<(typeof definitions)[T]['fields']>,
  extras: SlideExtras = {},
): TemplateSlide {
  return { template, data, ...extras }
}

interface TemplateOutcome {
  readonly id: string
  readonly title: Words
  readonly text: Words
  readonly picture?: PictureName
  readonly link?: readonly [label: Words, address: string]
  /** Band of the result; 0 to 100 by default. */
  readonly band?: readonly [from: number, to: number]
  readonly tags?: readonly string[]
}

export interface DeckTemplate {
  /** Its name in addresses and calls. */
  readonly key: string
  readonly name: Words
  readonly purpose: Words
  readonly readerType: ReaderType
  readonly palette: PaletteName
  readonly design?: Partial<DeckDesign>
  readonly slides: Readonly<Record<string, TemplateSlide>>
  /** Tags that answers add to, and their Hindi names, in the order that decides a tie. */
  readonly tags?: Readonly<Record<string, string>>
  readonly outcomes?: readonly TemplateOutcome[]
  /** Where results do not range from 0 to 100. */
  readonly results?: readonly [least: number, most: number]
  readonly feedbackTexts?: { readonly correct?: Words; readonly incorrect?: Words; readonly neutral?: Words }
  readonly background?: PictureName
  readonly settings?: Partial<
    Pick<
      DeckContent,
      'purpose' | 'passingPercentage' | 'feedback' | 'gameRules' | 'navEnabled' | 'jumpAhead' | 'voEnabled' | 'minTime'
    >
  >
}
