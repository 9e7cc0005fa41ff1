/** The header that says how many rows a table has that is sent as a file. */
export const TOTAL_ROWS = 'x-total-rows'
