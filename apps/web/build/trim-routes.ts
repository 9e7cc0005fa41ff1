import type { Plugin } from 'vite'

/** Of who may make a call, the client asks only whether anyone may: which action it takes stays on the server. */
export function trimRoutes(): Plugin {
  return {
    name: 'deckle:trim-routes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/contract\/src\/routes[a-z-]*\.ts$/.test(id)) return null
      return { code: withoutActions(code), map: null }
    },
  }
}

const withoutActions = (code: string): string =>
  code.replaceAll(/(\b(?:get|post|patch)\(\s*'[^']*',\s*)'(?!public')[^']*'/g, "$1''")
