import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facility } from '../facility.ts'
import { cronbachAlpha } from './alpha.ts'
import { itemRestCorrelation } from './item-rest.ts'
import { varianceOf } from './sums.ts'
import { type TotalGroup, upperLowerDiscrimination } from './upper-lower.ts'

/**
 * LSAT, section 6 (Bock & Lieberman 1970), data set `LSAT` of the R package ltm: how many of 1000 people answered the five
 * items in each of the 32 ways, from 00000 to 11111.
 */
const lsat = [
  3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
].flatMap((people, pattern) =>
  Array.from({ length: people }, () => [16, 8, 4, 2, 1].map((bit) => (pattern & bit ? 1 : 0))),
)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const column = (rows: readonly (readonly number[])[], at: number) => rows.map((row) => row[at] ?? 0)
const sumsOf = (values: readonly number[]) => ({
  count: values.length,
  sum: sum(values),
  squares: sum(values.map((value) => value * value)),
})
const variance = (values: readonly number[]) => varianceOf(sumsOf(values)) ?? 0

const alphaOf = (rows: readonly (readonly number[])[]) =>
  cronbachAlpha(
    (rows[0] ?? []).map((_, at) => variance(column(rows, at))),
    variance(rows.map(sum)),
  )

function itemRestOf(rows: readonly (readonly number[])[], at: number) {
  const item = column(rows, at)
  const rest = rows.map((row, index) => sum(row) - (item[index] ?? 0))
  const [x, y] = [sumsOf(item), sumsOf(rest)]
  const products = sum(item.map((value, index) => value * (rest[index] ?? 0)))
  return itemRestCorrelation({
    count: x.count,
    item: x.sum,
    itemSquares: x.squares,
    rest: y.sum,
    restSquares: y.squares,
    products,
  })
}

/** Pearson's correlation from deviations: a second way, for comparison. */
function correlationOf(x: readonly number[], y: readonly number[]) {
  const [mx, my] = [sum(x) / x.length, sum(y) / y.length]
  const covariance = sum(x.map((value, at) => (value - mx) * ((y[at] ?? 0) - my)))
  return covariance / Math.sqrt(sum(x.map((value) => (value - mx) ** 2)) * sum(y.map((value) => (value - my) ** 2)))
}

const points = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }), {
  minLength: 2,
  maxLength: 60,
})

describe('facility', () => {
  // Rizopoulos (2006), "ltm: An R Package for Latent Variable Modeling", Journal of Statistical Software 17(5): descript(LSAT).
  it.each([
    [0, 92.4],
    [1, 70.9],
    [2, 55.3],
    [3, 76.3],
    [4, 87],
  ])('of LSAT, item at %d, is the published proportion of right answers', (at, expected) =>
    expect(facility(sum(column(lsat, at)), lsat.length)).toBeCloseTo(expected, 10),
  )
})

describe("Cronbach's alpha", () => {
  it('of LSAT is what descript() of the R package ltm says, with all items and without each of the first three', () => {
    expect(alphaOf(lsat)).toBeCloseTo(0.295, 4)
    const without = [0, 1, 2].map((left) => alphaOf(lsat.map((row) => row.filter((_, at) => at !== left))))
    for (const [at, expected] of [0.2754, 0.2376, 0.2168].entries()) {
      expect(without[at]).toBeCloseTo(expected, 4)
    }
  })
  it('is 1 where items are the same, 0 where they have nothing in common', () => {
    expect(alphaOf([0, 1, 2, 5].map((value) => [value, value, value]))).toBeCloseTo(1, 12)
    expect(alphaOf([0, 0, 1, 1].map((value, at) => [value, at % 2]))).toBeCloseTo(0, 12)
  })
  it.each([
    ['one item', [1], 1],
    ['no items', [], 1],
    ['equal totals', [1, 1], 0],
  ])('is nothing for %s', (_, items, total) => expect(cronbachAlpha(items, total)).toBeNull())
  it('of right and wrong is Kuder and Richardson’s formula 20, in any data', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { minLength: 2 }), (answers) => {
        const rows = answers.map((row) => row.map(Number))
        const totals = rows.map(sum)
        const mean = sum(totals) / rows.length
        const spread = sum(totals.map((total) => (total - mean) ** 2)) / rows.length
        const shares = [0, 1, 2].map((at) => sum(column(rows, at)) / rows.length)
        if (spread === 0) expect(alphaOf(rows)).toBeNull()
        else expect(alphaOf(rows)).toBeCloseTo((3 / 2) * (1 - sum(shares.map((p) => p * (1 - p))) / spread), 9)
      }),
    )
  })
})

