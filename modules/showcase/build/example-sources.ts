import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { examplesOf } from './example-files.mjs'

const root = resolve(import.meta.dirname, '../../..')
const mark = '\0example-sources:'

/**
 * `import('./examples?sources')` in a showcase page: the sources of its examples and of all they import of their module, in one file,
 * which comes when the first of them is opened or copied.
 */
export function exampleSources(): Plugin {
  return {
    name: 'example-sources',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !id.endsWith('/examples?sources')) return undefined
      return `${mark}${resolve(importer, '../', id.replace('?sources', ''))}`
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined
      const folder = resolve(id.slice(mark.length), '..')
      const sources = examplesOf(relative(root, folder).replaceAll('\\', '/'))
      for (const file of Object.keys(sources.files)) this.addWatchFile(resolve(root, file))
      return `export default ${JSON.stringify(sources)}`
    },
  }
}
