import { firstRoutes } from './routes-first.ts'
import { laterRoutes } from './routes-later.ts'

/** The single source of every call's method, path, access and body type; endpoints are built from it. */
export const routes = { ...firstRoutes, ...laterRoutes } as const

export type Routes = typeof routes
