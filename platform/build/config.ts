import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { apiDocs } from './plugins/api-docs'
import { antdStyles } from './plugins/antd-styles/plugin'
import { brandFiles } from './plugins/brand-files'
import { compressedCopies } from './plugins/compressed-copies'
import { contractTable } from './plugins/contract-table'
import { demoPolicy } from './plugins/demo-policy'
import { iconSubset } from './plugins/icon-subset'
import { aliases } from './aliases'
import { isInstalled, platformFolder, productFolder } from './folders'
import { pageEntry } from './plugins/page-entry'
import { pageRefresh } from './plugins/page-refresh'
import { prepared } from './prepared'
import type { ConsoleProduct } from './product'
import { restartOnChange } from './plugins/restart-on-change'
import { sessionFiles } from './plugins/session-files'
import { sharedChunks } from './plugins/shared-chunks'
import { styleOwners } from './plugins/style-owners'
import { sqliteWithoutExtras } from './plugins/sqlite-without-extras'

// `browser`: the static demo, whose API runs inside the browser. Anything else: the ordinary build.
const isDemo = process.env.ATRIUM_RUNTIME === 'browser'

/** Returns the settings of Vite for the console of a product. */
export const consoleConfig = ({ main, session, contract, builds, files, ...brand }: ConsoleProduct): UserConfig => ({
  root: resolve(platformFolder, 'console'),
  // The demo works under any path of a static host, and the server puts BASE_PATH into the page.
  base: './',
  cacheDir: resolve(productFolder, 'node_modules/.vite'),
  server: { fs: { allow: [productFolder, platformFolder] } },
  define: { __BROWSER_RUNTIME__: JSON.stringify(isDemo) },
  resolve: { alias: aliases, tsconfigPaths: true },
  plugins: [
    pageRefresh(),
    react(),
    antdStyles(),
    pageEntry(main),
    brandFiles(brand),
    contractTable(contract),
    ...builds.flatMap(({ plugins = [] }) => plugins),
    iconSubset(),
    sharedChunks(session),
    styleOwners(),
    sessionFiles(session),
    ...(isDemo ? [demoPolicy()] : [apiDocs(brand)]),
    compressedCopies(),
    restartOnChange(files, resolve(productFolder, 'modules')),
  ],
  worker: { format: 'es', plugins: () => [sqliteWithoutExtras()] },
  optimizeDeps: {
    entries: [main],
    include: [...prepared, ...builds.flatMap((one) => one.prepared ?? [])],
    // The platform is source, also where it is an installed package. Elsewhere what it imports is found by reading it.
    exclude: [...(isInstalled ? ['atrium'] : []), '@sqlite.org/sqlite-wasm'],
  },
  build: {
    outDir: resolve(productFolder, isDemo ? 'dist/demo' : 'dist/console'),
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
