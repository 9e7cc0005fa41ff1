/**
 * The most that a browser with an empty cache may receive, in bytes: everything that was sent on 28 November 2026, rounded up
 * to the next half kilobyte. A number here grows only by a decision record in `docs/decisions`, which says what the bytes are
 * for. `app/budgets.spec.ts` counts them; the targets are in the performance table (P9, P10).
 */
export const budgets = {
  // With a request for banners that a slow machine ends after three seconds and repeats: 640 bytes.
  'first screen after sign-in': 326_300,
  'opening of the deck editor': 377_800,
  'published deck, without fonts and media': 43_000,
} as const
