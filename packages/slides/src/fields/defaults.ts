import { noImage } from '@deckle/core/deck/deck.ts'
import type { DataOf, Field, Fields, ItemOf, ListField } from './field.ts'

/** Makes an id for a list item: unique within its list, 1 to 40 characters of `[A-Za-z0-9_-]`. */
export type NewId = () => string

export function defaultsOf<F extends Fields>(fields: F, newId: NewId): DataOf<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, defaultOf(field, newId)])) as DataOf<F>
}

/** `n` is the item's number, from 1. */
export function newItem<Items extends Fields>(field: ListField<Items>, n: number, newId: NewId): ItemOf<Items> {
  return itemWith(field, field.added(n), newId) as ItemOf<Items>
}

export function defaultOf(field: Field, newId: NewId): unknown {
  if (field.kind === 'image') return noImage
  if (field.kind === 'list') return field.initial.map((values) => itemWith(field, values, newId))
  if (field.kind === 'tags') return []
  if (field.kind === 'target') return ''
  return field.initial
}

function itemWith(field: ListField, values: object, newId: NewId): object {
  return { id: newId(), ...defaultsOf(field.item, newId), ...values }
}
