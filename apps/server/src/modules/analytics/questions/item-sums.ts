import { MILLION } from '@deckle/core/report/facts/millionths.ts'
import { itemRestCorrelation } from '@deckle/core/statistics/items/item-rest.ts'
import type { SlideSums } from '../../figures/index.ts'

const points = (millionths: number): number => millionths / MILLION
const squares = (millionths: number): number => millionths / MILLION ** 2

/** Sums of a question in points, with its corrected item-rest correlation. */
export function itemSumsOf(sums: SlideSums) {
  return {
    marked: sums.marked,
    earned: points(sums.earned),
    possible: points(sums.possible),
    discrimination: itemRestCorrelation({
      count: sums.marked,
      item: points(sums.earned),
      itemSquares: squares(sums.squares),
      rest: points(sums.rest),
      restSquares: squares(sums.restSquares),
      products: squares(sums.products),
    }),
  }
}
