import type { Deps } from '../deps.ts'

export const daysAgo = ({ now }: Pick<Deps, 'now'>, days: number): Date => new Date(now().getTime() - days * 86_400_000)
