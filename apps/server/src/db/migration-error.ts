/** Its message is for people. In a file of its own, so that printing it at the start does not import Kysely. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}
