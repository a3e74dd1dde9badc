import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { antdStyles } from './antd-styles/plugin'
import { brandFiles, type ProductBrand } from './brand-files'
import { compressedCopies } from './compressed-copies'
import { contractTable } from './contract-table'
import { demoPolicy } from './demo-policy'
import { iconSubset } from './icon-subset'
import type { ModuleBuild } from './module-build'
import { pageEntry } from './page-entry'
import { prepared } from './prepared'
import { sessionFiles } from './session-files'
import { sharedChunks } from './shared-chunks'
import { styleOwners } from './style-owners'
import { sqliteWithoutExtras } from './sqlite-without-extras'

// `browser`: the static demo, whose API runs inside the browser. Anything else: the ordinary build.
const isDemo = process.env.ATRIUM_RUNTIME === 'browser'

/** The parts of a product that the build of its console is made from. Files are absolute paths. */
export interface ConsoleProduct extends ProductBrand {
  /** The file that starts the console. */
  readonly main: string
  /** The file that a session begins with: it has the console parts of the modules, and the router. */
  readonly session: string
  /** The file whose `contract` is the contract of the product. */
  readonly contract: string
  /** The parts that its modules add to the build, by their names. */
  readonly builds: Readonly<Record<string, ModuleBuild>>
}

/** Returns the settings of Vite for the console of a product. */
export const consoleConfig = ({ main, session, contract, builds, ...brand }: ConsoleProduct): UserConfig => ({
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
    ...Object.values(builds).flatMap(({ plugins = [] }) => plugins),
    iconSubset(),
    sharedChunks(session),
    styleOwners(),
    sessionFiles(session),
    ...(isDemo ? [demoPolicy()] : []),
    compressedCopies(),
  ],
  worker: { format: 'es', plugins: () => [sqliteWithoutExtras()] },
  optimizeDeps: {
    entries: [main],
    include: [...prepared, ...Object.values(builds).flatMap((one) => one.prepared ?? [])],
    exclude: ['@sqlite.org/sqlite-wasm'],
  },
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
