import type { PersonCondition } from '@deckle/core/people/person-condition.ts'

/** Either single people, or all matches of the filter with exceptions. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

export const nobody: Selection = { kind: 'some', ids: new Set() }
export const everybody: Selection = { kind: 'all', except: new Set() }

/** Most ids or exceptions that the API accepts. */
export const MOST_NAMED = 1000

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)

/** Beyond `MOST_NAMED` nobody is added. */
export function select(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  const isNamed = selection.kind === 'some'
  const named = new Set(isNamed ? selection.ids : selection.except)
  for (const id of ids) {
    if (isOn !== isNamed) named.delete(id)
    else if (named.size < MOST_NAMED) named.add(id)
  }
  return isNamed ? { kind: 'some', ids: named } : { kind: 'all', except: named }
}

/** @param total of all who match; undefined while it is not known */
export function countSelected(selection: Selection, total: number | undefined): number | undefined {
  if (selection.kind === 'some') return selection.ids.size
  return total === undefined ? undefined : Math.max(0, total - selection.except.size)
}

/** As bulk actions and exports take it. */
export function selectedPeople<Filter extends { readonly filter: readonly PersonCondition[] }>(
  selection: Selection,
  filter: Filter,
) {
  return selection.kind === 'some'
    ? { ids: [...selection.ids] }
    : { ...filter, filter: [...filter.filter], except: [...selection.except], all: true as const }
}
