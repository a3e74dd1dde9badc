import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { antdStyles } from './antd-styles/plugin'
import { brandFiles, type ProductBrand } from './brand-files'
import { compressedCopies } from './compressed-copies'
import { contractTable } from './contract-table'
import { demoPolicy } from './demo-policy'
import { exampleSources } from './example-sources'
import { iconSubset } from './icon-subset'
import { pageEntry } from './page-entry'
import { partProperties } from './part-properties'
import { sessionFiles } from './session-files'
import { sharedChunks } from './shared-chunks'
import { styleOwners } from './style-owners'
import { sqliteWithoutExtras } from './sqlite-without-extras'

// `browser`: the static demo, whose API runs inside the browser. Anything else: the ordinary build.
const isDemo = process.env.ATRIUM_RUNTIME === 'browser'

// What pages and, in tests, the API in memory import from packages. Found only while a page loads, it would reload that page.
const prepared =
  'i18next react react/jsx-dev-runtime react-dom react-dom/client react-router react-router/dom zustand zustand/middleware ' +
  '@tanstack/react-query zod dayjs dayjs/locale/zh-cn antd antd/locale/zh_CN antd/locale/en_US ' +
  'papaparse read-excel-file/universal fflate react-easy-crop dompurify marked @lezer/css @lezer/highlight @lezer/javascript @lezer/markdown ' +
  '@tiptap/core @tiptap/react @tiptap/starter-kit @tiptap/extension-image @tiptap/extension-table ' +
  '@uiw/react-codemirror @codemirror/commands @codemirror/language @codemirror/lint @codemirror/search vanilla-jsoneditor jsonrepair ' +
  '@codemirror/lang-css @codemirror/lang-html @codemirror/lang-javascript @codemirror/lang-json @codemirror/lang-markdown ' +
  'countup.js signature_pad artplayer lrc-kit lottie-web/build/player/lottie_light react-resizable-panels pinyin-pro ' +
  'echarts/core echarts/charts echarts/components echarts/renderers ' +
  '@viselect/react emoji-picker-react emoji-picker-react/data/emojis-zh emoji-picker-react/data/emojis-en ' +
  'hono hono/secure-headers kysely hash-wasm @noble/hashes/sha2.js @noble/hashes/utils.js'

/** The parts of a product that the build of its console is made from. Files are absolute paths. */
export interface ConsoleProduct extends ProductBrand {
  /** The file that starts the console. */
  readonly main: string
  /** The file that a session begins with: it has the console parts of the modules, and the router. */
  readonly session: string
  /** The file whose `contract` is the contract of the product. */
  readonly contract: string
}

/** Returns the settings of Vite for the console of a product. */
export const consoleConfig = ({ main, session, contract, ...brand }: ConsoleProduct): UserConfig => ({
  root: resolve(import.meta.dirname, '..'),
  // The demo works under any path of a static host.
  base: isDemo ? './' : '/',
  define: { __BROWSER_RUNTIME__: JSON.stringify(isDemo) },
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    antdStyles(),
    pageEntry(main),
    brandFiles(brand),
    contractTable(contract),
    exampleSources(),
    partProperties(),
    iconSubset(),
    sharedChunks(session),
    styleOwners(),
    sessionFiles(session),
    ...(isDemo ? [demoPolicy()] : []),
    compressedCopies(),
  ],
  worker: { format: 'es', plugins: () => [sqliteWithoutExtras()] },
  optimizeDeps: { entries: [main], include: prepared.split(' '), exclude: ['@sqlite.org/sqlite-wasm'] },
  build: {
    outDir: isDemo ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      // These packages have no `sideEffects` field: importing one context of the form would bundle the whole form.
      treeshake: { moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/].*\.js$/, sideEffects: false }] },
    },
  },
})
