import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from './build/antd-styles/plugin'
import { brandFiles } from './build/brand-files'
import { compressedCopies } from './build/compressed-copies'
import { contractTable } from './build/contract-table'
import { iconSubset } from './build/icon-subset'
import { sharedChunks } from './build/shared-chunks'
import { sqliteWithoutExtras } from './build/sqlite-without-extras'

// `browser`: the static demo, whose API runs inside the browser. Anything else: the ordinary build.
const isDemo = process.env.ATRIUM_RUNTIME === 'browser'

// What pages and, in tests, the API in memory import from packages. Found only while a page loads, it would reload that page.
const prepared =
  'i18next react react/jsx-dev-runtime react-dom react-dom/client react-router react-router/dom zustand zustand/middleware ' +
  '@tanstack/react-query zod dayjs dayjs/locale/zh-cn antd antd/locale/zh_CN antd/locale/en_US ' +
  'papaparse read-excel-file/universal fflate react-easy-crop @wangeditor-next/editor dompurify @lezer/highlight @lezer/javascript ' +
  'hono hono/secure-headers kysely hash-wasm @noble/hashes/sha2.js @noble/hashes/utils.js'

export default defineConfig({
  root: import.meta.dirname,
  // The demo works under any path of a static host.
  base: isDemo ? './' : '/',
  define: { __BROWSER_RUNTIME__: JSON.stringify(isDemo) },
  resolve: { tsconfigPaths: true },
  plugins: [react(), antdStyles(), brandFiles(), contractTable(), iconSubset(), sharedChunks(), compressedCopies()],
  worker: { format: 'es', plugins: () => [sqliteWithoutExtras()] },
  optimizeDeps: { include: prepared.split(' '), exclude: ['@sqlite.org/sqlite-wasm'] },
  server: { proxy: { '/api': process.env.ATRIUM_API ?? 'http://127.0.0.1:3000' } },
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
