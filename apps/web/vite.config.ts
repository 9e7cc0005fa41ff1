import optimizeLocales from '@react-aria/optimize-locales-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileWords } from './build/compile-words.ts'
import { trimRoutes } from './build/trim-routes.ts'
import { precompress } from './build/precompress.ts'
import { screenSources } from './build/screen-sources.ts'
import { serviceWorker } from './build/service-worker.ts'
import { subsetInter } from './build/subset-inter.ts'

const server = process.env['DECKLE_SERVER'] ?? 'http://localhost:3000'

/**
 * What every screen needs (changing data and endless lists are some screens'), with the few parts of React Aria that the
 * entry uses (links, locale), and small modules of ours that the entry shares: each in a file of its own would weigh more.
 */
const base = {
  name: 'base',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(react-router|router-core|history|store|react-store|query-core|react-query)|use-intl|zustand)\/(?!.*(infiniteQueryObserver|mutationObserver|useInfiniteQuery|useMutation|useBlocker))|node_modules\/react-aria\/dist\/private\/(i18n\/I18nProvider|utils\/openLink)\.|packages\/ui\/src\/(strings\/ui-strings|theme\/class-names|actions\/button-style|overlays\/bottom-bar)|packages\/core\/src\/text\/interface-language|packages\/contract\/src\/client\/call-error|apps\/web\/src\/lib\/(waiting|invalidate)/,
  priority: 9,
}

/** What else the entry imports at once: listed, so that no later group takes it along. */
const app = { name: 'app', tags: ['$initial' as const], priority: 8 }

/** What surrounds every screen of a signed-in person, with the small parts that nearly all of them share. */
const frame = {
  name: 'frame',
  test: /apps\/web\/src\/(app\/shell\/(shell|places)\.ts|banners\/(banners|queries)\.ts|lib\/screen\/page\.tsx|deck\/publication-state)|packages\/ui\/src\/(layout\/card|feedback\/skeleton)/,
  priority: 6,
}

/** How icons are drawn, those that the first screen shares with others, and the logo. */
const icons = {
  name: 'icons',
  test: /node_modules\/lucide-react\/(?!.*\/icons\/(?!(book-open|plus|search)\.))|packages\/ui\/src\/layout\/logo/,
  minShareCount: 4,
  priority: 7,
}

/**
 * Those of three screens or more: in a file of its own, an icon's headers are three times its size. Those of articles stay
 * with their cards, which other screens do without.
 */
const moreIcons = {
  name: 'more-icons',
  test: /node_modules\/lucide-react\/(?!.*icons\/(bookmark|bookmark-check|calendar-days|calendar-plus|circle|circle-play|flame|heart|key-round|list-filter)\.)/,
  minShareCount: 3,
  priority: 3,
}

/**
 * Fields, choices of fields and tables, with what only they need of React Aria: the editor's panel has them, its opening
 * has not.
 */
const fields = {
  name: 'fields',
  test: /react-aria-components\/dist\/private\/(Select|Switch|TextField|TextArea|FieldError|RadioGroup|SearchField|Group)\.|react-aria\/dist\/private\/(form|spinbutton|select|textfield|radio|searchfield|toggle|switch|label\/useField|intl\/(spinbutton|searchfield|select))[/.]|react-stately\/dist\/private\/(form|select|radio|searchfield|toggle)\/|@internationalized\/number\/.*NumberParser|packages\/core\/src\/text\/(read-number|latin-digits)|packages\/ui\/src\/(fields\/(?!limit-counter)|choices\/(select|switch|radio-group)\.|collections\/(table|load-more)\.|feedback\/progress-bar|actions\/link-button)/,
  minShareCount: 4,
  priority: 3,
}

/** Modules of components that few screens use, and that the editor's first view does not need. */
const rarelyUsed =
  /react-aria-components\/dist\/private\/(Tree|useDragAndDrop|DragAndDrop|DropZone|FileTrigger|TagGroup|ComboBox|Checkbox|Color\w*|Slider)|react-aria\/dist\/private\/(tree|tag|gridlist|dnd|combobox|checkbox|color|slider|interactions\/useMove|intl\/(dnd|combobox)|i18n\/useFilter)[/.]|react-stately\/dist\/private\/(tree|dnd|combobox|checkbox|color|slider)\/|packages\/ui\/src\/choices\/(combo-box|checkbox|chips)\./

/**
 * The rest of React Aria, and what is ours around it, in one file for the many screens that share it, instead of a hundred
 * small ones. The first screen does without it: what that one draws with stays outside.
 */
