import type { ImageRef } from '@deckle/core/deck/deck.ts'

interface FieldBase {
  /** Never sent to a player before marking: right answers, weights, feedback. */
  readonly secret?: boolean
  /** Blank stops publishing. */
  readonly required?: boolean
  /** Used only where the reader type expects right answers (`right`), or adds points (`points`). */
  readonly only?: 'right' | 'points'
}

/** Text with the specification's maximum and ideal lengths in characters (product.md §3 "Text field lengths"). */
export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly max: number
  readonly ideal: number
  readonly initial: string
  readonly multiline: boolean
  /**
   * `link`: an http(s) or mailto address; `video`: an http(s) address or a media id; `pdf`: a media id. `formula` has a
   * number as result, `criteria` true or false, in the language of `@deckle/core/formula`.
   */
  readonly format: 'plain' | 'link' | 'video' | 'pdf' | 'formula' | 'criteria'
  /** Severity of the finding while the text is a placeholder; absent where the default is a text to keep. */
  readonly untouched?: 'error' | 'warning'
}

/** 'checked' or '' (product.md §3: "The correct flag value is 'checked'"). */
export interface CheckField extends FieldBase {
  readonly kind: 'check'
  readonly initial: Checked
}
export type Checked = 'checked' | ''

interface ToggleField extends FieldBase {
  readonly kind: 'toggle'
  readonly initial: boolean
}

export interface NumberField extends FieldBase {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly initial: number
}

interface SelectField<Value extends string = string> extends FieldBase {
  readonly kind: 'select'
  readonly options: readonly Value[]
  readonly initial: Value
}

/** `aspect` is height to width (product.md §9 "Slide aspect ratios"). */
export interface ImageField extends FieldBase {
  readonly kind: 'image'
  readonly aspect: number
}

/** Names of at most 40 characters each; `max` of them. */
export interface TagsField extends FieldBase {
  readonly kind: 'tags'
  readonly max: number
}

/** Another slide's id, `deckEnd`, or '' for the next slide. */
export interface TargetField extends FieldBase {
  readonly kind: 'target'
}

/** Items with a generated `id` beside their fields. */
export interface ListField<Items extends Fields = Fields> extends FieldBase {
  readonly kind: 'list'
  readonly item: Items
  readonly min: number
  readonly max: number
  /** Values of a new slide's items, by position; missing fields have their own default. */
  readonly initial: readonly Partial<Readonly<Record<string, string | number | boolean>>>[]
  /** Values of an item added as number `n` (from 1). */
  readonly added: (n: number) => Partial<Readonly<Record<string, string | number | boolean>>>
}

export type Field =
  | TextField
  | CheckField
  | ToggleField
  | NumberField
  | SelectField
  | ImageField
  | TagsField
  | TargetField
  | ListField
export interface Fields {
  readonly [name: string]: Field
}

export type ValueOf<F> = F extends TextField
  ? string
  : F extends CheckField
    ? Checked
    : F extends ToggleField
      ? boolean
      : F extends NumberField
        ? number
        : F extends SelectField<infer Value>
          ? Value
          : F extends ImageField
            ? ImageRef
            : F extends TagsField
              ? readonly string[]
              : F extends TargetField
                ? string
                : F extends ListField<infer Items>
                  ? readonly ItemOf<Items>[]
                  : never

export type DataOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> }
export type ItemOf<F extends Fields> = { readonly id: string } & DataOf<F>

