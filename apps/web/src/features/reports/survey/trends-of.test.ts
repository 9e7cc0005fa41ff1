import { expect, it } from 'vitest'
import { trendsOf } from './trends-of.ts'

const row = (day: string, slide_id: string, mean: number | null, answered = 3) => ({
  day,
  slide_id,
  question: `Question ${slide_id}`,
  mean,
  answered,
})

it('each rating has its means in order of time; what has no mean has no trend', () => {
  const rows = [row('2026-02-01', 's1', 4.5), row('2026-01-01', 's1', 3), row('2026-01-01', 's2', null)]
  expect(trendsOf(rows)).toEqual([
    {
      slideId: 's1',
      question: 'Question s1',
      points: [
        { day: '2026-01-01', mean: 3, answered: 3 },
        { day: '2026-02-01', mean: 4.5, answered: 3 },
      ],
    },
  ])
  expect(trendsOf([])).toEqual([])
})
