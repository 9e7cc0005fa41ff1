import * as z from 'zod/mini'

/** Files that a table is exported as. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]
export const tableFormat = z.enum(tableFormats)

/** The header that says how many rows a table has that is sent as a file. */
export const TOTAL_ROWS = 'x-total-rows'
