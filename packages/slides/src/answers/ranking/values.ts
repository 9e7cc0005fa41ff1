import { named } from '../../parts/answers/named.ts'
import type { AnswerValues } from '../aspects.ts'

/** Counted by what stands first; read as the whole order. */
export const rankingValues: AnswerValues<'ranking'> = {
  keys: ({ order }) => order.slice(0, 1),
  text: ({ order }, labels) => named(order, labels),
}
