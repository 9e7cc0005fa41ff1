import { sql } from 'kysely'

/** Mean of a `real` column with one decimal, half up: in tenths, since fractions of `real` are not exact. */
export const meanOfTenths = (column: string) =>
  sql<number | null>`(round(avg(round((${sql.ref(column)} * 10)::numeric))) / 10)::real`
