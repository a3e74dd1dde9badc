import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from './build/antd-styles/plugin'
import { brandFiles } from './build/brand-files'
import { compressedCopies } from './build/compressed-copies'
import { contractTable } from './build/contract-table'
import { demoPolicy } from './build/demo-policy'
import { exampleSources } from './build/example-sources'
import { iconSubset } from './build/icon-subset'
import { partProperties } from './build/part-properties'
import { sessionFiles } from './build/session-files'
import { sharedChunks } from './build/shared-chunks'
import { styleOwners } from './build/style-owners'
import { sqliteWithoutExtras } from './build/sqlite-without-extras'

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

export default defineConfig({
  root: import.meta.dirname,
  // The demo works under any path of a static host.
  base: isDemo ? './' : '/',
  define: { __BROWSER_RUNTIME__: JSON.stringify(isDemo) },
  resolve: { tsconfigPaths: true },
  plugins: [
    react(),
    antdStyles(),
    brandFiles(),
    contractTable(),
    exampleSources(),
    partProperties(),
    iconSubset(),
    sharedChunks(),
    styleOwners(),
    sessionFiles(),
    ...(isDemo ? [demoPolicy()] : []),
    compressedCopies(),
  ],
  worker: { format: 'es', plugins: () => [sqliteWithoutExtras()] },
  optimizeDeps: { include: prepared.split(' '), exclude: ['@sqlite.org/sqlite-wasm'] },
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
