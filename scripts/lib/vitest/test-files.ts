import { configDefaults } from 'vitest/config'

/** Deep tests run only in `npm run test:deep`, which sets `TEST_DEPTH=deep` and runs no others. */
const deepOf = (pattern: string): string => pattern.replace('.test.', '.deep.test.')

/** Settings of a Vitest project that select the test files of this run's depth. */
export function testFiles({ include = 'src/**/*.test.{ts,tsx}', exclude = [] as readonly string[] } = {}) {
  if (process.env['TEST_DEPTH'] === 'deep')
    return { include: [deepOf(include)], exclude: [...configDefaults.exclude, ...exclude.map(deepOf)] }
  return { include: [include], exclude: [...configDefaults.exclude, deepOf(include), ...exclude] }
}