/** Characters by kind of text (product.md §3). */
export const textLengths = {
  title: { max: 60, ideal: 40 },
  voiceover: { max: 60, ideal: 40 },
  header: { max: 60, ideal: 40 },
  caption: { max: 200, ideal: 128 },
  button: { max: 60, ideal: 40 },
  subtitle: { max: 140, ideal: 80 },
  subheader: { max: 140, ideal: 80 },
  question: { max: 200, ideal: 128 },
  answer: { max: 140, ideal: 40 },
  link: { max: 999, ideal: 999 },
  video: { max: 200, ideal: 128 },
  pdf: { max: 40, ideal: 40 },
  paragraph: { max: 420, ideal: 256 },
  splash: { max: 800, ideal: 400 },
  blurb: { max: 200, ideal: 128 },
  tts_audio: { max: 420, ideal: 256 },
  item: { max: 200, ideal: 80 },
  longItem: { max: 200, ideal: 128 },
  unit: { max: 20, ideal: 8 },
  formula: { max: 999, ideal: 999 },
} as const
type TextLength = keyof typeof textLengths

/** Lengths of new lists (product.md §9, "Default option list"). */
const listLengths = { options: 3, diptych: 2, triptych: 3, grid: 4, imageOptions: 4 } as const

/** `item(1)`, `item(2)` … */
export function firstItems<Item>(length: keyof typeof listLengths, item: (n: number) => Item): Item[] {
  return Array.from({ length: listLengths[length] }, (_, at) => item(at + 1))
}

type TextOptions = Partial<
  Pick<TextField, 'initial' | 'multiline' | 'format' | 'secret' | 'required' | 'only' | 'untouched'>
>
/** Keeps `secret` in the field's type, so that the type of a redacted slide lacks the field. */
type Secrecy<Options> = Options extends { readonly secret: true } ? { readonly secret: true } : unknown

export function text<const Options extends TextOptions = TextOptions>(
  length: TextLength,
  options?: Options,
): TextField & Secrecy<Options> {
  return {
    kind: 'text',
    ...textLengths[length],
    initial: '',
    multiline: false,
    format: 'plain',
    ...options,
  } as TextField & Secrecy<Options>
}

/** What a slide asks or introduces; the default prompt may be kept. */
export function prompt(initial: string): TextField {
  return text('question', { initial, required: true, multiline: true, untouched: 'warning' })
}

export function check<const Options extends Partial<Pick<CheckField, 'initial' | 'secret' | 'only'>> = object>(
  options?: Options,
): CheckField & Secrecy<Options> {
  return { kind: 'check', initial: '', ...options } as CheckField & Secrecy<Options>
}

export function toggle<const Options extends FieldBase = FieldBase>(
  initial: boolean,
  options?: Options,
): ToggleField & Secrecy<Options> {
  return { kind: 'toggle', initial, ...options } as ToggleField & Secrecy<Options>
}

export function number<const Options extends Omit<NumberField, 'kind'>>(
  options: Options,
): NumberField & Secrecy<Options> {
  return { kind: 'number', ...options } as NumberField & Secrecy<Options>
}

export function select<const Value extends string, const Options extends FieldBase = FieldBase>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  options?: Options,
): SelectField<Value> & Secrecy<Options> {
  return { kind: 'select', options: values, initial, ...options } as SelectField<Value> & Secrecy<Options>
}

/** @param aspect height to width */
export function image<const Options extends FieldBase = FieldBase>(
  aspect: number,
  options?: Options,
): ImageField & Secrecy<Options> {
  return { kind: 'image', aspect, ...options } as ImageField & Secrecy<Options>
}

export function tags<const Options extends FieldBase = FieldBase>(options?: Options): TagsField & Secrecy<Options> {
  return { kind: 'tags', max: 10, ...options } as TagsField & Secrecy<Options>
}

export function target<const Options extends FieldBase = FieldBase>(options?: Options): TargetField & Secrecy<Options> {
  return { kind: 'target', ...options } as TargetField & Secrecy<Options>
}

export function list<
  const Items extends Fields,
  const Options extends Pick<ListField, 'min' | 'max' | 'initial' | 'added'> & FieldBase,
>(item: Items, options: Options): ListField<Items> & Secrecy<Options> {
  return { kind: 'list', item, ...options } as ListField<Items> & Secrecy<Options>
}
