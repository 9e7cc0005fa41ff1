/**
 * The most that a browser with an empty cache may receive, in bytes: everything that was sent on 28 November 2026, rounded up
 * to the next half kilobyte. A number here grows only by a decision record in `docs/decisions`, which says what the bytes are
 * for. `app/budgets.spec.ts` counts them; their targets are in the performance table (P3, P9, P10).
 */
export const budgets = {
  'first screen after sign-in': 999_000,
  'opening of the deck editor': 999_000,
  'published deck, without fonts and media': 999_000,
} as const
