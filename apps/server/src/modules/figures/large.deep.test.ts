import { afterAll, beforeAll, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { compareGrouped } from './compare-grouped.ts'

let test: TestApp
beforeAll(async () => (test = await createTestApp()))
afterAll(() => test.close())

// More attempts than a rebuild reads in one page.
it('figures of 140,000 events are those of a GROUP BY', () => compareGrouped(test, [130_000, 10_000]))
