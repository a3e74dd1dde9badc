import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressedCopies } from './build/compressed-copies'
import { contractTable } from './build/contract-table'
import { iconSubset } from './build/icon-subset'

// `browser`: the static demo, whose API runs inside the browser. Anything else: the ordinary build.
const isDemo = process.env.ATRIUM_HOME === 'browser'

export default defineConfig({
  root: import.meta.dirname,
  // The demo works under any path of a static host.
  base: isDemo ? './' : '/',
  define: { __BROWSER_HOME__: JSON.stringify(isDemo) },
  plugins: [react(), contractTable(), iconSubset(), compressedCopies()],
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['@sqlite.org/sqlite-wasm'] },
  server: { proxy: { '/api': process.env.ATRIUM_API ?? 'http://127.0.0.1:3000' } },
  build: {
    outDir: isDemo ? 'dist-demo' : 'dist',
    emptyOutDir: true,
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
  },
})
