/** Seed of the random tests, 0 to 2³¹ − 1. */
export function testSeed(): number
