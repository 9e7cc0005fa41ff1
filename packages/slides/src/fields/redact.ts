import type { SlideData } from '@deckle/core/deck/slide.ts'
import type { DataOf, Field, Fields, ItemOf, ListField, ValueOf } from './field.ts'

type IsSecret<F> = F extends { readonly secret: true } ? true : false
type PublicNames<F extends Fields> = { [N in keyof F]: IsSecret<F[N]> extends true ? never : N }[keyof F]

/** Data whose fields are `F`, without the `secret` ones. */
export type PublicOf<F extends Fields> = {
  readonly [N in PublicNames<F>]: F[N] extends ListField<infer Items>
    ? readonly ({ readonly id: string } & PublicOf<Items>)[]
    : ValueOf<F[N]>
}

/** Also inside lists. */
export function withoutSecrets<const F extends Fields>(fields: F, data: DataOf<F>): PublicOf<F> {
  return redactFields(fields, data) as PublicOf<F>
}

function redactFields(fields: Fields, data: SlideData): SlideData {
  const open = Object.entries(fields).filter(([, field]) => !field.secret)
  return Object.fromEntries(open.map(([name, field]) => [name, redactField(field, data[name])]))
}

function redactField(field: Field, value: unknown): unknown {
  if (field.kind !== 'list') return value
  return (value as readonly ItemOf<Fields>[]).map((item) => ({ ...redactFields(field.item, item), id: item.id }))
}
