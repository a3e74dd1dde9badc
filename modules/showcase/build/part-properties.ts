import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { propertiesOf } from './read-properties.mjs'

const root = resolve(import.meta.dirname, '../../..')
const mark = '\0part-properties:'
const query = '?properties'

/** `import('atrium/ui/icon?properties')`: what the docstrings of a file say of the properties of its components. */
export function partProperties(): Plugin {
  return {
    name: 'part-properties',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith(query)) return undefined
      const file = await this.resolve(id.slice(0, -query.length), importer)
      return file ? `${mark}${file.id}` : undefined
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined
      const file = id.slice(mark.length)
      this.addWatchFile(file)
      return `export default ${JSON.stringify(propertiesOf(relative(root, file).replaceAll('\\', '/')))}`
    },
  }
}
