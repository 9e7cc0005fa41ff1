/** A `pg` connection or pool, or a test double. */
interface Database {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>
}

/** Whether the tables of this database are distributed. */
export async function isDistributed(db: Database): Promise<boolean> {
  // Without Citus its catalog is not there to be asked.
  const { rows: catalogs } = await db.query("select where to_regclass('pg_dist_partition') is not null")
  if (catalogs.length === 0) return false
  const { rows } = await db.query("select from pg_dist_partition where logicalrelid = 'users'::regclass")
  return rows.length > 0
}
