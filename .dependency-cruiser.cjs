// The arrows of ARCHITECTURE.md. Each rule is proved by scripts/check-arrows.ts, which breaks it on purpose.
const src = {
  core: '^packages/core/src',
  slides: '^packages/slides/src',
  contract: '^packages/contract/src',
  player: '^packages/player/',
  ui: '^packages/ui/',
  server: '^apps/server/',
  web: '^apps/web/',
}
const ours = '^(packages|apps)/'
const tests = '\\.test\\.tsx?$|/test/|vitest\\.config\\.ts$'
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', 'No import cycles anywhere.', {}, { circular: true }),
    rule(
      'core-imports-nothing',
      'core → nothing: no dependency, no Node, none of ours.',
      { path: src.core, pathNot: tests },
      { pathNot: src.core },
    ),
    rule(
      'slides-to-core',
      'slides → core.',
      { path: src.slides, pathNot: tests },
      { path: ours, pathNot: [src.core, src.slides] },
    ),
    rule(
      'contract-to-core-and-schemas',
      "contract → core, slides' schemas.",
      { path: src.contract, pathNot: tests },
      {
        path: ours,
        pathNot: [src.core, src.contract, '^packages/slides/src/(schemas|fields/(schema|bounded|limited-text))\\.ts$'],
      },
    ),
    rule(
      'player-to-core-slides-contract',
      'player → core, slides, contract.',
      { path: src.player, pathNot: tests },
      { path: ours, pathNot: [src.core, src.slides, src.contract, src.player] },
    ),
    rule(
      'player-contract-types-only',
      "player → contract's types only.",
      { path: src.player, pathNot: tests },
      { path: src.contract, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'ui-imports-texts-of-core',
      'ui → the texts of core alone.',
      { path: src.ui },
      { path: ours, pathNot: [src.ui, '^packages/core/src/text/'] },
    ),
    rule(
      'server-arrows',
      'server → core, slides, contract, of the player the play deck, the host port and packages for LMSs.',
      { path: src.server, pathNot: tests },
      {
        path: ours,
        pathNot: [
          src.core,
          src.slides,
          src.contract,
          src.server,
          '^packages/player/src/(deck/play-deck\\.ts|hosts/host\\.ts|lms/package/package-[a-z]+\\.ts)$',
        ],
      },
    ),
    rule(
      'server-no-views',
      "The server reaches slides' definitions, schemas and scoring, never their views.",
      { path: src.server, pathNot: tests },
      { path: '^packages/slides/src/(players|editors)\\.tsx?$' },
    ),
    rule(
      'web-arrows',
      'web → core, slides, contract, player, ui.',
      { path: src.web, pathNot: tests },
      { path: src.server },
    ),
    rule('nobody-to-apps', 'Nobody → server, nobody → web.', { path: '^packages/' }, { path: '^apps/' }),
    rule(
      'slide-folders-apart',
      'The folders of slide types do not know each other, nor what looks at whole decks.',
      {
        path: '^packages/slides/src/([^/]+)/',
        pathNot: ['^packages/slides/src/(fields|parts|doctor)/', tests],
      },
      {
        path: '^packages/slides/src/[^/]+/',
        pathNot: ['^packages/slides/src/$1/', '^packages/slides/src/(fields|parts)/'],
      },
    ),
    rule(
      'answer-aspects-apart',
      'An aspect of a kind of answer knows no other aspect, nor another kind: each is bundled by itself.',
      { path: '^packages/slides/src/answers/[^/]+/', pathNot: tests },
      { path: '^packages/slides/src/answers/[^/]+/' },
    ),
    rule(
      'slide-parts-below-types',
      'Shared parts and fields do not know the slide types.',
      { path: '^packages/slides/src/(fields|parts)/', pathNot: tests },
      { path: '^packages/slides/src/[^/]+/', pathNot: '^packages/slides/src/(fields|parts)/' },
    ),
    rule(
      'features-apart',
      'Features do not know each other.',
      { path: '^apps/web/src/features/([^/]+)/', pathNot: tests },
      {
        path: '^apps/web/src/features/[^/]+/',
        pathNot: ['^apps/web/src/features/$1/', '^apps/web/src/features/(media|learning|certificates)/index\\.ts$'],
      },
    ),
    rule(
      'web-lib-below-features',
      'What features share (lib, deck, charts, words) knows none of them, nor the application that puts them together.',
      { path: '^apps/web/src/(lib|deck|charts|words)/', pathNot: tests },
      { path: '^apps/web/src/(features|app|routes)/' },
    ),
    rule(
      'web-features-below-app',
      'Features do not know the application that puts them together.',
      { path: '^apps/web/src/features/', pathNot: tests },
      { path: '^apps/web/src/(app|routes)/' },
    ),
    rule(
      'module-by-its-index',
      'A module is used through its index only.',
      {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/modules/([^/]+)/', '^apps/server/src/deps\\.ts$', tests],
      },
      { path: '^apps/server/src/modules/[^/]+/', pathNot: '^apps/server/src/modules/[^/]+/index\\.ts$' },
    ),
    rule(
      'deps-types-only',
      'deps.ts names the memory of modules, as types: their index would import it again.',
      { path: '^apps/server/src/deps\\.ts$' },
      { path: '^apps/server/src/modules/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'modules-by-index-between',
      'A module uses another through its index, and joins what its tables.ts opens.',
      { path: '^apps/server/src/modules/([^/]+)/', pathNot: tests },
      {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/(index|tables)\\.ts$'],
      },
    ),
    rule(
      'http-below-modules',
      'Modules stand on http/, db/ and platform/, which know none of them; registry.ts and app.ts put the two together.',
      { path: '^apps/server/src/(http|db|platform)/', pathNot: tests },
      { path: '^apps/server/src/(modules/|registry\\.ts$|app\\.ts$)' },
    ),
    rule(
      'sql-in-queries',
      'SQL lives in queries.ts and db/ (and in the ports that keep their own table).',
      { path: '^apps/server/src/', pathNot: ['/queries[a-z-]*\\.ts$', '^apps/server/src/(db|platform)/', tests] },
      { path: '(^|/)node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'fastify-in-http',
      'Fastify lives in http/ and app.ts.',
      { path: '^apps/server/src/', pathNot: ['^apps/server/src/(http/|app\\.ts$)', tests] },
      { path: '(^|/)node_modules/(fastify|@fastify)/' },
    ),
    rule(
      'player-light',
      'The player never reaches a validator, an editor, a report, React Aria or icons.',
      { path: '^packages/player/src/(deck|entries|hosts|view)/' },
      {
        path: '(^|/)node_modules/(zod|react-aria-components|lucide-react)/|^packages/slides/src/(schemas|editors|reports)\\.ts',
        reachable: true,
      },
    ),
    rule(
      'slide-views-light',
      'No slide view reaches a validator.',
      { path: '^packages/slides/src/[^/]+/player\\.tsx$' },
      { path: '(^|/)node_modules/zod/', reachable: true },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/dist/|(^|/)(\\.data|\\.cache|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.js', '.json'],
    },
  },
}
