import type { competencies } from '@deckle/contract/competencies.ts'
import type { Handler } from '../../../http/handler.ts'
import { presentFramework } from './present.ts'

export const listCompetencies: Handler<typeof competencies.list> = async ({ deps, actor }) => ({
  competencies: await presentFramework(deps.db, actor),
})
