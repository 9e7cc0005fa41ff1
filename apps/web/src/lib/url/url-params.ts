/** The parameters of an address, as the router reads them: texts, or nothing. */
export type Search = Readonly<Record<string, unknown>>

/** One parameter: what it means, undefined where it makes no sense. */
type Param<Value> = (written: unknown) => Value | undefined

export interface UrlParams<State extends object> {
  /** The parameters that are its own; a screen's others stay as they are. */
  readonly names: readonly (keyof State & string)[]
  /** Reads the address; what makes no sense there is left out. */
  readonly parse: (search: Search) => State
  /** As the address says it; undefined and '' are left out. */
  readonly format: (state: State) => Record<string, string>
}

type StateOf<Params> = {
  readonly [Name in keyof Params]?: Params[Name] extends Param<infer Value> ? Value : never
}

/**
 * Filters, search, order and what stands open, kept in the address. A first choice is left out of it.
 * @param refine leaves out what makes no sense together
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

/** What the parameters say, once read. */
export type UrlState<Params> = Params extends UrlParams<infer State> ? State : never

/** Words that somebody typed; at most `max` characters. */
export const textParam =
  (max: number): Param<string> =>
  (written) => {
    const text = typeof written === 'string' || typeof written === 'number' ? String(written).slice(0, max) : ''
    return text.trim() ? text : undefined
  }

/** What only the server knows: an id. */
export const idParam =
  (max: number): Param<string> =>
  (written) =>
    typeof written === 'string' && written !== '' ? written.slice(0, max) : undefined

export const choiceParam =
  <const Choice extends string>(choices: readonly Choice[]): Param<Choice> =>
  (written) =>
    choices.find((choice) => choice === written)

/** On, or not there. */
export const flagParam: Param<true> = (written) =>
  written === true || written === 1 || written === 'true' || written === '1' ? true : undefined

/** A whole number above zero. */
export const countParam: Param<number> = (written) => {
  const count = typeof written === 'string' || typeof written === 'number' ? Number(written) : Number.NaN
  return Number.isSafeInteger(count) && count > 0 ? count : undefined
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** `YYYY-MM-DD`. */
export const dayParam: Param<string> = (written) =>
  typeof written === 'string' && day.test(written) && !Number.isNaN(Date.parse(written)) ? written : undefined
