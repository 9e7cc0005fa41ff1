import { isBlank } from '@deckle/core/text/is-blank.ts'
export type Search = Readonly<Record<string, unknown>>

/** Parses one parameter; undefined if invalid. */
type Param<Value> = (written: unknown) => Value | undefined

export interface UrlParams<State extends object> {
  /** The names it owns; a screen's other parameters stay unchanged. */
  readonly names: readonly (keyof State & string)[]
  /** Parses the URL; invalid values are dropped. */
  readonly parse: (search: Search) => State
  /** Formats for the URL; undefined and '' are dropped. */
  readonly format: (state: State) => Record<string, string>
}

type StateOf<Params> = {
  readonly [Name in keyof Params]?: Params[Name] extends Param<infer Value> ? Value : never
}

/**
 * Filters, search, order and open dialogs, kept in the URL. Defaults are omitted.
 * @param refine drops combinations that make no sense
 */
export function urlParams<const Params extends Readonly<Record<string, Param<unknown>>>>(
  params: Params,
  refine: (state: StateOf<Params>) => StateOf<Params> = (state) => state,
): UrlParams<StateOf<Params>> {
  type State = StateOf<Params>
  const entries = Object.entries(params)
  return {
    names: entries.map(([name]) => name as keyof State & string),
    parse: (search) => {
      const read = entries.map(([name, param]) => [name, param(search[name])] as const)
      return refine(Object.fromEntries(read.filter(([, value]) => value !== undefined)) as State)
    },
    format: (state) =>
      Object.fromEntries(
        Object.entries(state)
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([name, value]) => [name, String(value)]),
      ),
  }
}

export type UrlState<Params> = Params extends UrlParams<infer State> ? State : never

/** Free text of at most `max` characters. */
export const textParam =
  (max: number): Param<string> =>
  (written) => {
    const text = typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, max) : ''
    return isBlank(text) ? undefined : text
  }

/** An id, which only the server can check. */
export const idParam =
  (max: number): Param<string> =>
  (written) =>
    typeof written === 'string' && written !== '' ? written.slice(0, max) : undefined

export const choiceParam =
  <const Choice extends string>(choices: readonly Choice[]): Param<Choice> =>
  (written) =>
    choices.find((choice) => choice === written)

/** True or absent. */
export const flagParam: Param<true> = (written) =>
  written === true || written === 1 || written === 'true' || written === '1' ? true : undefined

/** A whole number above zero. */
export const countParam: Param<number> = (written) => {
  const count = typeof written === 'string' || typeof written === 'number' ? Number(written) : Number.NaN
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

const day = /^(?:19|2[01])\d{2}-\d{2}-\d{2}$/

/** `YYYY-MM-DD`, in a year that the server accepts. */
export const dayParam: Param<string> = (written) =>
  typeof written === 'string' && day.test(written) && !Number.isNaN(Date.parse(written)) ? written : undefined