const components = {
  name: 'components',
  test: (id: string) =>
    /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@internationalized)\/|lucide-react\/dist\/esm\/icons\/(arrow-down|arrow-left|arrow-up|check|chevron-down|chevron-left|chevron-right|chevrons-up-down|circle-alert|circle-check|copy|download|ellipsis|eye|eye-off|info|minus|pencil|rotate-ccw|trash|triangle-alert|undo-2|x)\.|packages\/ui\/src\/(actions\/(?!button-style)|fields\/limit-counter|choices|collections|overlays\/(?!toast\.)|feedback\/(?!skeleton|empty-state|illustrations))/.test(
      id,
    ) &&
    !fields.test.test(id) &&
    !rarelyUsed.test(id),
  minShareCount: 4,
  priority: 4,
}

/** Small parts of ours that many sections share. */
const common = {
  name: 'common',
  test: /apps\/web\/src\/(lib\/(use-action|use-bytes|use-debounced|errors\/(load-error|error-callout|error-words)|url\/(url-params|use-url-state)|list\/paged-query|screen\/screen-commands)|deck\/(media-url|save-file|use-relative-time))|packages\/core\/src\/(plan\/(plan|space)|deck\/design\/image-widths|text\/web-address)|packages\/ui\/src\/(layout\/page-header|overlays\/toast|feedback\/badge|collections\/(use-scroll-to-selected|sortable-list\/use-row-drag))|query-core\/.*(mutationObserver|infiniteQueryObserver)|react-query\/.*(useMutation|useInfiniteQuery)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 2,
}

/** How a document is edited: drafts that save by themselves, with their history and merge, in each of the editors. */
const drafts = {
  name: 'drafts',
  test: /apps\/web\/src\/lib\/draft\/(?!drafts\.)|packages\/core\/src\/document\//,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
}

/** What the editor shares with its tabs and dialogs. */
const editor = {
  name: 'editor-parts',
  test: /apps\/web\/src\/(features\/editor\/(state|commands|editor-context|in-place\/text-rules|content\/slides\/clipboard))|packages\/core\/src\/(deck\/(changes\/diff|edit\/(slides|translations|deck-state)|new-deck|texts\/(default|new)))/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
}

/** Small modules of a deck's content, which the editor, its previews and reports share. */
const deckParts = {
  name: 'deck-parts',
  test: /packages\/core\/src\/(reader-type\/|deck\/(deck|jump|is-answer|texts\/localise|lead-form\/lead-form-(limits|texts)|design\/(contrast|palettes))\.)|packages\/slides\/src\/(fields\/defaults|anagram\/letters|range-select\/slider-step|fill-in-the-blanks\/gaps)\./,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
}

/** What slides, endings and lead forms are drawn with. */
const slideParts = {
  name: 'slide-parts',
  test: /packages\/slides\/src\/(parts\/view\/(edit-context|picture|text)\.|words\/)/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
  priority: 1,
}

/** A slide as it is drawn on the canvas, in small pictures and in previews. */
const stage = {
  name: 'stage',
  test: /packages\/player\/src\/(deck\/(step|play-deck|play-state)|hosts\/host\.|view\/(stage|parts\/(foot|top-bar))|words\/load-words|styles)|packages\/slides\/src\/(players\.|(image-story|paragraph|pick-picture|scored-single-select|single-select|tagged-select|title|true-false)\/player\.tsx|parts\/view\/choice-view)|apps\/web\/src\/deck\/stage\/(slide-|player-styles|use-player-words)/,
  minShareCount: 3,
  includeDependenciesRecursively: false,
  priority: 1,
}

export default defineConfig({
  root: import.meta.dirname,
  // React Aria's own words: English; Hindi is ours (packages/ui/src/strings).
  plugins: [
    react(),
    tailwindcss(),
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
    subsetInter(),
    compileWords(),
    trimRoutes(),
    screenSources(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
  },
  // One prefix for what the strict policy must allow: files only, nothing inlined as data or script.
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    sourcemap: false,
    manifest: true,
    rolldownOptions: {
      // A contract's file gives the browser its schemas; the endpoints around them stay out.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Short hashes: the entry names every file.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            base,
            app,
            frame,
            icons,
            moreIcons,
            components,
            fields,
            common,
            drafts,
            deckParts,
            editor,
            slideParts,
            stage,
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      [
        '/api',
        '/play',
        '/embed',
        '/media',
        '/player',
        '/health',
        '/certificate/',
        '/blog/',
        '/robots.txt',
        '/calendar/',
        '/.well-known',
      ].map((path) => [path, { target: server }]),
    ),
  },
})
