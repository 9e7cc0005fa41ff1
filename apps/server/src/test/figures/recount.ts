import { foldAll, queueRebuild } from '../../modules/figures/index.ts'
import type { TestApp } from '../app.ts'

/** Counts a client's figures anew: for rows that a test inserted or changed itself. */
export async function recountFigures({ deps: { db } }: TestApp, clientId: string): Promise<void> {
  await queueRebuild(db, clientId)
  await foldAll(db, clientId)
}
