import * as z from 'zod/mini'

/** Stands in an address, where anybody may write anything: it becomes one line, cut to `max` characters, and refuses nobody. */
export const sourceTag = (max: number) =>
  z.string().check(
    z.overwrite((tag) =>
      tag
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, max)
        .toWellFormed(),
    ),
  )
