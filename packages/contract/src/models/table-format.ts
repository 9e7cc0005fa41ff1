import * as z from 'zod/mini'

/** Files that a table is exported as. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]
export const tableFormat = z.enum(tableFormats)