describe('the corrected item-rest correlation', () => {
  it('of LSAT is what descript() of the R package ltm says under "excluded", for items 1 and 4', () => {
    expect(itemRestOf(lsat, 0)).toBeCloseTo(0.1128, 4)
    expect(itemRestOf(lsat, 3)).toBeCloseTo(0.1444, 4)
  })
  it('is nothing for one person, and where nobody differs', () => {
    expect(itemRestOf([[1, 0]], 0)).toBeNull()
    expect(
      itemRestOf(
        [
          [1, 0],
          [1, 1],
        ],
        0,
      ),
    ).toBeNull()
    expect(
      itemRestOf(
        [
          [1, 1],
          [0, 1],
        ],
        0,
      ),
    ).toBeNull()
  })
  it('equals the correlation from deviations, in any data', () => {
    fc.assert(
      fc.property(points, (rows) => {
        const item = column(rows, 0)
        const rest = rows.map((row) => (row[1] ?? 0) + (row[2] ?? 0))
        const found = itemRestOf(rows, 0)
        if (new Set(item).size < 2 || new Set(rest).size < 2) expect(found).toBeNull()
        else expect(found).toBeCloseTo(correlationOf(item, rest), 9)
      }),
    )
  })
})

const groupsOf = (people: readonly { readonly total: number; readonly share: number }[]): TotalGroup[] =>
  [...new Set(people.map(({ total }) => total))].map((total) => {
    const same = people.filter((one) => one.total === total)
    return { total, people: same.length, shares: sum(same.map(({ share }) => share)) }
  })

describe('upper against lower 27 %', () => {
  // The worked example of examoo.com (question 6797): of 40 students 11 are in each group, 9 and 3 of whom are right; D = 0.55.
  it('is what is published for 40 students', () => {
    const groups = [
      { total: 10, people: 11, shares: 9 },
      { total: 7, people: 18, shares: 10 },
      { total: 4, people: 11, shares: 3 },
    ]
    expect(upperLowerDiscrimination(groups)).toBeCloseTo(0.55, 2)
    expect(upperLowerDiscrimination(groups)).toBeCloseTo(9 / 11 - 3 / 11, 12)
  })
  // By hand: of 100 people with different totals, 27 stand at each end; 20 and 9 of these are right: 20/27 − 9/27.
  it('is the difference of shares right', () => {
    const people = Array.from({ length: 100 }, (_, total) => ({
      total,
      share: total < 9 || (total >= 40 && total < 60) || total >= 80 ? 1 : 0,
    }))
    expect(upperLowerDiscrimination(groupsOf(people))).toBeCloseTo(11 / 27, 12)
  })
  // By hand: 27 % of 10 is 3. Best: total 5 (1 person, right), then 2 of 4 people with total 4, half of whom are right.
  it('takes people of equal totals in proportion', () => {
    const groups = [
      { total: 4, people: 4, shares: 2 },
      { total: 5, people: 1, shares: 1 },
      { total: 0, people: 5, shares: 1 },
    ]
    expect(upperLowerDiscrimination(groups)).toBeCloseTo(2 / 3 - 1 / 5, 12)
    expect(upperLowerDiscrimination(groups.toReversed())).toBeCloseTo(2 / 3 - 1 / 5, 12)
  })
  it('of LSAT, item 3, equals the mean over many orders of people with equal totals', () => {
    const people = lsat.map((row) => ({ total: sum(row), share: row[2] ?? 0 }))
    const mean = (ordered: readonly { share: number }[]) => sum(ordered.slice(0, 270).map(({ share }) => share)) / 270
    // 602 people have at most 4 points and 298 all 5: the best 270 are all of these; the lowest 270 end within 3 points.
    const low = people.filter(({ total }) => total < 3)
    const three = people.filter(({ total }) => total === 3)
    const expected =
      mean(people.filter(({ total }) => total === 5)) -
      (sum(low.map(({ share }) => share)) +
        ((270 - low.length) * sum(three.map(({ share }) => share))) / three.length) /
        270
    expect(low.length).toBeLessThan(270)
    expect(upperLowerDiscrimination(groupsOf(people))).toBeCloseTo(expected, 12)
  })
  it('is nothing for one person, and within −1 … 1 for any', () => {
    expect(upperLowerDiscrimination([{ total: 1, people: 1, shares: 1 }])).toBeNull()
    fc.assert(
      fc.property(
        fc.array(fc.record({ total: fc.nat(9), share: fc.double({ min: 0, max: 1, noNaN: true }) }), { minLength: 2 }),
        (people) => {
          const found = upperLowerDiscrimination(groupsOf(people)) as number
          expect(Math.abs(found)).toBeLessThanOrEqual(1 + 1e-9)
          const turned = groupsOf(people).map((group) => ({ ...group, total: -group.total }))
          expect(upperLowerDiscrimination(turned)).toBeCloseTo(-found, 9)
        },
      ),
    )
  })
})
