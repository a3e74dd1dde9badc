import type { Plugin } from 'vite'

const extras = /new URL\("(?:sqlite3-worker1\.mjs|sqlite3-opfs-async-proxy\.js)", import\.meta\.url\)/g

/** Leaves out two scripts that the SQLite package names but that the demo, whose database is in memory, never starts. */
export function sqliteWithoutExtras(): Plugin {
  return {
    name: 'sqlite-without-extras',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('sqlite-wasm/dist/index.mjs')) return undefined
      if (!extras.test(code)) this.error('sqlite-wasm names its extra scripts in another way now.')
      return { code: code.replaceAll(extras, 'undefined'), map: null }
    },
  }
}
