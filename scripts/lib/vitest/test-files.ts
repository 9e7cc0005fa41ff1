import { configDefaults } from 'vitest/config'

/** Tests that run only in `npm run test:deep`: `TEST_DEPTH=deep` runs them and no others. */
const deepTests = 'src/**/*.deep.test.{ts,tsx}'

/** Settings of a Vitest project that select the test files of this run's depth. */
export function testFiles({ include = 'src/**/*.test.{ts,tsx}', exclude = [] as readonly string[] } = {}) {
  if (process.env['TEST_DEPTH'] === 'deep') return { include: [deepTests] }
  return { include: [include], exclude: [...configDefaults.exclude, deepTests, ...exclude] }
}
