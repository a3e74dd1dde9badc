import { relative } from 'node:path'
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite'

/** Puts the address of the file that starts the console in place of `%entry%` in the page. */
export function pageEntry(main: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'page-entry',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: {
      order: 'pre',
      // The file is outside of the root: a served page names it by its path on the disk.
      handler: (html) =>
        html.replace('%entry%', config.command === 'serve' ? served(main) : normalizePath(relative(config.root, main))),
    },
  }
}

const served = (file: string) => `/@fs/${normalizePath(file).replace(/^\//, '')}`
